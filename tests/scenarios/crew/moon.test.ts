import type { CrewAction } from '@aerodrome/engine/games/crew/state.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, Table } from './table.ts';

const night = { token: 'moon' };
const busy: Plays = {
  pawsPilot: { 4: 'plane corner, own' },
  pawsGunner: { 3: 'shoot PC' },
  jawsPilot: { 4: 'plane corner, own' },
  jawsGunner: { 3: 'plane corner, own' },
};

function dusk(layout: Layout, plays: Plays = {}, raw = {}): Table {
  const all = { ...busy, ...plays };
  const hands = Object.fromEntries(
    Object.entries(all).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
  );
  const table = Table.action({ ...layout, hands }, { ...night, ...raw }).close(all);
  while (table.state.phase === 'discard.choosing') {
    const [seat] = table.awaiting;
    table.do(table.game.legalActions(table.state, seat)[0]);
  }
  return table;
}

const choices = (table: Table, seat: number) =>
  table.game.legalActions(table.state, seat).map((action) => 'count' in action && action.count);

describe('Moon Token: drawing', () => {
  test('with the Moon on one enemy board and the own plane on the other, both players may draw one more card', () => {
    const table = dusk({ token: 'jaws GL', paws: 'jaws PC' });
    expect(table.state.phase).toBe('draw.extra');
    expect(table.awaiting).toEqual([0, 1]);
    expect(choices(table, 0)).toEqual([0, 1]);
    expect(choices(table, 1)).toEqual([0, 1]);
  });

  test('with the Moon directly opposite the own plane, both players may draw up to two more cards', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' });
    expect(choices(table, 0)).toEqual([0, 1, 2]);
    expect(table.check({ type: 'extra', seat: 1, post: 1, count: 3 })).toEqual({
      code: 'crew.tooMany',
      params: { most: 2 },
    });
  });

  test.each([
    ['on the same board as the plane', { token: 'jaws PL', paws: 'jaws PC' }],
    ['on the own boards', { token: 'paws GL', paws: 'jaws PC', jaws: 'paws GC' }],
  ])('the Moon %s gives no extra cards', (_where, layout) => {
    expect(dusk(layout).state.phase).not.toBe('draw.extra');
  });

  test('the Moon gives the other team extra cards when its plane is across from the Moon', () => {
    expect(dusk({ token: 'paws GC', jaws: 'paws PC' }).awaiting).toEqual([2, 3]);
  });

  test('players are asked for extra cards after all have drawn to four, and draw when both have answered', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' });
    expect(table.hand('pawsPilot')).toHaveLength(4);
    table.do({ type: 'extra', seat: 0, post: 0, count: 2 });
    expect(table.hand('pawsPilot')).toHaveLength(4);
    expect(table.game.redact(table.events[0], 1)).toEqual({ type: 'extraSealed', post: 0 });
    table.do({ type: 'extra', seat: 1, post: 1, count: 0 });
    expect(table.of('drew').map((drew) => [drew.post, drew.count, drew.why])).toEqual([
      [0, 2, 'extra'],
      [1, 0, 'extra'],
    ]);
    expect(table.hand('pawsPilot')).toHaveLength(6);
  });

  test('a player may take the number of extra cards back until the team-mate has answered', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' });
    const before = table.state;
    table.do({ type: 'extra', seat: 0, post: 0, count: 2 }).do({ type: 'reconsider', seat: 0 });
    expect(table.state).toEqual(before);
  });

  test('extra cards never lose a match: at most the rest of the deck is drawn, and no player with an empty deck is asked', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL', decks: { pawsPilot: 4 + 1, pawsGunner: 4 } });
    expect(table.awaiting).toEqual([0]);
    expect(choices(table, 0)).toEqual([0, 1]);
    table.do({ type: 'extra', seat: 0, post: 0, count: 1 });
    expect(table.state.outcome).toBeNull();
  });

  test('a hand with extra cards draws nothing in the next round while it has more than four cards', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' });
    table.do({ type: 'extra', seat: 0, post: 0, count: 2 }).do({ type: 'extra', seat: 1, post: 1, count: 0 });
    table.state.token = table.state.planes[0];
    expect(table.hand('pawsPilot')).toHaveLength(6);
    table.round();
    expect(table.of('drew').filter((drew) => drew.post === 0)).toEqual([]);
    expect(table.hand('pawsPilot')).toHaveLength(6);
  });

  test('extra cards fill the hand up to five or six, so that unused cards do not pile up', () => {
    const full = (held: number, token: string) => {
      const table = dusk({ token, paws: 'jaws PL' }, { pawsPilot: {} });
      const { hand, deck } = table.state.posts[0];
      hand.push(...deck.splice(0, held - 4));
      hand.sort((a, b) => a - b);
      return choices(table, 0);
    };
    expect([4, 5, 6].map((held) => full(held, 'jaws GR'))).toEqual([[0, 1, 2], [0, 1], []]);
    expect([4, 5, 6].map((held) => full(held, 'jaws GC'))).toEqual([[0, 1], [], []]);
  });

  test('extra cards of a solo player fill each hand up to four or five', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' }, {}, { players: '2' });
    expect(choices(table, 0)).toEqual([0, 1, 2]);
    const { hand, deck } = table.state.posts[0];
    hand.push(...deck.splice(0, 1));
    expect(choices(table, 0)).toEqual([0, 1]);
  });

  test('a solo player is asked for extra cards of the pilot and then of the gunner, above hands of three', () => {
    const table = dusk({ token: 'jaws GR', paws: 'jaws PL' }, {}, { players: '2' });
    expect(table.awaiting).toEqual([0]);
    table.do({ type: 'extra', seat: 0, post: 0, count: 2 });
    expect(table.awaiting).toEqual([0]);
    table.do({ type: 'extra', seat: 0, post: 1, count: 1 });
    expect(table.hand('pawsPilot')).toHaveLength(5);
    expect(table.hand('pawsGunner')).toHaveLength(4);
  });
});

