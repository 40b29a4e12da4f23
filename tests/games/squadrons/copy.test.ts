import { clone, freeze } from '@aerodrome/engine/core/clone.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { copy } from '@aerodrome/engine/games/squadrons/copy.ts';
import type { SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { american, loop, Table } from '../../scenarios/squadrons/table.ts';

/** Every list and record that a value is made of. */
function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

function judge(state: SquadronsState): void {
  freeze(state);
  const made = copy(state);
  expect(made).toEqual(clone(state));
  expect(JSON.stringify(made)).toBe(JSON.stringify(state));
  const parts = new Set(partsOf(state));
  for (const part of partsOf(made)) expect(parts.has(part)).toBe(false);
}

describe('a copy by hand', () => {
  test('is equal to its original and shares nothing with it, wherever random play leads', () => {
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
        judge(table.state);
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  test('copies a sealed layout, a dogfight and an outcome, too', () => {
    const table = new Table();
    judge(table.do(table.game.legalActions(table.state, american)[0]).state);
    const fight = Table.turn({
      mover: american,
      flying: { green1: 'E4 N', red1: 'E6 N' },
      hands: { green: [1], red: [2, loop] },
    });
    judge(fight.roll(1, 1).move('green1', 1, 'N', 'N').shoot(1).defend(loop).state);
    judge(fight.do({ type: 'resign', seat: american }).state);
  });
});
