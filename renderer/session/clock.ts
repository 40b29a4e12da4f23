import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { SessionContext, SessionEvent } from './context.ts';

/** The time of an event, which `withTimestamps` has added to it; the first one is the start. */
export function eventTimeMs({ context, event }: { context: SessionContext; event: SessionEvent }): number {
  return event.now ?? context.startedAtMs;
}

/** The seat whose clock runs now: it can act, and its hand is open. An animation delays the start of its clock. */
export function runningClockSeat(context: SessionContext): Seat | null {
  const { match, viewerSeat, animation, timeLeftMs } = context;
  if (viewerSeat === null || match.outcome !== null || !match.awaiting().includes(viewerSeat)) return null;
  if (match.deadline(viewerSeat) === null || context.stopsClocks?.(match)) return null;
  // An animation does not stop a clock that has run before.
  return animation === null || timeLeftMs[viewerSeat] !== undefined ? viewerSeat : null;
}

/** The time that a seat has for its turn, and the time that is left of it. */
export function turnTimeOf(
  context: SessionContext,
  seat: Seat,
  now: number,
): { totalMs: number; leftMs: number } | null {
  const { match, timeLeftMs, runningClock, timeFactor } = context;
  const deadline = match.deadline(seat);
  if (deadline === null) return null;
  const totalMs = deadline.ms * timeFactor();
  const elapsedMs = runningClock?.seat === seat ? now - runningClock.startedAtMs : 0;
  return { totalMs, leftMs: Math.max(0, (timeLeftMs[seat] ?? totalMs) - elapsedMs) };
}

/** Maximum number of turn times per seat that a file stores. */
const maxTurnTimes = 120;

/** Adds the times of the turns that end now. */
export function addTurnTimes(context: SessionContext, now: number): SessionContext['turnTimesMs'] {
  const times = { ...context.turnTimesMs };
  for (const [seat, leftMs] of Object.entries(timeLeftAt(context, now))) {
    const totalMs = context.allowedTurnTimesMs[Number(seat)];
    if (totalMs !== undefined)
      times[Number(seat)] = [...(times[Number(seat)] ?? []), Math.round(totalMs - leftMs)].slice(-maxTurnTimes);
  }
  return times;
}

/** The time left on every clock that has run. */
export function timeLeftAt(context: SessionContext, now: number): Readonly<Record<Seat, number>> {
  const { runningClock, timeLeftMs } = context;
  // The end of a turn clears its clocks before the running one is stopped.
  if (runningClock === null || timeLeftMs[runningClock.seat] === undefined) return timeLeftMs;
  // A seat that has sealed its choice has no deadline any more, but keeps the time that was left.
  const leftMs = Math.max(0, itemAt(timeLeftMs, runningClock.seat) - (now - runningClock.startedAtMs));
  return { ...timeLeftMs, [runningClock.seat]: leftMs };
}

/** The action that is submitted for the seat whose time is up. */
export function deadlineAction(context: SessionContext): Action | null {
  const seat = runningClockSeat(context);
  const deadline = seat === null ? null : context.match.deadline(seat);
  return deadline && context.match.check(deadline.action) === null ? deadline.action : null;
}
