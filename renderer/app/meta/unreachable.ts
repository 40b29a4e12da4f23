import type { Problem } from '@aerodrome/engine/core/result.ts';

/** What stands for the answer of a shell that fails instead of answering. */
export function unreachable(): { problem: Problem } {
  return { problem: { code: 'host.unreachable' } };
}
