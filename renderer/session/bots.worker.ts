import { answer } from './botAnswer.ts';
import type { Errand, Returned } from './bots.ts';

/** However slow a machine is, nobody waits longer than this for a bot, in milliseconds. */
const patience = 10_000;

self.onmessage = ({ data: { id, asked, hurry } }: MessageEvent<Errand>) => {
  const end = performance.now() + (hurry ? 0 : patience);
  const returned: Returned = { id, reply: answer(asked, () => performance.now() >= end) };
  self.postMessage(returned);
};
