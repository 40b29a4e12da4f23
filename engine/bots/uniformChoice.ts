import type { Random } from '../core/random.ts';

/** Chooses a legal action uniformly at random. */
export function chooseUniformly<A>(actions: readonly A[], rng: Random): A {
  const action = actions[rng.below(actions.length, 'choice')];
  if (action === undefined) throw new RangeError('no legal action');
  return action;
}
