import { answer } from './botAnswer.ts';
import type { Errand, Returned } from './bots.ts';

/** However slow a machine is, nobody waits longer than this for a bot, in milliseconds. */
const patience = 10_000;

/** The work of the worker that answers for bots. */
export function replyTo({ id, asked, hurry }: Errand): Returned {
  const end = performance.now() + (hurry ? 0 : patience);
  const { cut, ...reply } = answer(asked, () => performance.now() >= end);
  // A hurried reply is not marked as cut short: the person asked for less search.
  return { id, reply: cut && !hurry ? { ...reply, cut } : reply };
}
