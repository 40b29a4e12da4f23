import { answersAmong } from '@aerodrome/engine/core/asides.ts';
import { offeredBy } from '@aerodrome/engine/core/drawOffers.ts';
import type { Action, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import type { HandoverMode } from '../table/screen.ts';
import type { SessionContext } from './context.ts';

type Table = Pick<SessionContext, 'match' | 'players'>;

export function people({ players }: Pick<SessionContext, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
}

/** Whether there is anything that one person at the screen must not see of another. */
export function guarded(context: Table): boolean {
  return context.match.game.hidden && people(context).length > 1;
}

export function awaitedPeople({ match, players }: Table): Seat[] {
  return match.awaiting().filter((seat) => isPerson(players[seat]));
}

export function askedPeople({ match, players }: Table): Seat[] {
  return match.asked().filter((seat) => isPerson(players[seat]));
}

/** Whose turn at the screen it is: in the order of the game's windows, else whoever has the screen first. */
export function nextPerson(context: SessionContext): Seat | null {
  const awaited = awaitedPeople(context);
  // Nobody waits for who is only asked: they get the screen when no person owes a decision.
  const due = awaited.length > 0 ? awaited : askedPeople(context);
  if (due.length === 0) return null;
  const inOrder = context.match.windows()?.filter((seat) => due.includes(seat)) ?? [];
  if (inOrder.length > 0) return inOrder[0];
  return context.holder !== null && due.includes(context.holder) ? context.holder : due[0];
}

/** What the next person has ordered to be done without being asked; `null` where they want to be. */
export function orderOf(context: SessionContext): Action | null {
  const next = nextPerson(context);
  const action = next === null ? null : (context.ordered?.(context.match, next) ?? null);
  return action !== null && context.match.check(action) === null ? action : null;
}

/** What closes between the one who had the screen and the one who gets it. */
export function wayTo(context: SessionContext, to: Seat): HandoverMode {
  if (!guarded(context)) return 'none';
  if (context.open === to) return 'none';
  if (context.fullDoors()) return 'door';
  // Whoever comes back to a hand of their own finds it covered, no more.
  if (context.holder === to) return 'shutter';
  const way = context.handover(context.match, context.holder, to);
  return way === 'none' ? 'shutter' : way;
}

/** One person sees with his own eyes all the time; several see what lies on the table while nobody's hand is open. */
export function viewerOf(context: SessionContext): Viewer {
  if (context.open !== null) return context.open;
  if (context.pause?.covers) return 'table';
  const [one, ...others] = people(context);
  return one === undefined || others.length > 0 ? 'table' : one;
}

/** Who may use the controls: whoever's eyes are open; where nothing is hidden, everybody at the screen. */
export function mayAct(context: SessionContext, seat: Seat): boolean {
  if (context.open === null || !isPerson(context.players[seat])) return false;
  return context.open === seat || !context.match.game.hidden;
}

export interface Question {
  seat: Seat;
  /** Whoever offers a draw, if that is the question. */
  by: Seat | null;
  answers: readonly Action[];
}

/** What those at the screen are asked out of turn, by seat. */
export function questions(context: SessionContext): Question[] {
  const { match } = context;
  return askedPeople(context)
    .filter((seat) => mayAct(context, seat))
    .map((seat) => ({ seat, by: offeredBy(match.view(seat)), answers: answersOf(match, seat) }));
}

/** The answers of a seat that is asked out of turn. */
export function answersOf(match: SessionContext['match'], seat: Seat): readonly Action[] {
  return answersAmong(match.game, match.asides(seat));
}

export function asidesOf(match: SessionContext['match'], seat: Seat, kind: string): readonly Action[] {
  return match.asides(seat).filter((action) => match.game.asideKind(action) === kind);
}

/** Whoever stands before a closed door or shutter may still take a sealed choice back. */
export function reclaimable({ match, holder }: Pick<SessionContext, 'match' | 'holder'>): Action | null {
  return holder === null ? null : (asidesOf(match, holder, 'retract')[0] ?? null);
}
