import { expect, test } from 'vitest';
import { hitsAfter, perHit, ringsOf } from '../../../../renderer/games/airspace/board/rings.ts';

test('the rings of a strip fill one after the other, and those that were struck before do not move', () => {
  expect(ringsOf(6, 4, 0)).toEqual([0, 0, null, null, null, null]);
  expect(ringsOf(6, 4, 2)).toEqual([0, 0, 0, 1, null, null]);
  // More than it could take.
  expect(ringsOf(6, 1, 2)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the plane is torn hit by hit in the same time', () => {
  expect([0, perHit - 1, perHit, 5 * perHit].map((time) => hitsAfter(2, time))).toEqual([1, 1, 2, 2]);
});
