import type { Action } from '@aerodrome/engine/core/game.ts';
import type { SessionContext } from './context.ts';
import { handoverTo } from './handover.ts';
import { awaitedPeople, nextPerson } from './selectors.ts';

/** The states of the play region between which `routing` chooses. */
export type Route = 'over' | 'handover' | 'choosing' | 'answering' | 'standingOrder' | 'waiting';

/** The state that the play region has to enter, or `null` while an animation plays before it. */
export function routeOf(context: SessionContext): Route | null {
  const isAnimating = context.animation !== null;
  if (context.match.outcome !== null) return isAnimating ? null : 'over';
  const next = nextPerson(context);
  if (next === null) return 'waiting';
  const route = awaitedPeople(context).includes(next) ? 'choosing' : 'answering';
  // A seat that acts again need not wait for the animation.
  if (context.viewerSeat === next) return route;
  if (isAnimating) return null;
  if (route === 'choosing' && standingOrder(context) !== null) return 'standingOrder';
  return handoverTo(context, next) === 'none' ? route : 'handover';
}

/** The legal action that the next person has ordered in advance, or `null`. */
export function standingOrder(context: SessionContext): Action | null {
  const next = nextPerson(context);
  const action = next === null ? null : (context.standingOrderOf?.(context.match, next) ?? null);
  return action !== null && context.match.check(action) === null ? action : null;
}
