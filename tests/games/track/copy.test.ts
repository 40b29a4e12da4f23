import { clone } from '@aerodrome/engine/core/clone.ts';
import { expect, test } from 'vitest';
import { all, open, states } from './tables.ts';

function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

test('a copy is equal to a clone, and shares nothing with its original', () => {
  const endings = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const { raw } = all[(seed * 617) % all.length];
    const { copy } = open(raw);
    for (const state of states(raw, seed)) {
      const copied = copy(state);
      expect(JSON.stringify(copied)).toBe(JSON.stringify(clone(state)));
      const parts = partsOf(state);
      for (const part of partsOf(copied)) if (parts.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
      if (state.outcome) endings.add(state.outcome.ending);
    }
  }
  expect(endings.size).toBeGreaterThan(5);
});
