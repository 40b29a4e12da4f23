import type { Action } from '@aerodrome/engine/core/game.ts';
import type { SessionContext } from './context.ts';
import { handoverTo } from './handover.ts';
import { awaitedPeople, nextPerson } from './selectors.ts';

/** The states of the play region between which `routing` chooses. */
export type Route = 'routing' | 'over' | 'handover' | 'choosing' | 'answering' | 'ordered' | 'waiting';

/** The state of the play region that the match calls for. */
export function routeOf(context: SessionContext): Route {
  const isStill = context.animation === null;
  if (context.match.outcome !== null) return isStill ? 'over' : 'routing';
  const next = nextPerson(context);
  if (next === null) return 'waiting';
  const route = awaitedPeople(context).includes(next) ? 'choosing' : 'answering';
  // A seat that acts again need not wait for the animation.
  if (context.viewerSeat === next) return route;
  if (!isStill) return 'routing';
  if (route === 'choosing' && standingOrder(context) !== null) return 'ordered';
  return handoverTo(context, next) === 'none' ? route : 'handover';
}

/** The legal action that the next person has ordered in advance, or `null`. */
export function standingOrder(context: SessionContext): Action | null {
  const next = nextPerson(context);
  const action = next === null ? null : (context.standingOrderOf?.(context.match, next) ?? null);
  return action !== null && context.match.check(action) === null ? action : null;
}
