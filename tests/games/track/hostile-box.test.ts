import { clone } from '@aerodrome/engine/core/clone.ts';
import { readBox } from '@aerodrome/engine/games/track/data/read.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, problemsOf } from './reading.ts';

test('names that every object inherits are unknown keys at every level of a box', () => {
  const text = `{ "__proto__": { "name": "x" }, "constructor": 1, "biplanes": { "__proto__": { "fallsAt": 1 } },
      "charge": { "tiles": [{ "value": 0, "hits": 1, "__proto__": { "hits": 2 }, "toString": 1 }] } }`;
  expect(problemsOf(JSON.parse(text)).map((problem) => problem.split(':')[0])).toEqual([
    'unknownKey box.__proto__',
    'unknownKey box.constructor',
    'unknownKey box.biplanes.__proto__',
    'unknownKey box.charge.tiles[0].__proto__',
    'unknownKey box.charge.tiles[0].toString',
    'wrongLength box.charge.tiles',
  ]);
  expect(Object.hasOwn(Object.prototype, 'fallsAt')).toBe(false);
});

test('inherited properties of a box are not read', () => {
  expect(boxOf(Object.create({ name: 'inherited' }))).toEqual(standardBox);
  expect(boxOf(Object.assign(Object.create(null), { name: 'mine' })).name).toBe('mine');
});

test('a box that is very deep, very large or cyclic is refused without a crash', () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const cycle: Record<string, unknown> = {};
  cycle.boards = { 'single-coloured': cycle };
  const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, i]));
  expect(problemsOf(deep)).toEqual(['wrongType box: object / array']);
  expect(problemsOf({ factories: deep })).toEqual([
    'wrongType box.factories[0]: number / array',
    'wrongLength box.factories: 5 / 1',
  ]);
  expect(problemsOf(cycle)).toEqual([expect.stringMatching(/^unknownKey box\.boards\.single-coloured\.boards: /)]);
  expect(problemsOf(wide)).toEqual(['tooMany box: 64 / 100000']);
  expect(problemsOf({ factories: new Array(2 ** 32 - 1) })).toEqual([`tooMany box.factories: 64 / ${2 ** 32 - 1}`]);
});

test('long texts are shortened in messages', () => {
  const long = 'x'.repeat(1_000_000);
  const problems = problemsOf({ [long]: 1, name: long, factories: [long] });
  expect(problems).toHaveLength(4);
  for (const problem of problems) expect(problem.length).toBeLessThan(200);
});

test('values that no file can contain are refused, even if reading them throws', () => {
  const trap = {
    get boards() {
      throw new Error('trap');
    },
  };
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(readBox(trap)).toEqual({ problems: [{ code: 'track.box.unreadable' }] });
  expect(readBox({ charge: proxy })).toEqual({ problems: [{ code: 'track.box.unreadable' }] });
  expect(problemsOf({ name: Symbol('x'), factories: [1n, () => 1] })).toEqual([
    'wrongType box.name: string / symbol',
    'wrongType box.factories[0]: number / bigint',
    'wrongType box.factories[1]: number / function',
    'wrongLength box.factories: 5 / 2',
  ]);
});

test('a negative zero becomes the zero that JSON writes', () => {
  const tiles = standardBox.charge.tiles.map(({ value, hits }) => ({ value, hits: hits === 0 ? -0 : hits }));
  const box = boxOf({ charge: { tiles } });
  expect(boxOf(JSON.parse(JSON.stringify(box)))).toEqual(box);
});

test('every value is read as a box or refused with problems that have codes', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }), (value) => {
      const read = readBox(value);
      if ('value' in read) expect(read.value).toEqual(standardBox);
      else expect(read.problems.every(({ code }) => code.startsWith('track.box.'))).toBe(true);
    }),
    { numRuns: 1000, seed: 1914 },
  );
});

test('a box with one part replaced by any value is read as an equal box or refused with problems', () => {
  const paths = partsOf(standardBox, []);
  let accepted = 0;
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.oneof(fc.integer({ min: -3, max: 9 }), fc.jsonValue()), (path, part) => {
      const value = clone(standardBox) as unknown;
      let parent = value as Record<string, unknown>;
      for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
      parent[path[path.length - 1]] = part;
      const read = readBox(value);
      if ('problems' in read) {
        expect(read.problems).not.toEqual([]);
      } else {
        accepted++;
        expect(boxOf(JSON.parse(JSON.stringify(read.value)))).toEqual(read.value);
      }
    }),
    { numRuns: 1500, seed: 1914 },
  );
  expect(accepted).toBeGreaterThan(50);
});

/** The path to every part of a value. */
function partsOf(value: unknown, path: readonly string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...partsOf(part, [...path, key])]);
}