describe('Moon Token: hits', () => {
  /** The Paws gunner hits the Jaws plane on PC; the Paws plane is on PC, too. */
  const hit = (token: string, layout: Layout = {}, plays: Plays = {}) => dusk({ token, ...layout }, plays);

  test('a hit on another board than the Moon’s scraps six cards unseen, as usual', () => {
    const table = hit('paws GC', { jaws: 'paws PC' });
    for (const seat of [2, 3]) table.do({ type: 'extra', seat, post: seat, count: 0 });
    expect(table.of('scrapped')).toMatchObject([{ post: 2, count: 6, secret: { to: [2] } }]);
  });

  test('a hit on the Moon’s board shows the shooter the six cards that are lost', () => {
    const table = hit('paws PL');
    const [scrapped] = table.of('scrapped');
    expect(scrapped).toMatchObject({ post: 2, count: 6, secret: { to: [2, 1] } });
    const cards = [...(scrapped.secret?.cards ?? [])].sort((a, b) => a - b);
    expect(table.view(1).posts[2].scrap).toEqual(cards);
    // Neither his team-mate nor the team-mate of who was hit.
    expect(table.view(0).posts[2].scrap).toEqual([]);
    expect(table.view(3).posts[2].scrap).toEqual([]);
    expect(table.view('table').posts[2].scrapCount).toBe(6);
  });

  test('a hit on the Zone of the Moon shows the shooter nine cards, who chooses six of them', () => {
    const table = hit('paws PC');
    expect(table.state.phase).toBe('section.moonChoice');
    expect(table.awaiting).toEqual([1]);
    expect(table.view(1).looks).toMatchObject([{ post: 2, by: 1, count: 9 }]);
    expect(table.view(1).looks[0].cards).toHaveLength(9);
    for (const viewer of [0, 2, 3, 'table'] as const) expect(table.view(viewer).looks[0].cards).toBeUndefined();
  });

  test('every six of the nine cards under the Moon are a choice, and equal cards make one choice', () => {
    const table = hit('paws PC');
    const [look] = table.state.looks;
    look.cards = [0, 0, 0, 1, 1, 2, 8, 9, 10];
    table.state.posts[2].deck = [...look.cards];
    const cards = table.game
      .legalActions(table.state, 1)
      .map((action) => (action as { cards: readonly number[] }).cards.join());
    // Counted by the three that stay, with k of the four single cards among them: 3 + 4·3 + 6·2 + 4·1.
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(31);
    expect(cards).toContain('0,0,0,1,1,2');
    expect(cards).toContain('0,1,2,8,9,10');
  });

  test('the six chosen cards go to the Scrap Pile, the rest go back into the deck, and the round goes on', () => {
    const table = hit('paws PC');
    const before = table.state.posts[2].deck.length;
    const action = table.game.legalActions(table.state, 1)[0] as Extract<CrewAction, { type: 'scrap' }>;
    table.do(action);
    expect(table.piles('jawsPilot')).toMatchObject({ deck: before - 6, scrap: 6 });
    expect(table.view(2).posts[2].scrap).toEqual(action.cards);
    expect(table.view(1).posts[2].scrap).toEqual(action.cards);
    expect(table.state).toMatchObject({ phase: 'action.laying', looks: [] });
  });

  test('other players see neither the cards shown under the Moon nor those chosen', () => {
    const table = hit('paws PC');
    const action = table.game.legalActions(table.state, 1)[0];
    expect(table.game.redactAction(action, 0)).toEqual({ type: 'scrap', seat: 1, post: 2 });
    expect(table.check({ ...action, cards: [0, 0] })).toEqual({ code: 'crew.wrongScrap', params: { count: 6 } });
    expect(table.check({ ...action, seat: 2 })).toEqual({ code: 'action.notYou' });
  });

  test.each([8, 7, 6])('a hit on the Zone of the Moon with %i cards left in the deck shows all of them', (left) => {
    const table = hit('paws PC', { decks: { jawsPilot: 4 + left } });
    expect(table.view(1).looks).toMatchObject([{ count: left }]);
  });

  test('a hit under the Moon on a deck of fewer than six cards loses the match, and no card is shown', () => {
    const table = hit('paws PC', { decks: { jawsPilot: 4 + 5 } });
    expect(table.state.outcome).toEqual({ ending: 'outOfCardsOnDamage', winners: [0, 1] });
    expect(table.view(1).posts[2].scrap.length).toBe(0);
    expect(table.of('looked')).toEqual([]);
  });

  test('a hit under the Moon on two Repairing players shows each deck separately', () => {
    const table = hit('paws PC', {}, { jawsPilot: {}, jawsGunner: {} });
    expect(table.state.looks.map((look) => look.post)).toEqual([2, 3]);
    table.do(table.game.legalActions(table.state, 1)[0]);
    expect(table.state.phase).toBe('section.moonChoice');
    expect(table.check({ type: 'scrap', seat: 1, post: 2, cards: [] })).toEqual({ code: 'action.noSuchChoice' });
    table.do(table.game.legalActions(table.state, 1)[0]);
    expect([table.piles('jawsPilot').scrap, table.piles('jawsGunner').scrap]).toEqual([6, 6]);
  });

  test('a hit by the other team in the same section is resolved before any card is chosen under the Moon', () => {
    const table = hit('paws PC', { paws: 'jaws PC' }, { jawsGunner: { 3: 'shoot PC' } });
    expect(table.piles('pawsPilot').scrap).toBe(6);
    expect(table.state.looks).toHaveLength(1);
  });

  test('a Move Sun card moves the Moon', () => {
    const table = dusk({ token: 'jaws PL', jaws: 'paws GC' }, { jawsGunner: { 3: 'sun view' } });
    expect(table.token).toBe('jaws GR');
  });
});
