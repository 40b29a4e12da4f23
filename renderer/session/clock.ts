import type { Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { SessionContext, SessionEvent } from './context.ts';

/** The time of an event, which `stamped` has added to it; the first one is the start. */
export function timeOf({ context, event }: { context: SessionContext; event: SessionEvent }): number {
  return event.now ?? context.startedAt;
}

/** The seat whose clock runs now: it can act, its hand is open, and nothing else is being shown. */
export function clockSeat(context: SessionContext): Seat | null {
  const { match, viewerSeat, showing, timeLeftMs } = context;
  if (viewerSeat === null || match.outcome !== null || !match.awaiting().includes(viewerSeat)) return null;
  if (match.deadline(viewerSeat) === null || context.unhurried?.(match)) return null;
  // Once it runs, no animation stops it.
  return showing === null || timeLeftMs[viewerSeat] !== undefined ? viewerSeat : null;
}

/** The whole time of a seat and the rest of it, in milliseconds. */
export function clockOf(context: SessionContext, seat: Seat, now: number): { totalMs: number; leftMs: number } | null {
  const { match, timeLeftMs, ticking, moreTime } = context;
  const deadline = match.deadline(seat);
  if (deadline === null) return null;
  const totalMs = deadline.ms * moreTime();
  const elapsedMs = ticking?.seat === seat ? now - ticking.since : 0;
  return { totalMs, leftMs: Math.max(0, (timeLeftMs[seat] ?? totalMs) - elapsedMs) };
}

/** The most turn times per seat that a file stores. */
const maxTurnTimes = 120;

/** The turn times with those of the turns that end now. */
export function turnTimesAt(context: SessionContext, now: number): SessionContext['turnTimesMs'] {
  const times = { ...context.turnTimesMs };
  for (const [seat, leftMs] of Object.entries(timeLeftAt(context, now))) {
    const totalMs = context.turnLengthsMs[Number(seat)];
    if (totalMs !== undefined)
      times[Number(seat)] = [...(times[Number(seat)] ?? []), Math.round(totalMs - leftMs)].slice(-maxTurnTimes);
  }
  return times;
}

/** The time left on every clock that has run. */
export function timeLeftAt(context: SessionContext, now: number): Readonly<Record<Seat, number>> {
  const { ticking, timeLeftMs } = context;
  // The end of a turn clears its clocks before the running one is stopped.
  if (ticking === null || timeLeftMs[ticking.seat] === undefined) return timeLeftMs;
  // A seat that is ready has no deadline any more, but keeps the time that was left then.
  const leftMs = Math.max(0, itemAt(timeLeftMs, ticking.seat) - (now - ticking.since));
  return { ...timeLeftMs, [ticking.seat]: leftMs };
}
