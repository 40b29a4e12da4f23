import type { Random } from '../core/random.ts';
import type { Ranked } from './bot.ts';

/** Fine enough for any share that matters. */
const grain = 2 ** 20;

/** An index, each as likely as its weight. */
export function drawBy(weights: ArrayLike<number>, rng: Random, name: string): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  let left = ((rng.below(grain, name) + 0.5) / grain) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
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
  return ranked[
    drawBy(
      ranked.map(({ score }) => Math.exp((score - best) / temperature)),
      rng,
      'choice',
    )
  ].action;
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
  return ranked[rng.below(ranked.length, 'choice')].action;
}
