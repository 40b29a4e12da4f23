import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { copy } from '@aerodrome/engine/games/squadrons/copy.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { schemaOf } from '@aerodrome/engine/games/squadrons/schema.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { american, loop, Table } from '../../scenarios/squadrons/table.ts';
import { expectKeysOf } from '../schemaKeys.ts';

/** Every list and record that a value is made of. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function judge({ game, state }: Table): void {
  freeze(state);
  const made = copy(state);
  expect(made).toEqual(clone(state));
  expect(JSON.stringify(made)).toBe(JSON.stringify(state));
  expectKeysOf(schemaOf(game.gameData as GameData), made, new Set());
  const parts = new Set(partsOf(state));
  for (const part of partsOf(made)) expect(parts.has(part)).toBe(false);
}

describe('a copy by hand', () => {
  test('the copy of a state of random play equals the original, has the keys of the schema and shares no object with it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('2', '3', '4'), fc.nat(120), (seed, players, steps) => {
        const table = new Table({ players });
        table.rng = new SeededRandom(seed);
        const dice = new SeededRandom(seed + 1);
        for (let step = 0; step < steps; step++) {
          const [seat] = table.game.awaiting(table.state);
          const legal = table.game.legalActions(table.state, seat);
          table.do(legal[dice.below(legal.length)]);
        }
        judge(table);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('the copy of a state with a sealed layout, a dogfight or an outcome equals the original', () => {
    const table = new Table();
    judge(table.do(table.game.legalActions(table.state, american)[0]));
    const fight = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 N' },
      hands: { green: [1], red: [2, loop] },
    });
    judge(fight.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).defend(loop));
    judge(fight.do({ type: 'resign', seat: american }));
  });
});
