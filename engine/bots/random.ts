import { itemAt } from '../core/items.ts';
import type { Random } from '../core/random.ts';

/** Takes any legal action, each as likely as the next. It sees the list and its own stream of chance, no more. */
export function random<A>(actions: readonly A[], stream: Random): A {
  return itemAt(actions, stream.below(actions.length, 'choice'));
}
