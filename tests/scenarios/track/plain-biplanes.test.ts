import { type Biplane, biplanes } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { type Printed, Table } from './table.ts';

const but = (...names: Biplane[]) => biplanes.filter((name) => !names.includes(name));
const other = (name: Biplane): Biplane => (name === 'red' ? 'blue' : 'red');

/** The biplane in the first seat with its whole set in hand, the other with tiles that do no harm. */
function flying(name: Biplane, first: number, second: number): Table {
  const table = Table.planning({ biplanes: [name, other(name)] });
  const all = table.tiles(0).map(({ value, hits }): Printed => [value, hits]);
  const harmless: Printed[] = [
    [1, 0],
    [2, 0],
    [3, 0],
    [5, 0],
  ];
  table.change({ hands: [all, harmless], planes: [{ space: first }, { space: second }] });
  return table;
}

const tile = (table: Table, value: number, wanted: (hits: number) => boolean = () => true): Printed => {
  const found = table.tiles(0).find((printed) => printed.value === value && wanted(printed.hits));
  if (!found) throw new Error(`no ${value}`);
  return [found.value, found.hits];
};

describe.each(biplanes)('the %s biplane', (name) => {
  test('a biplane draws six tiles at the start, but purple and black draw seven ("The Other Biplanes")', () => {
    const { hand } = new Table({ biplanes: [name, other(name)] }).state.pilots[0];
    expect(hand).toHaveLength(name === 'purple' || name === 'black' ? 7 : 6);
  });

  test('a biplane can end a game by a crash only if it is brown or white ("The Other Biplanes")', () => {
    const canCrash = name === 'brown' || name === 'white';
    expect(new Table({ biplanes: [name, other(name)] }).game.endings.includes('crashed')).toBe(canCrash);
  });
});

test.each(but('brown'))('%s may play any tile after a 0 ("The Other Biplanes")', (name) => {
  const table = flying(name, 3, 3);
  table.turn(tile(table, 0), [5, 0]);
  const flat = table.game.legalActions(table.state, 0).filter((action) => action.type === 'plan' && !action.loop);
  expect(flat).toHaveLength(table.state.pilots[0].hand.length);
});

test.each(['red', 'green', 'purple', 'black', 'grey'] as const)(
  '%s may play two 0s in a row ("The Other Biplanes")',
  (name) => {
    const table = flying(name, 3, 3);
    table.turn(tile(table, 0), [1, 0]);
    const second = table.state.pilots[0].hand.map((id) => table.tiles(0)[id]).find((printed) => printed.value === 0)!;
    table.turn([0, second.hits], [2, 0]);
    expect(table.state.outcome).toBeNull();
    expect(table.state.turn).toBe(3);
  },
);

test.each(but('purple'))('%s shoots from three behind ("Being Behind")', (name) => {
  const table = flying(name, 0, 2);
  table.turn(
    tile(table, 0, (hits) => hits > 0),
    [1, 0],
  );
  expect(table.of('shot')).toMatchObject([{ from: 0, distance: 3 }]);
});

test.each(but('black'))('%s keeps its tiles when it is hit ("The Other Biplanes")', (name) => {
  const table = flying(name, 2, 0);
  table.change({ hands: [undefined, [[1, 2]]] });
  const { length } = table.state.pilots[0].hand;
  table.turn(tile(table, 1), [1, 2]);
  expect(table.state.planes[0].damage).toBe(2);
  expect(table.state.phase).toBe('planning.sealing');
  expect(table.state.pilots[0].hand).toHaveLength(length - 1);
  expect(table.state.pilots[0].lost).toEqual([]);
});

test.each(but('white'))('%s does not see the opponent’s tile from one space behind ("The Other Biplanes")', (name) => {
  const table = flying(name, 0, 1);
  table.turn(tile(table, 1), [1, 0]);
  expect(table.state.planes.map((plane) => plane.space)).toEqual([1, 2]);
  expect(table.game.awaiting(table.state)).toEqual([0, 1]);
});

test.each(but('grey'))('the gun of %s never jams ("The Other Biplanes")', (name) => {
  const table = flying(name, 0, 2);
  const most = Math.max(...table.tiles(0).map((printed) => printed.hits));
  const printed = table.tiles(0).find(({ hits }) => hits === most)!;
  table.turn([printed.value, printed.hits], [5, 0]);
  expect(table.state.pilots.map((pilot) => pilot.jammed)).toEqual([false, false]);
});
