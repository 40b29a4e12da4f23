import type { Seat } from '@aerodrome/engine/core/game.ts';
import type { SessionContext } from './context.ts';
import { answersOf } from './seats.ts';

/** What a seat is asked: as long as its choices are the same, so is the question. */
export function questionTo({ match }: Pick<SessionContext, 'match'>, seat: Seat): string | null {
  if (match.outcome !== null) return null;
  if (match.awaiting().includes(seat)) return JSON.stringify(match.legalActions(seat));
  return match.asked().includes(seat) ? JSON.stringify(answersOf(match, seat)) : null;
}
