import { itemAt } from '../core/items.ts';
import type { Random } from '../core/random.ts';
import type { Ranked } from './bot.ts';

/** Number of steps that the interval from 0 to 1 is divided into. */
const resolution = 2 ** 20;

/** Draws an index with a probability in proportion to its weight. */
export function sampleByWeight(weights: readonly number[] | Float64Array, rng: Random, name: string): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = ((rng.below(resolution, name) + 0.5) / resolution) * total;
  let index = 0;
  for (const weight of weights) {
    left -= weight;
    if (left < 0) return index;
    index++;
  }
  return weights.length - 1;
}

/**
 * Softmax sampling: a better score is likelier. Temperature 0 takes one of the best, a high one is nearly uniform. This is
 * the handicap of weaker bots: a lower bot level (difficulty) has a higher temperature, and so makes more mistakes.
 */
export function softmax<A>(ranked: readonly Ranked<A>[], temperature: number, rng: Random): A {
  const best = Math.max(...ranked.map(({ score }) => score));
  if (temperature === 0)
    return anyOf(
      ranked.filter(({ score }) => score === best),
      rng,
    );
  const weights = ranked.map(({ score }) => Math.exp((score - best) / temperature));
  return itemAt(ranked, sampleByWeight(weights, rng, 'choice')).action;
}

/** Draws uniformly among the choices whose score is at most `maxRegret` below the best. */
export function withinRegret<A>(ranked: readonly Ranked<A>[], maxRegret: number, rng: Random): A {
  const best = Math.max(...ranked.map(({ score }) => score));
  return anyOf(
    ranked.filter(({ score }) => score >= best - maxRegret),
    rng,
  );
}

function anyOf<A>(ranked: readonly Ranked<A>[], rng: Random): A {
  return itemAt(ranked, rng.below(ranked.length, 'choice')).action;
}
