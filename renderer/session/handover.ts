import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { HandoverMode } from '../table/screen.ts';
import type { SessionContext } from './context.ts';
import { awaitedPeople, hidesHands, nextPerson, type Regions, retractAction } from './selectors.ts';

/** The state of the play region that the match leads to. */
export type Route = 'routing' | 'over' | 'handover' | 'choosing' | 'answering' | 'ordered' | 'waiting';

export function routeOf(context: SessionContext): Route {
  const isStill = context.showing === null;
  if (context.match.outcome !== null) return isStill ? 'over' : 'routing';
  const next = nextPerson(context);
  if (next === null) return 'waiting';
  const asked = awaitedPeople(context).includes(next) ? 'choosing' : 'answering';
  // The same seat goes on: it need not wait for the animation.
  if (context.viewerSeat === next) return asked;
  if (!isStill) return 'routing';
  if (asked === 'choosing' && standingOrder(context) !== null) return 'ordered';
  return handoverTo(context, next) === 'none' ? asked : 'handover';
}

/** The action that the next person has ordered in advance; `null` where they want to be asked. */
export function standingOrder(context: SessionContext): Action | null {
  const next = nextPerson(context);
  const action = next === null ? null : (context.ordered?.(context.match, next) ?? null);
  return action !== null && context.match.check(action) === null ? action : null;
}

/** The cover between the holder of the screen and the seat that gets it: a door, a shutter or nothing. */
export function handoverTo(context: SessionContext, to: Seat): HandoverMode {
  if (!hidesHands(context)) return 'none';
  if (context.viewerSeat === to) return 'none';
  if (context.fullDoors()) return 'door';
  // The holder comes back to a covered hand of their own.
  if (context.holder === to) return 'shutter';
  const way = context.handover(context.match, context.holder, to);
  return way === 'none' ? 'shutter' : way;
}

/** The data of the hand-over screen: its mode, the next seat, and the seat that may still take a choice back. */
export interface HandoverNeed {
  mode: HandoverMode;
  next: Seat | null;
  previous: Seat | null;
}

export function handoverNeed(context: SessionContext, play: Regions['play']): HandoverNeed {
  const { pendingSeat: next, holder } = context;
  const isClosed = play === 'handover' && next !== null;
  return {
    mode: isClosed ? handoverTo({ ...context, viewerSeat: null }, next) : 'none',
    next,
    previous: retractAction(context) !== null && holder !== next ? holder : null,
  };
}
