import { expect, test } from 'vitest';
import { groupFrames } from '../../../renderer/boards/groupFrames.ts';

const frames = (...numbers: (number | undefined)[]) =>
  numbers.map((number, i) => ({ event: { type: `${i}`, ...(number !== undefined && { together: number }) }, view: i }));
const types = (groups: ReturnType<typeof groupFrames>) => groups.map((group) => group.map(({ event }) => event.type));

test('neighbouring events with one number form one group, all others a group of their own', () => {
  expect(types(groupFrames(frames(undefined, 1, 1, undefined, undefined, 2, 2, 1)))).toEqual([
    ['0'],
    ['1', '2'],
    ['3'],
    ['4'],
    ['5', '6'],
    ['7'],
  ]);
});

test('events with one number are not grouped across another event', () => {
  expect(types(groupFrames(frames(1, undefined, 1)))).toEqual([['0'], ['1'], ['2']]);
});
