import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Fails unless two values are equal as data. Comparing text first keeps it cheap enough for every step of a match. */
export function same(actual: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(wanted) || isDeepStrictEqual(actual, wanted)) return;
  expect(actual, what).toEqual(wanted);
  throw new Error(`${what}: not equal in the strict sense`);
}

/** Fails unless two values are equal down to the order of their keys: that, too, could tell what is hidden. */
export function identical(actual: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(actual) === JSON.stringify(wanted)) return;
  expect(actual, what).toEqual(wanted);
  throw new Error(`${what}: the same in another order: ${JSON.stringify(actual)}`);
}

/** Fails with the first place where a value is not what its own JSON would give back. */
export function plain(value: unknown, what: string): void {
  const at = strange(value, what);
  if (at !== null) throw new Error(`${at}: not plain JSON`);
}

function strange(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`;
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  const keys = Reflect.ownKeys(value);
  if (Array.isArray(value)) {
    if (prototype !== Array.prototype || keys.length !== value.length + 1) return `${path} is no plain list`;
  } else if (prototype !== Object.prototype) return `${path} is no plain record`;
  for (const key of keys) {
    if (Array.isArray(value) && key === 'length') continue;
    if (typeof key === 'symbol' || !Object.prototype.propertyIsEnumerable.call(value, key))
      return `${path} hides a key`;
    const inside = strange((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (inside !== null) return inside;
  }
  return null;
}
