import type { Action, Rejection, Seat } from '@aerodrome/engine/core/game.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { whyNotTakeBack } from '@aerodrome/engine/saves/format.ts';
import type { SessionContext } from './context.ts';
import { asidesOf, people } from './seats.ts';

/** How something is taken back: by the game's own aside, or by a step backwards; or why it is not. */
export type Undoing = { aside: Action } | { seat: Seat } | { why: Rejection };

export function undoing(context: SessionContext): Undoing {
  const { match, open, strict, sealing } = context;
  if (strict) return { why: { code: 'match.undo.strict' } };
  if (open === null || match.outcome !== null) return { why: { code: 'match.undo.notNow' } };
  if (sealing && match.game.hidden) {
    // A general step back would tell the others who did what in which order.
    const aside = lastLay(match, open);
    return aside ? { aside } : { why: { code: 'match.undo.sealing' } };
  }
  const seat = match.game.hidden ? open : lastMover(context);
  if (seat === null) return { why: { code: 'match.undo.nothing' } };
  return match.canUndo(seat) && !isClock(match, match.length - 1, seat)
    ? { seat }
    : { why: { code: 'match.undo.nothing' } };
}

/** Who may go forward again to what was undone. */
export function redoing(context: SessionContext): { seat: Seat } | { why: Rejection } {
  const { match, open, strict } = context;
  if (strict) return { why: { code: 'match.undo.strict' } };
  if (open === null) return { why: { code: 'match.undo.notNow' } };
  const seat = match.game.hidden ? [open] : people(context);
  const mover = seat.find((one) => match.canRedo(one));
  return mover === undefined ? { why: { code: 'match.redo.nothing' } } : { seat: mover };
}

/** Why nobody may agree to go back any more; `null` if they may. */
export function whyNoTakeBack({ match, strict }: SessionContext): Rejection | null {
  return strict ? { code: 'match.undo.strict' } : whyNotTakeBack(match);
}

/** Where nothing is hidden, whoever moved last may think again until somebody else has acted. */
function lastMover({ match, players }: SessionContext): Seat | null {
  const seat = match.line('all', match.length - 1).action?.seat;
  return seat !== undefined && isPerson(players[seat]) ? seat : null;
}

/** The clock belongs to everybody: nobody takes back what it did. */
function isClock(match: Match, at: number, seat: Seat): boolean {
  const { action } = match.line(seat, at);
  return action !== null && match.game.asideKind(action) === 'clock';
}

/** The aside that takes up again what a seat laid last: it names the same things as that lay. */
function lastLay(match: Match, seat: Seat): Action | null {
  const asides = asidesOf(match, seat, 'arrange');
  if (asides.length === 0) return null;
  for (let at = match.length - 1; at > match.first; at--) {
    const { action, takeBack } = match.line(seat, at);
    if (takeBack !== undefined) break;
    if (action?.seat !== seat) continue;
    const laid = thingsOf(action);
    const aside = asides.find((one) => thingsOf(one) === laid);
    if (aside) return aside;
  }
  return null;
}

const thingsOf = ({ type: _type, ...things }: Action) => canonical(things);
