import type { Match } from '@aerodrome/engine/core/match.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';

/** Plays one random step. A match that is over is taken back to its set-up, so that it never ends. */
export function playOn(match: Match, seed: number): Match {
  const choice = new SeededRandom(seed * 7919 + match.length);
  const awaited = match.awaiting();
  const actions = match.legalActions(awaited[choice.below(awaited.length)]);
  const next = match.submit(actions[choice.below(actions.length)]);
  return next.outcome === null ? next : match.takeBack(0);
}
