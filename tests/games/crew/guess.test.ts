import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { CrewState } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, Table } from '../../scenarios/crew/table.ts';

const hands: Layout['hands'] = {
  pawsPilot: ['plane left', 'plane view', 'shoot PC', 'sun left'],
  pawsGunner: ['shoot PC', 'shoot GL', 'sun left', 'sun team'],
  jawsPilot: ['plane left', 'plane right', 'plane corner', 'plane view'],
  jawsGunner: ['plane left', 'shoot GR', 'sun left', 'sun team'],
};

/** The Jaws plane is hit where it is; nobody of its crew is Repairing. */
const shot: Plays = {
  pawsGunner: { 1: 'shoot PC' },
  jawsPilot: { 2: 'plane left, own' },
  jawsGunner: { 3: 'shoot GR' },
};

type Guess = (table: Table, seat: number, rng: Random) => CrewState;
const determinize: Guess = ({ game, state }, seat, rng) => game.determinize(game.view(state, seat), seat, rng);
const sample: Guess = ({ game, state }, seat, rng) => game.sampler(game.view(state, seat), seat)(rng);

/** The cards found in many samples, each once. */
function found<T>(guess: Guess, table: Table, seat: number, look: (state: CrewState) => T): Set<string> {
  const rng = new SeededRandom(4);
  return new Set(Array.from({ length: 200 }, () => JSON.stringify(look(guess(table, seat, rng)))));
}

const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
const holds = (all: readonly number[], some: readonly number[]) => {
  const left = [...all];
  return some.every((card) => left.includes(card) && left.splice(left.indexOf(card), 1));
};

describe.each([
  ['a guess', determinize],
  ['a sample', sample],
])('%s', (_name, guess) => {
  test('a guessed state keeps the knowledge of its seat, and deals the other cards again', () => {
    const table = Table.action({ hands, decks: { jawsPilot: 10 } }).lay('pawsGunner', 'shoot GL', 2);
    const own = guess(table, 0, new SeededRandom(1)).posts[0];
    expect(own).toEqual({ ...table.state.posts[0], deck: expect.any(Array) });
    expect(sorted(own.deck)).toEqual(sorted(table.state.posts[0].deck));
    expect(found(guess, table, 0, ({ posts }) => posts[2].hand).size).toBeGreaterThan(100);
    expect(found(guess, table, 0, ({ posts }) => posts[2].scrap).size).toBeGreaterThan(100);
    expect(found(guess, table, 0, ({ posts }) => posts[1].deck).size).toBeGreaterThan(100);
  });

  test('a guessed state gives a card that lies face down any face, at either end', () => {
    const table = Table.action({ hands }).lay('jawsPilot', 'plane left, own', 2);
    const ends = found(guess, table, 0, ({ laid }) => laid[0].end);
    expect(ends).toEqual(new Set(['"own"', '"enemy"', 'null']));
    expect(found(guess, table, 0, ({ laid }) => laid[0].card).size).toBeGreaterThan(10);
  });

  test('a guessed state leaves cards that a shooter was shown in their deck', () => {
    const table = Table.action({ hands, token: 'paws PC', decks: { jawsPilot: 12 } }, { token: 'moon' });
    table.round(shot);
    expect(table.state.phase).toBe('section.moonChoice');
    const [{ cards }] = table.state.looks;
    expect(found(guess, table, 1, ({ posts, looks }) => [holds(posts[2].deck, cards), looks[0].cards])).toEqual(
      new Set([JSON.stringify([true, cards])]),
    );
    // And no card of that deck is anywhere else as well.
    expect(found(guess, table, 1, (state) => table.game.checkState(state))).toEqual(new Set(['null']));
    // Other seats know only that they are in the deck.
    expect(found(guess, table, 0, ({ looks }) => looks[0].cards).size).toBeGreaterThan(5);
    expect(found(guess, table, 2, ({ posts, looks }) => holds(posts[2].deck, looks[0].cards))).toEqual(
      new Set(['true']),
    );
    expect(found(guess, table, 2, ({ looks }) => looks[0].cards).size).toBeGreaterThan(5);
  });

  test('a guessed state keeps the witnesses of scrapped cards', () => {
    const table = Table.action({ hands, token: 'paws PL' }, { token: 'moon' });
    table.round(shot);
    const { scrap } = table.view(1).posts[2];
    expect(scrap).toHaveLength(6);
    const known = found(guess, table, 1, ({ posts }) => [sorted(posts[2].scrap), posts[2].witnesses]);
    expect(known).toEqual(new Set([JSON.stringify([scrap, Array(6).fill(1)])]));
    const own = found(guess, table, 2, ({ posts }) => posts[2].witnesses);
    expect(own).toEqual(new Set([JSON.stringify(Array(6).fill(-1))]));
  });

  test('a guessed state is valid', () => {
    const table = Table.action({ hands }, { crossfire: true, hotSeat: true });
    table.lay('jawsPilot', 'plane left, own', 2).lay('jawsPilot', 'plane view, own', 2).do({ type: 'lock', seat: 2 });
    table.lay('pawsPilot', 'shoot PC', 2).lay('pawsPilot', 'plane left, own', 2);
    const rng = new SeededRandom(2);
    for (let i = 0; i < 200; i++) {
      for (const seat of [0, 1, 2, 3]) expect(table.game.checkState(guess(table, seat, rng))).toBeNull();
    }
  });
});

