import type { LogLine } from '@aerodrome/engine/core/record.ts';
import { crew } from '@aerodrome/engine/games/crew/index.ts';
import { describe, expect, test } from 'vitest';
import { type Layout, type Plays, Table } from '../../scenarios/crew/table.ts';

/** The debrief of a match of which the last round, and whatever came before it, is in the log. */
function debriefOf(table: Table, ...earlier: readonly Table['events'][]) {
  const log: LogLine[] = [...earlier, table.events].map((events) => ({ action: null, events }));
  return crew.debrief(log, table.view('all'), table.options);
}

const busy: Plays = {
  pawsPilot: { 4: 'plane corner, own' },
  pawsGunner: { 3: 'shoot PC' },
  jawsPilot: { 4: 'plane corner, own' },
  jawsGunner: { 3: 'shoot GR' },
};
const hands = Object.fromEntries(
  Object.entries(busy).map(([name, laid]) => [name, Object.values(laid).map((text) => text.split(', ')[0])]),
);

/** A round in which everybody plays as told; what was scrapped before it is taken for a shot. */
function round(layout: Layout, plays: Plays = busy, raw = {}): Table {
  return Table.action({ hands, token: 'paws GL', ...layout }, raw).round(plays);
}

const fates = ({ planes }: ReturnType<typeof debriefOf>) => planes.map(({ fate, victories }) => [fate, victories]);

describe('the debrief of a finished match', () => {
  test('a debrief of a plane shot down names the plane and counts the cards that shots scrapped', () => {
    const table = round({ decks: { jawsPilot: 4 + 5 } });
    expect(table.state.outcome?.ending).toBe('outOfCardsOnDamage');
    const { scrap } = table.piles('jawsPilot');
    expect(debriefOf(table)).toEqual({
      game: 'crew',
      scenario: null,
      ending: 'outOfCardsOnDamage',
      winners: [0, 1],
      turns: 1,
      planes: [
        { key: 'paws', seat: 0, side: 0, taken: 0, dealt: scrap, victories: 1, fate: 'home' },
        { key: 'jaws', seat: 2, side: 1, taken: scrap, dealt: 0, victories: 0, fate: 'shotDown' },
      ],
      margin: [scrap, 0],
      most: 2 * 26,
    });
  });

  test('damage by the Claws counts for no player', () => {
    const table = Table.action({ hands, token: 'paws PC' }, { token: 'claws' }).round(busy);
    const flown = table.events;
    expect(table.scrapped).toEqual({ pawsGunner: 3, jawsPilot: 6 });
    for (const seat of [0, 1]) table.do({ type: 'resign', seat });
    expect(debriefOf(table, flown)).toMatchObject({ margin: [6, 0], planes: [{ taken: 0 }, { taken: 6 }] });
  });

  test('anti-air fire counts as damage of the other team', () => {
    const table = Table.action(
      { hands: { ...hands, pawsPilot: ['sun left'] }, token: 'paws PR' },
      { token: 'antiAir' },
    );
    table.round({ ...busy, pawsGunner: {}, pawsPilot: { 1: 'sun left' } });
    const flown = table.events;
    expect(table.scrapped).toEqual({ jawsPilot: 4 });
    for (const seat of [0, 1]) table.do({ type: 'resign', seat });
    expect(debriefOf(table, flown)).toMatchObject({ margin: [4, 0], planes: [{ dealt: 4 }, { taken: 4 }] });
  });

  test('a team without a card to draw is shot down', () => {
    const table = round({ decks: { pawsPilot: 0 } });
    expect(table.state.outcome?.ending).toBe('outOfCardsOnDraw');
    expect(fates(debriefOf(table))).toEqual([
      ['shotDown', 0],
      ['home', 1],
    ]);
  });

  test('a team without a card for a repair is shot down', () => {
    const table = round({ decks: { pawsPilot: 2 }, smoke: ['paws'] }, { ...busy, pawsGunner: {} });
    expect(table.state.outcome?.ending).toBe('outOfCardsOnRepair');
    const debrief = debriefOf(table);
    expect(fates(debrief)).toEqual([
      ['shotDown', 0],
      ['home', 1],
    ]);
    // Two of the cards went for the repair; the others lay there before.
    expect(debrief.planes[0].taken).toBe(table.piles('pawsPilot').scrap - 2);
  });

  test('both planes are shot down, each by the other, if they fall at once', () => {
    const table = round({ decks: { pawsPilot: 0, jawsPilot: 0 } });
    expect(table.state.outcome?.ending).toBe('bothDown');
    expect(fates(debriefOf(table))).toEqual([
      ['shotDown', 1],
      ['shotDown', 1],
    ]);
  });

  test('no plane is shot down when a team resigns', () => {
    const table = Table.action({}, { players: '3', alone: 'jaws' }).do({ type: 'resign', seat: 2 });
    const debrief = debriefOf(table);
    expect(fates(debrief)).toEqual([
      ['home', 0],
      ['resigned', 0],
    ]);
    expect(debrief).toMatchObject({ winners: [0, 1], planes: [{ seat: 0 }, { seat: 2 }], margin: [0, 0] });
    // Hands of four for the Paws, of three for the Jaws: there is more to lose for these.
    expect(debrief.most).toBe(54);
  });

  test('both planes come home from an agreed draw', () => {
    const table = Table.action({}, { players: '2' }).do({ type: 'offerDraw', seat: 1 });
    table.do({ type: 'answerDraw', seat: 0, accept: true });
    expect(fates(debriefOf(table))).toEqual([
      ['home', 0],
      ['home', 0],
    ]);
  });

  test('cards scrapped by a handicap are not counted as taken, and cannot be dealt', () => {
    const table = new Table({ handicaps: true, scrapped: [0, 12, 6, 7], players: '2' });
    table.do(table.legal[0]).do({ type: 'resign', seat: 1 });
    expect(table.piles('pawsGunner').scrap).toBe(12);
    expect(debriefOf(table)).toMatchObject({ margin: [0, 0], most: 27 + 15 });
  });

  test('a match that is not over has no debrief', () => {
    const table = Table.action();
    expect(() => debriefOf(table)).toThrow('not over');
  });
});
