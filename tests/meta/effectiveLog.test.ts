import type { LogLine } from '@aerodrome/engine/core/record.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import { expect, test } from 'vitest';

/** A log in which every line but a take-back tells its own number. */
function counted(...takeBacks: (number | null)[]): unknown[] {
  const log = takeBacks.map(
    (takeBack, at): LogLine =>
      takeBack === null ? { action: null, events: [{ type: `event ${at}` }] } : { action: null, takeBack, events: [] },
  );
  return effectiveLog(log).map(({ events }) => Number(events[0].type.slice(6)));
}

test('without a take-back every line counts', () => {
  expect(counted()).toEqual([]);
  expect(counted(null, null, null)).toEqual([0, 1, 2]);
});

test('what came after the line that all went back to does not count', () => {
  expect(counted(null, null, null, 0, null)).toEqual([0, 4]);
  expect(counted(null, null, null, 1)).toEqual([0, 1]);
});

test('back to a take-back is back to where that led', () => {
  expect(counted(null, null, null, 0, null, null, 3, null)).toEqual([0, 7]);
});

test('a line after a take-back can be gone back to, and what was taken back before stays so', () => {
  expect(counted(null, null, null, 1, null, null, 4, null)).toEqual([0, 1, 4, 7]);
});

test('a match that was taken up can go back to where its log begins', () => {
  expect(counted(null, null, -1, null)).toEqual([3]);
});
