import { expect, test } from 'vitest';
import { damageRings, hitIntervalMs, hitsShownAfter } from '../../../../renderer/games/airspace/board/damageRings.ts';

test('damage rings fill one after the other, and rings filled before do not move', () => {
  expect(damageRings(6, 4, 0)).toEqual([0, 0, null, null, null, null]);
  expect(damageRings(6, 4, 2)).toEqual([0, 0, 0, 1, null, null]);
  // More hits than rings.
  expect(damageRings(6, 1, 2)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('the plane on the board is damaged hit by hit at the same times', () => {
  expect([0, hitIntervalMs - 1, hitIntervalMs, 5 * hitIntervalMs].map((time) => hitsShownAfter(2, time))).toEqual([
    1, 1, 2, 2,
  ]);
});
