import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { P, type Printed, Table, X1, X2, X3 } from '../table.ts';

/** You stay; the automatic opponent plays one of two tiles, the toss fixed. */
function turn(own: number, other: number, left: Printed, right: Printed, toss: number, smartThree = true): Table {
  const raw = { scenario: 'espionage', solo: true, smartThree };
  const table = Table.planning(raw, { planes: [{ space: own }, { space: other }] }).automaton(left, right);
  table.rng = new FixedRandom({ automaton: [0], toss: [toss] });
  return table.play([0, 0]);
}

const tosses = (table: Table) => table.of('automatonTossed').length;

describe('the smart 3 ("Adjusting Difficulty", Smart "3")', () => {
  test.each([
    ['the loop, where that brings it behind you', 4, 3, 2],
    ['the loop, to its purple space behind you', 1, 1, P],
    ['the ring, where that brings it behind you', 7, 3, 6],
    ['the ring, from just before the loop', 6, 2, 5],
  ])('a smart 3 takes %s, without a toss', (_, own, other, end) => {
    for (const toss of [0, 1]) {
      const table = turn(own, other, [3, 1], [3, 1], toss);
      expect([table.spaces[1], tosses(table), table.of('shot').length]).toEqual([end, 0, 1]);
      expect(table.of('automatonAimed')).toEqual([{ type: 'automatonAimed', loop: end === 2 || end === P }]);
    }
  });

  test.each([
    [6, 3, 2, 6],
    [0, 1, P, 4],
  ])(
    'a smart 3 is tossed if neither way lets it shoot: you on %i, the automatic opponent on %i',
    (own, other, looped, straight) => {
      const shots = (table: Table) => table.of('shot').length;
      const [tails, heads] = [0, 1].map((toss) => turn(own, other, [3, 1], [3, 1], toss));
      expect([heads.spaces[1], tosses(heads), shots(heads)]).toEqual([looped, 1, 0]);
      expect(tosses(tails)).toBe(1);
      expect(tails.spaces[1]).toBe(straight);
    },
  );

  test('a smart 3 without a hit is tossed, since it cannot shoot (ruling 16)', () => {
    expect(turn(4, 3, [3, 0], [5, 0], 1).spaces[1]).toBe(2);
    const tails = turn(4, 3, [3, 0], [5, 0], 0);
    expect([tails.spaces[1], tosses(tails)]).toEqual([6, 1]);
  });

  test('a 3 is always tossed without the option', () => {
    expect(turn(4, 3, [3, 1], [5, 0], 0, false).spaces[1]).toBe(6);
    expect(turn(7, 3, [3, 1], [0, 1], 1, false).spaces[1]).not.toBe(6);
  });

  test('a smart 3 is flown as usual if no loop is in reach', () => {
    const table = turn(4, 0, [3, 1], [5, 0], 1);
    expect([table.spaces[1], tosses(table)]).toEqual([3, 0]);
  });

  test('the automatic opponent plays the 3 with hits out of two if one way lets it shoot', () => {
    for (const [left, right] of [
      [
        [3, 0],
        [3, 1],
      ],
      [
        [3, 1],
        [3, 0],
      ],
    ] as [Printed, Printed][]) {
      const table = turn(4, 3, left, right, 0);
      expect([table.spaces[1], tosses(table)]).toEqual([2, 0]);
      expect(table.of('shot')).toMatchObject([{ hits: 1 }]);
    }
  });

  test('the automatic opponent plays the 3 without hits out of two if no way lets it shoot', () => {
    const table = turn(6, 3, [3, 1], [3, 0], 0);
    expect(table.tiles(1)[table.of('automatonChose')[0].tile]).toEqual({ value: 3, hits: 0 });
    expect(tosses(table)).toBe(1);
  });
});

test('at most one way of a 3 lets the automatic opponent shoot (Smart "3")', () => {
  const ends = { looped: 0, straight: 0 };
  for (const other of [1, 2, 3, 5, 6, 7]) {
    for (const own of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, X1, X2, X3]) {
      const [straight, looped] = [0, 1].map((toss) => turn(own, other, [3, 1], [3, 1], toss, false));
      expect(tosses(straight) + tosses(looped)).toBe(2);
      const shots = [straight, looped].map((table) => table.of('shot').length);
      expect(shots).not.toEqual([1, 1]);
      ends.straight += shots[0];
      ends.looped += shots[1];
    }
  }
  expect(ends.looped).toBeGreaterThan(5);
  expect(ends.straight).toBeGreaterThan(5);
});

test('a smart 3 shoots exactly if one of its two ways would', () => {
  for (const other of [1, 2, 3, 5, 6, 7]) {
    for (const own of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, X1, X2, X3]) {
      const either = [0, 1].some((toss) => turn(own, other, [3, 1], [3, 1], toss, false).of('shot').length > 0);
      for (const toss of [0, 1]) {
        const table = turn(own, other, [3, 1], [3, 1], toss);
        expect([own, other, table.of('shot').length > 0, tosses(table)]).toEqual([own, other, either, either ? 0 : 1]);
      }
    }
  }
});
