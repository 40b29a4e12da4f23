import { expect, test } from 'vitest';
import { together } from '../../../renderer/boards/shared/together.ts';

const frames = (...numbers: (number | undefined)[]) =>
  numbers.map((number, i) => ({ event: { type: `${i}`, ...(number !== undefined && { together: number }) }, view: i }));
const types = (groups: ReturnType<typeof together>) => groups.map((group) => group.map(({ event }) => event.type));

test('neighbours with one number are played at once, everything else one after the other', () => {
  expect(types(together(frames(undefined, 1, 1, undefined, undefined, 2, 2, 1)))).toEqual([
    ['0'],
    ['1', '2'],
    ['3'],
    ['4'],
    ['5', '6'],
    ['7'],
  ]);
});

test('events with one number that something came between are not played at once', () => {
  expect(types(together(frames(1, undefined, 1)))).toEqual([['0'], ['1'], ['2']]);
});
