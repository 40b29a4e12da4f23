import { clone } from '@aerodrome/engine/core/clone.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { schemaOf } from '@aerodrome/engine/games/track/schema.ts';
import { expect, test } from 'vitest';
import { expectKeysOf, recordsOf } from '../schemaKeys.ts';
import { all, open, states } from './tables.ts';

function partsOf(value: unknown, found = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

test('a copy is equal to a clone, has the keys of the schema, and shares nothing with its original', () => {
  const endings = new Set<string>();
  let mostRecords = 0;
  for (let seed = 0; seed < 120; seed++) {
    const { raw } = all[(seed * 617) % all.length];
    const { copy, gameData } = open(raw);
    const schema = schemaOf(gameData as GameData);
    const compared = new Set<object>();
    for (const state of states(raw, seed)) {
      const copied = copy(state);
      expect(JSON.stringify(copied)).toBe(JSON.stringify(clone(state)));
      expectKeysOf(schema, copied, compared);
      const parts = partsOf(state);
      for (const part of partsOf(copied)) if (parts.has(part)) expect.fail(`shared: ${JSON.stringify(part)}`);
      if (state.outcome) endings.add(state.outcome.ending);
    }
    mostRecords = Math.max(mostRecords, compared.size / recordsOf(schema).length);
  }
  expect(endings.size).toBeGreaterThan(5);
  expect(mostRecords).toBe(1);
});
