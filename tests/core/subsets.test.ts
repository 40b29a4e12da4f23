import { noSeats, onlySeat, seatList } from '@aerodrome/engine/core/seats.ts';
import { subsetsOfHand } from '@aerodrome/engine/core/subsets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('every different subset of a hand is listed once', () => {
  expect(subsetsOfHand([])).toEqual([[]]);
  expect(subsetsOfHand([3, 3, 5]).sort()).toEqual([[], [3], [3, 3], [3, 3, 5], [3, 5], [5]].sort());
  const hands = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 7 }).map((hand) => hand.sort((a, b) => a - b));
  fc.assert(
    fc.property(hands, (hand) => {
      const subsets = Array.from({ length: 2 ** hand.length }, (_, bits) => hand.filter((_, i) => bits & (1 << i)));
      const different = new Set(subsets.map((subset) => subset.join()));
      const found = subsetsOfHand(hand).map((handful) => handful.join());
      expect(new Set(found)).toEqual(different);
      expect(found).toHaveLength(different.size);
    }),
  );
});

test('a list of seats is read from the bits of a number, and is the same object every time', () => {
  expect(seatList(0b1101)).toEqual([0, 2, 3]);
  expect(seatList(5)).toBe(seatList(5));
  expect(onlySeat(2)).toEqual([2]);
  expect(noSeats).toEqual([]);
});
