import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { SessionContext } from './context.ts';

/** Whose clock runs now: of whoever can act, once the hand lies open and nothing else is being shown. */
export function clockSeat(context: SessionContext): Seat | null {
  const { match, open, showing, clocks } = context;
  if (open === null || match.outcome !== null || !match.awaiting().includes(open)) return null;
  if (match.deadline(open) === null || context.unhurried?.(match)) return null;
  // Once it runs, no picture stops it.
  return showing === null || clocks[open] !== undefined ? open : null;
}

/** How much a seat has in all, and how much is left of it, in milliseconds. */
export function timeOf(context: SessionContext, seat: Seat): { of: number; left: number } | null {
  const { match, clocks, ticking, now, moreTime } = context;
  const deadline = match.deadline(seat);
  if (deadline === null) return null;
  const of = deadline.ms * moreTime();
  const kept = clocks[seat] ?? of;
  const gone = ticking?.seat === seat ? now() - ticking.since : 0;
  return { of, left: Math.max(0, kept - gone) };
}

/** A file keeps no longer lists. */
const mostWindows = 120;

/** How long every window took that ended with this change, after those that had ended before. */
export function usedOf(context: SessionContext): SessionContext['used'] {
  const used = { ...context.used };
  for (const [seat, left] of Object.entries(leftOf(context))) {
    const of = context.lengths[Number(seat)];
    if (of !== undefined)
      used[Number(seat)] = [...(used[Number(seat)] ?? []), Math.round(of - left)].slice(-mostWindows);
  }
  return used;
}

/** What is left of every clock that has run. */
export function leftOf(context: SessionContext): Readonly<Record<Seat, number>> {
  const { ticking, clocks, now } = context;
  // A window that has ended takes its clocks along before the one that ticks is stopped.
  if (ticking === null || clocks[ticking.seat] === undefined) return clocks;
  // Whoever is ready has no deadline any more, and still has what was left when that was said.
  const left = Math.max(0, clocks[ticking.seat] - (now() - ticking.since));
  return { ...clocks, [ticking.seat]: left };
}
