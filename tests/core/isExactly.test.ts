import { isExactly } from '@aerodrome/engine/core/isExactly.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const data = { type: 'plan', seat: 0, tiles: [3, 7] };

test('a copy is exactly the same, even if it was read from JSON or has no prototype', () => {
  expect(isExactly(structuredClone(data), data)).toBe(true);
  expect(isExactly(Object.assign(Object.create(null), data), data)).toBe(true);
});

test.each([
  ['a field more', { ...data, loop: false }],
  ['a field that is not set', { ...data, loop: undefined }],
  ['a field less', { type: 'plan', seat: 0 }],
  ['another value', { ...data, seat: 1 }],
  ['another type', { ...data, seat: '0' }],
  ['the other nought', { ...data, seat: -0 }],
  ['a longer list', { ...data, tiles: [3, 7, 9] }],
  ['a shorter list', { ...data, tiles: [3] }],
  ['a list with a hole', { ...data, tiles: Object.assign([3], { length: 2 }) }],
  ['a record that looks like a list', { ...data, tiles: { 0: 3, 1: 7, length: 2 } }],
  ['a field that is only inherited', Object.assign(Object.create({ seat: 0 }), { type: 'plan', tiles: [3, 7] })],
  ['a prototype of its own', Object.assign(Object.create({}), data)],
  ['a list in its place', [data]],
  ['nothing', null],
])('data are not exactly the same with %s', (_what, value) => {
  expect(isExactly(value, data)).toBe(false);
});

test('any value can be compared, and only the data itself is exactly the same', () => {
  fc.assert(fc.property(fc.anything({ withBigInt: true, withSparseArray: true }), (value) => !isExactly(value, data)));
  const cycle: Record<string, unknown> = { ...data };
  cycle.tiles = cycle;
  expect(isExactly(cycle, data)).toBe(false);
});
