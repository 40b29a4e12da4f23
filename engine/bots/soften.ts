import { itemAt } from '../core/items.ts';
import type { Random } from '../core/random.ts';
import type { Ranked } from './bot.ts';

/** Fine enough for any share that matters. */
const grain = 2 ** 20;

/** An index, each as likely as its weight. */
export function drawBy(weights: readonly number[] | Float64Array, rng: Random, name: string): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = ((rng.below(grain, name) + 0.5) / grain) * total;
  let index = 0;
  for (const weight of weights) {
    left -= weight;
    if (left < 0) return index;
    index++;
  }
  return weights.length - 1;
}

/** Any choice, the better the likelier: how much better it must be is the temperature, and nought takes the best. */
export function softly<A>(ranked: readonly Ranked<A>[], temperature: number, rng: Random): A {
  const best = Math.max(...ranked.map(({ score }) => score));
  if (temperature === 0)
    return anyOf(
      ranked.filter(({ score }) => score === best),
      rng,
    );
  const weights = ranked.map(({ score }) => Math.exp((score - best) / temperature));
  return itemAt(ranked, drawBy(weights, rng, 'choice')).action;
}

/** Any of the choices that are no more than so much worse than the best: never one that loses at once. */
export function withinRegret<A>(ranked: readonly Ranked<A>[], most: number, rng: Random): A {
  const best = Math.max(...ranked.map(({ score }) => score));
  return anyOf(
    ranked.filter(({ score }) => score >= best - most),
    rng,
  );
}

function anyOf<A>(ranked: readonly Ranked<A>[], rng: Random): A {
  return itemAt(ranked, rng.below(ranked.length, 'choice')).action;
}
