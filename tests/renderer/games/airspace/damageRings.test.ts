import { expect, test } from 'vitest';
import { damageRings, hitIntervalMs, hitsShownAfter } from '../../../../renderer/games/airspace/board/damageRings.ts';

test('the rings of a strip fill one after the other, and those that were struck before do not move', () => {
  expect(damageRings(6, 4, 0)).toEqual([0, 0, null, null, null, null]);
  expect(damageRings(6, 4, 2)).toEqual([0, 0, 0, 1, null, null]);
  // More than it could take.
  expect(damageRings(6, 1, 2)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the plane is torn hit by hit in the same time', () => {
  expect([0, hitIntervalMs - 1, hitIntervalMs, 5 * hitIntervalMs].map((time) => hitsShownAfter(2, time))).toEqual([
    1, 1, 2, 2,
  ]);
});
