import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { canonical, hash } from '@aerodrome/engine/core/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// No state has a key `__proto__`, and no save may: a plain copy would take it for something else.
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));

test('canonical JSON is JSON, and equal for equal values whatever the order of their keys', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value));
    }),
  );
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

test('a clone is equal, and shares nothing with its original', () => {
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

test('freezing reaches all the way down', () => {
  const value = freeze({ planes: [{ space: 3 }] });
  expect(() => {
    value.planes[0].space = 4;
  }).toThrow(TypeError);
});
