import { itemAt } from '../core/items.ts';
import type { Random } from '../core/random.ts';

/** Chooses a legal action uniformly at random. */
export function random<A>(actions: readonly A[], stream: Random): A {
  return itemAt(actions, stream.below(actions.length, 'choice'));
}