describe('guesses at one screen, where the enemy’s track is hidden', () => {
  const laid = ({ laid: all }: CrewState) => all.map(({ post, section }) => [post, section]);
  const isUp = ({ open }: { open: boolean }) => open;

  test('a guess lays between no and four cards for the enemy', () => {
    const table = Table.action({ hands }, { hotSeat: true });
    const tracks = found(determinize, table, 0, laid);
    expect(tracks).toContain('[]');
    expect(tracks.size).toBeGreaterThan(20);
    expect(Math.max(...[...tracks].map((track) => JSON.parse(track).length))).toBe(4);
  });

  test('a sample lays no cards for the enemy until the enemy’s time is up', () => {
    const table = Table.action({ hands }, { hotSeat: true }).lay('jawsPilot', 'plane left, own', 2);
    table.do({ type: 'ready', seat: 2 });
    expect(found(sample, table, 0, ({ laid: all, stands }) => [all, stands])).toEqual(
      new Set([JSON.stringify([[], ['open', 'open', 'open', 'open']])]),
    );
    table.do({ type: 'lock', seat: 2 });
    const late = found(sample, table, 0, laid);
    expect(late.size).toBeGreaterThan(5);
    for (const track of late) for (const [post] of JSON.parse(track)) expect(post).toBe(2);
  });

  test('a guessed track keeps the face-up card, and no other card joins it', () => {
    const raw = { hotSeat: true, players: '3', alone: 'jaws', crossfire: true };
    const table = Table.action({ hands }, raw).lay('jawsPilot', 'plane view, own', 2).do({ type: 'lock', seat: 2 });
    for (const guess of [determinize, sample]) {
      const counts = found(guess, table, 0, ({ laid: all }) => [
        all.filter(isUp).length,
        all.filter(({ section }) => section === 2).length,
      ]);
      expect(counts).toEqual(new Set(['[1,1]']));
    }
  });
});

describe('sealed choices of other seats', () => {
  const two = (state: CrewState) => [state.discarding, state.stands];

  test('a guess makes the sealed choices of other seats', () => {
    const table = Table.action({ hands })
      .close()
      .do({ type: 'discard', seat: 2, post: 2, cards: [0] });
    const guesses = found(determinize, table, 0, ({ discarding }) => discarding[2]?.length);
    expect(guesses).toEqual(new Set(['0', '1', '2', '3', '4']));
  });

  test('a guess at the extra cards of another seat stays within the number allowed by the Moon', () => {
    const table = Table.action({ token: 'jaws GR', paws: 'jaws PL' }, { token: 'moon' }).close();
    while (table.state.phase === 'discard.choosing') {
      const [seat] = table.awaiting;
      table.do({ type: 'discard', seat, post: seat, cards: [] });
    }
    table.do({ type: 'extra', seat: 1, post: 1, count: 0 });
    expect(found(determinize, table, 0, ({ extras }) => extras[1])).toEqual(new Set(['0', '1', '2']));
    expect(found(sample, table, 0, ({ extras }) => extras[1])).toEqual(new Set(['null']));
  });

  test('a sample leaves the sealed choices of other seats open, and keeps those of its own seat', () => {
    const table = Table.action({ hands }).do({ type: 'ready', seat: 2, cards: [0] });
    table.do({ type: 'ready', seat: 0, cards: [3] }).do({ type: 'lock', seat: 3 });
    table.do({ type: 'discard', seat: 3, post: 3, cards: [] });
    expect(found(sample, table, 0, two)).toEqual(
      new Set([
        JSON.stringify([
          [[3], null, null, null],
          ['ready', 'open', 'open', 'locked'],
        ]),
      ]),
    );
  });
});
