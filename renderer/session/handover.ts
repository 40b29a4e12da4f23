import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { pinOf } from '@aerodrome/engine/core/players.ts';
import type { HandoverMode } from '../table/handoverMode.ts';
import type { SessionContext } from './context.ts';
import { awaitedPeople, hidesHands, nextPerson, type Regions, retractAction } from './selectors.ts';

/** The states of the play region between which `routing` chooses. */
export type Route = 'routing' | 'over' | 'handover' | 'choosing' | 'answering' | 'ordered' | 'waiting';

/** The state of the play region that the match calls for. */
export function routeOf(context: SessionContext): Route {
  const isStill = context.animation === null;
  if (context.match.outcome !== null) return isStill ? 'over' : 'routing';
  const next = nextPerson(context);
  if (next === null) return 'waiting';
  const asked = awaitedPeople(context).includes(next) ? 'choosing' : 'answering';
  // A seat that acts again need not wait for the animation.
  if (context.viewerSeat === next) return asked;
  if (!isStill) return 'routing';
  if (asked === 'choosing' && standingOrder(context) !== null) return 'ordered';
  return handoverTo(context, next) === 'none' ? asked : 'handover';
}

/** The legal action that the next person has ordered in advance, or `null`. */
export function standingOrder(context: SessionContext): Action | null {
  const next = nextPerson(context);
  const action = next === null ? null : (context.standingOrderOf?.(context.match, next) ?? null);
  return action !== null && context.match.check(action) === null ? action : null;
}

/** The cover between the holder of the screen and the seat that gets it: a door, a shutter or nothing. */
export function handoverTo(context: SessionContext, to: Seat): HandoverMode {
  if (!hidesHands(context)) return 'none';
  if (context.viewerSeat === to) return 'none';
  if (context.usesFullDoors()) return 'door';
  // The holder opens their own hand again.
  if (context.holder === to) return 'shutter';
  const mode = context.handover(context.match, context.holder, to);
  return mode === 'none' ? 'shutter' : mode;
}

/** The data of the hand-over screen: its mode, the next seat, and the seat that may still take a choice back. */
export interface HandoverScreen {
  mode: HandoverMode;
  next: Seat | null;
  previous: Seat | null;
}

export function handoverScreen(context: SessionContext, play: Regions['play']): HandoverScreen {
  const { pendingSeat: next, holder } = context;
  const isClosed = play === 'handover' && next !== null;
  return {
    mode: isClosed ? handoverTo({ ...context, viewerSeat: null }, next) : 'none',
    next,
    previous: retractAction(context) !== null && holder !== next ? holder : null,
  };
}

/** The names of the two players at a hand-over, and the hashes of their PINs. */
export function handoverPlayers(
  { players }: Pick<SessionContext, 'players'>,
  { next, previous }: Pick<HandoverScreen, 'next' | 'previous'>,
) {
  const playerAt = (seat: Seat | null) => (seat === null ? undefined : itemAt(players, seat));
  const [nextPlayer, previousPlayer] = [playerAt(next), playerAt(previous)];
  return {
    name: nextPlayer?.name ?? '',
    pin: pinOf(nextPlayer),
    previous: previousPlayer?.name ?? null,
    previousPin: pinOf(previousPlayer),
  };
}
