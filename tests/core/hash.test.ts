import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { canonical, equalsCanonically, hash } from '@aerodrome/engine/core/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// No state has a key `__proto__`, and no save may: a plain copy would take it for something else.
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));

test('canonical JSON is JSON, and does not depend on the order of keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
    }),
  );
});

test('a value that JSON cannot hold is left out of records and is null in lists; keys are quoted, and numbers are as in JSON', () => {
  expect(canonical({ b: undefined, a: [undefined, null], '"': -0, 10: 1e21, 9: Number.NaN })).toBe(
    '{"\\"":0,"10":1e+21,"9":null,"a":[null,null]}',
  );
});

test('values are alike if, and only if, they have the same canonical text', () => {
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (a, b) => {
      expect(equalsCanonically(a, b)).toBe(canonical(a) === canonical(b));
      expect(equalsCanonically(a, JSON.parse(canonical(a)))).toBe(true);
    }),
  );
  const different: [unknown, unknown][] = [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[1], [1, 2]],
    [[], {}],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ];
  for (const [a, b] of different) expect([equalsCanonically(a, b), equalsCanonically(b, a)]).toEqual([false, false]);
  // One was played, the other read from a file.
  expect(equalsCanonically({ type: 'fly', to: undefined, by: -0 }, { by: 0, type: 'fly' })).toBe(true);
});

test('a hash is 64 bits in hexadecimal, repeatable on every machine', () => {
  expect(hash({ round: 1, hand: [0, 3, 7] })).toMatch(/^[0-9a-f]{16}$/);
  expect(hash({ round: 1, hand: [0, 3, 7] })).toBe(hash({ hand: [0, 3, 7], round: 1 }));
  // Pinned, so that a changed hash, which would make every old save diverge, does not slip in unseen.
  expect(hash({ a: [1, 2, 3] })).toBe('261c801419d08747');
});

test('different values hash differently', () => {
  const seen = new Map<string, string>();
  for (let i = 0; i < 200_000; i++) {
    const text = canonical({ i });
    const twin = seen.get(hash({ i }));
    if (twin !== undefined) expect.unreachable(`${twin} and ${text} share a hash`);
    seen.set(hash({ i }), text);
  }
  expect(seen.size).toBe(200_000);
});

test('a clone is equal to its original and shares no object with it', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const copy = clone(freeze(value));
      expect(canonical(copy)).toBe(canonical(value));
      if (typeof value === 'object' && value !== null) {
        expect(copy).not.toBe(value);
        expect(Object.isFrozen(copy)).toBe(false);
      }
    }),
  );
});

test('freezing a value freezes every object inside it', () => {
  const value = freeze({ planes: [{ space: 3 }] });
  expect(() => {
    value.planes[0].space = 4;
  }).toThrow(TypeError);
});
