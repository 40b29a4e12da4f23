import { clone } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { Table } from '../../scenarios/crew/table.ts';

/** The game's verdict on a changed state. */
function tampered(table: Table, change: (state: CrewState) => void): unknown {
  const state = clone(table.state);
  change(state);
  return table.game.checkState(state)?.params?.path ?? null;
}

const hands = { pawsPilot: ['plane left', 'plane view', 'shoot PC', 'sun left'] };
const laying = () => Table.action({ hands }).lay('pawsPilot', 'plane left, own', 2);
const discarding = () => laying().close();

describe('a state from a file', () => {
  test('a state from a file is accepted in every phase where a seat is awaited', () => {
    const seen = new Set<string>();
    for (const raw of [{ token: 'moon' }, { token: 'moon', players: '3' }, { players: '2', token: 'antiAir' }]) {
      for (let seed = 0; seed < 12; seed++) {
        const table = new Table(raw);
        const dice = new SeededRandom(seed);
        table.rng = dice;
        while (table.state.outcome === null) {
          expect(table.game.checkState(table.state)).toBeNull();
          seen.add(table.state.phase);
          const [seat] = table.awaiting;
          const choices = table.game.legalActions(table.state, seat);
          table.do(choices[dice.below(choices.length)]);
        }
        expect(table.game.checkState(table.state)).toBeNull();
      }
    }
    expect([...seen].sort()).toEqual([
      'action.faceUp',
      'action.laying',
      'discard.choosing',
      'draw.extra',
      'placing',
      'section.moonChoice',
    ]);
  });

  test.each<[what: string, change: (state: CrewState) => void, path: string]>([
    ['a phase without an awaited seat', (state) => Object.assign(state, { phase: 'repair' }), 'phase'],
    ['a face-up card of four players', (state) => Object.assign(state, { phase: 'action.faceUp', laid: [] }), 'phase'],
    [
      'an outcome in the middle of a match',
      (state) => Object.assign(state, { outcome: { ending: 'drawn', winners: [] } }),
      'outcome',
    ],
    ['a round 0', (state) => Object.assign(state, { round: 0 }), 'round'],
    ['a section outside the Resolution Phase', (state) => Object.assign(state, { section: 2 }), 'section'],
    ['a plane on its own boards', (state) => state.planes.reverse(), 'planes.0'],
    ['a state without the Sun', (state) => Object.assign(state, { token: -1 }), 'token'],
    ['the Sun where it may not start', (state) => Object.assign(state, { token: 7 }), 'token'],
    ['a trail without anti-air fire', (state) => Object.assign(state, { trail: [3, -1] }), 'trail.0'],
    ['a card too many', (state) => state.posts[1].deck.push(0), 'posts.1'],
    ['a card too few', (state) => state.posts[2].deck.pop(), 'posts.2'],
    ['a card of another kind', (state) => Object.assign(state.posts[3].deck, { 0: 13, 1: 13 }), 'posts.3'],
    ['a hand out of order', (state) => state.posts[0].hand.reverse(), 'posts.0.hand'],
    ['a hand too large', (state) => state.posts[1].hand.push(...state.posts[1].deck.splice(-1)), 'posts.1.hand'],
    ['a hand too small', (state) => state.posts[1].deck.push(...state.posts[1].hand.splice(0, 1)), 'posts.1.hand'],
    ['a witness of nothing', (state) => state.posts[0].witnesses.push(2), 'posts.0.witnesses'],
    ['an end on a card that has none', (state) => Object.assign(state.laid[0], { end: null }), 'laid.0.end'],
    ['a card that lies open too soon', (state) => Object.assign(state.laid[0], { open: true }), 'laid.0.open'],
    ['a Repairing player while cards are laid', (state) => Object.assign(state.repairing, { 1: true }), 'repairing.1'],
    ['smoke in the first round', (state) => Object.assign(state.smoke, { 1: true }), 'smoke'],
    ['a state with every player ready', (state) => state.stands.fill('ready'), 'stands'],
    ['a discard while cards are laid', (state) => Object.assign(state.discarding, { 2: [] }), 'discarding.2'],
    ['a number of extra cards without the Moon', (state) => Object.assign(state.extras, { 2: 1 }), 'extras.2'],
    ['a look at cards without the Moon', (state) => state.looks.push({ post: 2, by: 0, cards: [] }), 'looks'],
    [
      'a draw agreed by every player',
      (state) => Object.assign(state.draw, { agreed: [0, 1, 2, 3], offeredIn: [1, 0, 0, 0] }),
      'draw.agreed',
    ],
    ['a draw that was not offered', (state) => Object.assign(state.draw, { agreed: [0] }), 'draw.agreed'],
    [
      'a team that agrees to resign and still plays',
      (state) => Object.assign(state.surrender, { wanted: [0, 1], askedIn: [1, 1, -1, -1] }),
      'surrender.wanted',
    ],
    ['an unknown key', (state) => Object.assign(state, { clock: 20 }), 'clock'],
  ])('%s is refused', (_what, change, path) => {
    expect(tampered(laying(), change)).toBe(path);
  });

  test.each<[what: string, change: (state: CrewState) => void, path: string]>([
    [
      'a choice of cards that are not in the hand',
      (state) => Object.assign(state.discarding, { 1: [0, 0, 0, 0] }),
      'discarding.1',
    ],
    ['a state with every choice sealed', (state) => state.discarding.fill([]), 'discarding'],
    ['a ready player after the Action Phase', (state) => Object.assign(state.stands, { 0: 'ready' }), 'stands'],
    [
      'a player without laid cards who is not Repairing',
      (state) => Object.assign(state.repairing, { 3: false }),
      'repairing.3',
    ],
    ['a Repairing player with a laid card', (state) => Object.assign(state.repairing, { 0: true }), 'repairing.0'],
  ])('%s is refused while discards are chosen', (_what, change, path) => {
    expect(tampered(discarding(), change)).toBe(path);
  });

  test('two cards of a team on a section are refused without crossfire', () => {
    const two = (crossfire: boolean) => {
      const table = Table.action({ hands }, { crossfire });
      table.lay('pawsPilot', 'plane left, own', 2).lay('pawsPilot', 'shoot PC', 3);
      return tampered(table, (state) => Object.assign(state.laid[1], { section: 2 }));
    };
    expect(two(false)).toBe('laid.0.section');
    expect(two(true)).toBeNull();
  });

  test('a match of three players without its face-up card is refused', () => {
    const table = Table.action({ hands }, { players: '3', alone: 'paws' }).lay('pawsPilot', 'plane left, own', 2);
    expect(tampered(table, (state) => Object.assign(state.laid[0], { open: false }))).toBe('laid');
    expect(tampered(table, (state) => Object.assign(state.laid[0], { section: 3 }))).toBe('laid.0.open');
  });

  test('cards shown to a shooter are refused if they do not fit the deck', () => {
    const hit = { pawsGunner: ['shoot PC'] };
    const table = Table.action({ token: 'paws PC', hands: hit }, { token: 'moon' });
    table.round({ pawsGunner: { 1: 'shoot PC' } });
    expect(table.state.phase).toBe('section.moonChoice');
    const [first] = table.state.looks;
    expect(tampered(table, (state) => state.looks[0].cards.pop())).toBe('looks.0.cards');
    expect(tampered(table, (state) => Object.assign(state.looks[0], { by: 2 }))).toBe('looks.0.by');
    expect(
      tampered(table, (state) => Object.assign(state.looks[0], { cards: new Array(9).fill(first.cards[0]) })),
    ).toBe('looks.0.cards');
    expect(tampered(table, (state) => Object.assign(state, { looks: [] }))).toBe('looks');
  });

  test.each([[null], [undefined], [3], ['state'], [[]], [{}]])('the value %s is not a state', (value) => {
    expect(Table.action().game.checkState(value)?.code).toBe('save.invalid');
  });
});
