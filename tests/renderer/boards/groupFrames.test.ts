import { expect, test } from 'vitest';
import { groupFrames } from '../../../renderer/boards/groupFrames.ts';

const frames = (...numbers: (number | undefined)[]) =>
  numbers.map((number, i) => ({ event: { type: `${i}`, ...(number !== undefined && { together: number }) }, view: i }));
const types = (groups: ReturnType<typeof groupFrames>) => groups.map((group) => group.map(({ event }) => event.type));

test('neighbours with one number are played at once, everything else one after the other', () => {
  expect(types(groupFrames(frames(undefined, 1, 1, undefined, undefined, 2, 2, 1)))).toEqual([
    ['0'],
    ['1', '2'],
    ['3'],
    ['4'],
    ['5', '6'],
    ['7'],
  ]);
});

test('events with one number that something came between are not played at once', () => {
  expect(types(groupFrames(frames(1, undefined, 1)))).toEqual([['0'], ['1'], ['2']]);
});
