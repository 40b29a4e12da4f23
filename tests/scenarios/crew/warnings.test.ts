import { describe, expect, test } from 'vitest';
import { type Layout, Table } from './table.ts';

const hands = {
  pawsPilot: ['plane left', 'plane left', 'plane view', 'shoot PC'],
  pawsGunner: ['shoot PL', 'shoot GC', 'sun left', 'sun team'],
};

/** The Paws pilot has laid one card, the gunner none. */
function laid(layout: Layout, raw = {}): Table {
  return Table.action({ hands, ...layout }, raw).lay('pawsPilot', 'plane left, own', 1);
}
const ready = (table: Table, seat: number, cards?: readonly number[]) =>
  table.game.warnings(table.state, { type: 'ready', seat, ...(cards && { cards }) });

describe('warnings before a player is ready', () => {
  test('a player without laid cards is warned of Repairing and of its damage', () => {
    expect([0, 1].map((seat) => ready(laid({}), seat))).toEqual([[], [{ code: 'crew.warning.gunnerRepairs' }]]);
    const smoke = laid({ smoke: ['paws'] });
    expect([0, 1].map((seat) => ready(smoke, seat))).toEqual([[], [{ code: 'crew.warning.gunnerRepairsInSmoke' }]]);
  });

  test('a repair gets a grave warning if the team-mate’s deck has fewer than the three cards and one to draw', () => {
    const fatal = [{ code: 'crew.warning.gunnerRepairsFatally', grave: true }];
    const withDeck = (pawsPilot: number) => ready(laid({ smoke: ['paws'], decks: { pawsPilot } }), 1);
    expect(withDeck(3)).toEqual(fatal);
    expect(withDeck(4)).toEqual([{ code: 'crew.warning.gunnerRepairsInSmoke' }]);
  });

  test('a warning of a repair counts the cards that a team-mate without laid cards shuffles in first', () => {
    const layout = { hands, smoke: ['paws'] as const, decks: { pawsPilot: 0 } };
    const withPile = (...pawsPilot: string[]) => ready(Table.action({ ...layout, discards: { pawsPilot } }), 1)[0].code;
    expect(withPile('plane left', 'plane left', 'plane left')).toBe('crew.warning.gunnerRepairsInSmoke');
    expect(withPile('plane left', 'plane left')).toBe('crew.warning.gunnerRepairsFatally');
  });

  test('a player gets a grave warning if the deck cannot fill the hand again', () => {
    const cannot = [{ code: 'crew.warning.pilotCannotDraw', grave: true }];
    expect(ready(laid({ decks: { pawsPilot: 0 } }), 0)).toEqual(cannot);
    expect(ready(laid({ decks: { pawsPilot: 1 } }), 0)).toEqual([]);
    expect(ready(laid({ decks: { pawsPilot: 1 } }), 0, [9])).toEqual(cannot);
  });

  test('a player gets a grave warning if the deck cannot also pay for the repair of a team-mate who is sure to Repair', () => {
    const table = laid({ smoke: ['paws'], decks: { pawsPilot: 3 } });
    expect(ready(table, 0)).toEqual([]);
    table.do({ type: 'ready', seat: 1 });
    expect(ready(table, 0)).toEqual([{ code: 'crew.warning.pilotCannotDraw', grave: true }]);
  });

  test('a warning counts the cards that a Repairing player shuffles in before drawing', () => {
    const table = Table.action({ hands: { pawsPilot: [] }, discards: { pawsPilot: Array(4).fill('plane left') } });
    table.state.posts[0].scrap.push(...table.state.posts[0].deck.splice(0));
    expect(ready(table, 0)).toEqual([{ code: 'crew.warning.pilotRepairs' }]);
    table.state.posts[0].discards.pop();
    expect(ready(table, 0)).toContainEqual({ code: 'crew.warning.pilotCannotDraw', grave: true });
  });

  test('a solo player is warned for both roles', () => {
    const table = Table.action({ smoke: ['paws'], decks: { pawsGunner: 2 } }, { players: '2' });
    expect(ready(table, 0)).toEqual([
      { code: 'crew.warning.pilotRepairsFatally', grave: true },
      { code: 'crew.warning.gunnerRepairsInSmoke' },
      { code: 'crew.warning.gunnerCannotDraw', grave: true },
    ]);
  });
});

describe('warnings before a player discards', () => {
  const warned = (table: Table, cards: readonly number[]) =>
    table.game.warnings(table.state, { type: 'discard', seat: 0, post: 0, cards });

  test('a player who discards more cards than the deck can replace gets a grave warning', () => {
    const table = laid({ decks: { pawsPilot: 2 } }).close();
    expect(warned(table, [0])).toEqual([]);
    expect(warned(table, [0, 3])).toEqual([{ code: 'crew.warning.pilotCannotDraw', grave: true }]);
  });

  test('a Repairing player gets no warning, because the discarded cards are shuffled in', () => {
    const table = Table.action({ hands, decks: { pawsPilot: 0 } }).close();
    expect(warned(table, [0, 0, 3])).toEqual([]);
  });

  test('a warning before a discard counts the damage of a team-mate’s repair first', () => {
    const table = laid({ smoke: ['paws'], decks: { pawsPilot: 4 } }).close();
    expect(warned(table, [])).toEqual([]);
    expect(warned(table, [0])).toEqual([{ code: 'crew.warning.pilotCannotDraw', grave: true }]);
  });
});
