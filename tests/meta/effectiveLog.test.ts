import type { LogLine } from '@aerodrome/engine/core/record.ts';
import { effectiveLog } from '@aerodrome/engine/meta/effectiveLog.ts';
import { expect, test } from 'vitest';

/** A log in which every line except take-backs holds its own index. */
function numberedLog(...takeBacks: (number | null)[]): unknown[] {
  const log = takeBacks.map(
    (takeBack, at): LogLine =>
      takeBack === null ? { action: null, events: [{ type: `event ${at}` }] } : { action: null, takeBack, events: [] },
  );
  return effectiveLog(log).map(({ events }) => Number(events[0].type.slice(6)));
}

test('every line of a log without take-backs is effective', () => {
  expect(numberedLog()).toEqual([]);
  expect(numberedLog(null, null, null)).toEqual([0, 1, 2]);
});

test('lines after the target of a take-back are not effective', () => {
  expect(numberedLog(null, null, null, 0, null)).toEqual([0, 4]);
  expect(numberedLog(null, null, null, 1)).toEqual([0, 1]);
});

test('a take-back of a take-back leads to the target of the latter', () => {
  expect(numberedLog(null, null, null, 0, null, null, 3, null)).toEqual([0, 7]);
});

test('a take-back to a line after an earlier take-back keeps the earlier one in effect', () => {
  expect(numberedLog(null, null, null, 1, null, null, 4, null)).toEqual([0, 1, 4, 7]);
});

test('a take-back can lead to the start of the log', () => {
  expect(numberedLog(null, null, -1, null)).toEqual([3]);
});
