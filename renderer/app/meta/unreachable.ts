import type { Problem } from '../../../electron/contract.ts';

/** What stands for the answer of a shell that fails instead of answering. */
export function unreachable(): { problem: Problem } {
  return { problem: { code: 'host.unreachable' } };
}
