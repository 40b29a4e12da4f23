import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { size } from '@aerodrome/engine/games/track/bot/features.ts';
import { Planner } from '@aerodrome/engine/games/track/bot/plan.ts';
import { after, differentPlans, isPlanning, type TrackGame } from '@aerodrome/engine/games/track/bot/turn.ts';
import { weights } from '@aerodrome/engine/games/track/bot/weights.ts';
import { valueFor } from '@aerodrome/engine/games/track/bot.ts';
import type { GameData } from '@aerodrome/engine/games/track/gameData.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';
import { learner as trackLearner } from '../../build/games/track/learner.ts';
import { frozenTurns, optionsOfFrozenTurns } from '../../build/scripts/league/exploitability.ts';
import { fitted, type TrainingExample } from '../../build/scripts/learn/fit.ts';

describe('the evaluation of a state of Track', () => {
  test.each(Object.entries(weights))('the weights of Track for %s have a value for every feature', (_, table) => {
    expect(table).toHaveLength(size);
  });

  test('the learning steps of Track are small enough to find weights behind mere luck', () => {
    // Of 200 things ten are seen at a time, as at a table; each speaks a little for one side, and luck does the rest.
    const rng = new SeededRandom(5);
    const truth = Array.from({ length: 200 }, () => (rng.below(41) - 20) / 100);
    const see = (): TrainingExample => {
      const at = Int32Array.from({ length: 10 }, (_, k) => k * 20 + rng.below(20));
      const by = new Float64Array(10).fill(1);
      const chance = (1 + Math.tanh(at.reduce((sum, i) => sum + truth[i], 0))) / 2;
      return { at, by, outcome: rng.below(1000) < chance * 1000 ? 1 : -1 };
    };
    const noticed = Array.from({ length: 40_000 }, see);
    const learnt = fitted(noticed, new Array(200).fill(0), trackLearner.pace, rng);
    const off = learnt.map((weight, i) => (weight / 100 - truth[i]) ** 2);
    expect(Math.sqrt(off.reduce((sum, square) => sum + square, 0) / off.length)).toBeLessThan(0.06);
  });
});

describe('a turn ahead', () => {
  const game = track.open(optionsOfFrozenTurns) as unknown as TrackGame;
  const value = valueFor(game.gameData as GameData);
  const gameData = game.gameData as GameData;

  test('a turn ahead is worth its best average against the plans of the other side', () => {
    let looked = 0;
    for (const state of frozenTurns()) {
      const rng = new SeededRandom(1);
      const planner = new Planner(game, value, 0, 1, rng);
      const [mine] = differentPlans(gameData, state, 0);
      const [theirs] = differentPlans(gameData, state, 1);
      const next = after(game, value, state, [mine, theirs], rng);
      if (next.outcome !== null || !isPlanning(next) || next.turn === 1) continue;
      // After the last but one tile a new round draws, and no two looks ahead are the same.
      if (next.pilots[0].hand.length <= 2) continue;
      const rows = differentPlans(gameData, next, 0);
      const { columns, payoff } = planner.facing(next, rows, 1);
      const means = rows.map(
        (_, i) => payoff.subarray(i * columns, (i + 1) * columns).reduce((a, b) => a + b, 0) / columns,
      );
      const [ahead] = planner.facing(state, [mine], 2).payoff;
      expect(ahead).toBeCloseTo(Math.max(...means), 2);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
  });
});
