import { describe, expect, test } from 'vitest';
import { type Changes, type Printed, Table } from './table.ts';

const triple: Printed = [1, 3];
const grey: readonly Printed[] = [[0, 0], [1, 1], triple, [2, 0], [2, 2], [3, 0], [4, 3]];
const red: readonly Printed[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [5, 0],
];

/** Grey two behind red: equal moves keep it there. */
function hunting(changes: Changes = {}, hand = grey): Table {
  const planes = [{ space: 0 }, { space: 2 }];
  return Table.planning({ biplanes: ['grey', 'red'] }, { hands: [hand, red], planes, ...changes });
}

const jammed = (table: Table) => table.state.pilots[0].jammed;
const hitsTaken = (table: Table) => table.state.planes[1].damage;

describe('a tile with three hits', () => {
  test('a tile with three hits deals its three hits and jams the gun ("Grey Biplane")', () => {
    const table = hunting().turn(triple, [1, 0]);
    expect(table.of('shot')).toMatchObject([{ from: 0, hits: 3 }]);
    expect(hitsTaken(table)).toBe(3);
    expect(table.of('jammed')).toEqual([expect.objectContaining({ seat: 0 })]);
    expect(jammed(table)).toBe(true);
  });

  test('a tile with three hits jams the gun even if no shot is fired (rulings, 5)', () => {
    const table = hunting({ planes: [{ space: 2 }, { space: 0 }] }).turn(triple, [1, 0]);
    expect(table.of('shot')).toEqual([]);
    expect(jammed(table)).toBe(true);
  });

  test('a tile with three hits jams the gun in the second seat too ("Grey Biplane")', () => {
    const planes = [{ space: 2 }, { space: 0 }];
    const table = Table.planning({ biplanes: ['red', 'grey'] }, { hands: [red, grey], planes });
    table.turn([1, 0], triple);
    expect(table.state.pilots.map((pilot) => pilot.jammed)).toEqual([false, true]);
    expect(table.state.planes[0].damage).toBe(3);
  });

  test('a tile with three hits is the only kind that jams the gun ("Grey Biplane")', () => {
    for (const printed of grey.filter(([value, hits]) => hits < 3 && value < 3)) {
      const table = hunting().turn(printed, [1, 0]);
      expect(jammed(table)).toBe(false);
      expect(table.happened).not.toContain('jammed');
    }
  });

  test('a tile with three hits shows every viewer that it has jammed the gun ("Grey Biplane")', () => {
    const table = hunting().turn(triple, [1, 0]);
    for (const viewer of [0, 1, 'table'] as const) {
      expect(table.game.view(table.state, viewer).pilots[0].jammed).toBe(true);
    }
  });
});

describe('a jammed gun', () => {
  const jam = (changes: Changes = {}, hand = grey) => hunting(changes, hand).turn(triple, [1, 0]);

  test('a jammed gun ignores the hits on a tile ("Grey Biplane")', () => {
    for (const printed of [
      [1, 1],
      [2, 2],
    ] as const) {
      const table = jam().turn(printed, [2, 0]);
      expect(table.of('shot')).toEqual([]);
      expect(table.of('heldFire')).toEqual([{ type: 'heldFire', plane: 0, nearer: -1 }]);
      expect(hitsTaken(table)).toBe(3);
      expect(jammed(table)).toBe(true);
    }
  });

  test('a jammed gun is not announced if the plane has no hits on its tile or no target (rulings, 5)', () => {
    expect(jam().turn([2, 0], [2, 0]).of('heldFire')).toEqual([]);
    const table = jam();
    table.change({ planes: [{ space: 2 }, { space: 0 }] });
    expect(table.turn([1, 1], [2, 0]).of('heldFire')).toEqual([]);
  });

  test('a jammed gun also ignores three hits, and is not jammed a second time (rulings, 5)', () => {
    const table = jam().turn([4, 3], [5, 0]);
    expect(table.of('shot')).toEqual([]);
    expect(table.happened).not.toContain('jammed');
    expect(jammed(table)).toBe(true);
    table.turn([2, 0], [0, 0]);
    expect(jammed(table)).toBe(false);
  });

  test('a jammed gun is cleared by a tile without hits and fires in the next turn ("Grey Biplane")', () => {
    const table = jam().turn([2, 0], [2, 0]);
    expect(table.of('unjammed')).toEqual([expect.objectContaining({ seat: 0 })]);
    expect(jammed(table)).toBe(false);
    expect(hitsTaken(table)).toBe(3);
    table.change({ planes: [{ space: 0 }, { space: 2 }] });
    table.turn([2, 2], [3, 0]);
    expect(table.of('shot')).toMatchObject([{ from: 0, hits: 2 }]);
    expect(hitsTaken(table)).toBe(5);
  });

  test('a jammed gun is also cleared by a looped 3 without hits ("Grey Biplane")', () => {
    const table = jam();
    table.change({ planes: [{ space: 2 }, { space: 2 }] });
    table.turn([3, 0], [2, 0], { loops: [true, false] });
    expect(jammed(table)).toBe(false);
  });

  test('a jammed gun is not cleared by a tile whose hits were ignored because of the jam (rulings, 5)', () => {
    const table = jam().turn([1, 1], [2, 0]);
    expect(table.happened).not.toContain('unjammed');
    expect(jammed(table)).toBe(true);
  });

  test('a gun that was cleared is jammed again by the next three hits (rulings, 5)', () => {
    const table = jam().turn([0, 0], [0, 0]);
    table.turn([4, 3], [5, 0]);
    expect(table.of('shot')).toMatchObject([{ from: 0, distance: 3, hits: 3 }]);
    expect(jammed(table)).toBe(true);
  });

  test('a jammed gun stays jammed across the end of a round (rulings, 4)', () => {
    const table = jam({ turn: 5 }, [triple, [2, 2]]);
    expect([table.state.round, table.state.turn]).toEqual([2, 1]);
    expect(jammed(table)).toBe(true);
    table.turn([2, 2], [2, 0]);
    expect(table.of('shot')).toEqual([]);
    expect(jammed(table)).toBe(true);
  });

  test('a jammed gun does not keep the opponent from shooting ("Grey Biplane")', () => {
    const table = jam();
    table.change({ hands: [undefined, [[1, 2]]], planes: [{ space: 2 }, { space: 0 }] });
    table.turn([1, 1], [1, 2]);
    expect(table.state.planes[0].damage).toBe(2);
  });
});

test('a tile without hits does nothing to a gun that is not jammed ("Grey Biplane")', () => {
  const table = hunting().turn([2, 0], [2, 0]);
  expect(table.happened).not.toContain('unjammed');
  expect(jammed(table)).toBe(false);
});
