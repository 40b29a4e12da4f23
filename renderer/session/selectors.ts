import { answersAmong } from '@aerodrome/engine/core/asides.ts';
import { offeredBy } from '@aerodrome/engine/core/drawOffers.ts';
import type { Action, Rejection, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { canonical, equalsCanonically } from '@aerodrome/engine/core/hash.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { checkTakeBackRoom } from '@aerodrome/engine/saves/format.ts';
import type { SnapshotFrom } from 'xstate';
import type { SessionContext } from './context.ts';
import type { sessionMachine } from './sessionMachine.ts';

type People = Pick<SessionContext, 'match' | 'players'>;

/** The active state of each region of the chart. */
export interface Regions {
  play: 'routing' | 'handover' | 'choosing' | 'answering' | 'standingOrder' | 'waiting' | 'paused' | 'over';
  animation: 'still' | 'playing';
  clock: 'off' | 'running' | 'stopped';
  bots: 'idle' | 'thinking' | 'pausing';
}

export function regionsOf({ value }: Pick<SnapshotFrom<typeof sessionMachine>, 'value'>): Regions {
  const { play, animation, clock, bots } = value;
  return { play: typeof play === 'string' ? play : 'choosing', animation, clock, bots };
}

/** Whether two snapshots show the same apart from the progress of the animation, which its displays select themselves. */
export function differsOnlyInProgress(
  a: Pick<SnapshotFrom<typeof sessionMachine>, 'value' | 'context'>,
  b: Pick<SnapshotFrom<typeof sessionMachine>, 'value' | 'context'>,
): boolean {
  const keys = Object.keys(a.context) as (keyof SessionContext)[];
  return (
    equalsCanonically(a.value, b.value) &&
    keys.every((key) => key === 'progress' || Object.is(a.context[key], b.context[key]))
  );
}

/** The seat that chooses at this screen now; also `null` while the player reviews an earlier entry. */
export function choosingSeat({ viewerSeat, reviewedEntry }: SessionContext, play: Regions['play']): Seat | null {
  return play === 'choosing' && reviewedEntry === null ? viewerSeat : null;
}

/** The seats of people. */
export function peopleSeats({ players }: Pick<SessionContext, 'players'>): Seat[] {
  return players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
}

/** Whether one person at the screen must not see something of another: hidden information, and several people. */
export function hasSecretsBetweenPeople(context: People): boolean {
  return context.match.game.hidden && peopleSeats(context).length > 1;
}

/** Whether a closed shutter covers the tray. */
export function isTrayCovered(context: SessionContext): boolean {
  return hasSecretsBetweenPeople(context) && context.viewerSeat === null && context.match.outcome === null;
}

export function awaitedPeople({ match, players }: People): Seat[] {
  return match.awaiting().filter((seat) => isPerson(itemAt(players, seat)));
}

/** The people who are asked a question out of turn. */
export function peopleAskedOutOfTurn({ match, players }: People): Seat[] {
  return match.askedOutOfTurn().filter((seat) => isPerson(itemAt(players, seat)));
}

/** The person who gets the screen next: by the game's hand-over order if it has one, else the holder first. */
export function nextPerson(context: SessionContext): Seat | null {
  const awaited = awaitedPeople(context);
  // Seats that are asked out of turn get the screen when no person owes a decision.
  const due = awaited.length > 0 ? awaited : peopleAskedOutOfTurn(context);
  if (due.length === 0) return null;
  const inOrder = context.match.handoverOrder()?.filter((seat) => due.includes(seat)) ?? [];
  if (inOrder.length > 0) return itemAt(inOrder, 0);
  return context.holderSeat !== null && due.includes(context.holderSeat) ? context.holderSeat : itemAt(due, 0);
}

/** The viewer whose view the screen shows. A single person always sees their own; several see the public view while no hand is open. */
export function viewerOf(context: SessionContext): Viewer {
  if (context.viewerSeat !== null) return context.viewerSeat;
  if (context.pause?.coversHand) return 'table';
  const [one, ...others] = peopleSeats(context);
  return one === undefined || others.length > 0 ? 'table' : one;
}

/** Whether a person may act for a seat: for the open hand, and for all people if nothing is hidden. */
export function canActFor(context: SessionContext, seat: Seat): boolean {
  if (context.viewerSeat === null || !isPerson(itemAt(context.players, seat))) return false;
  return context.viewerSeat === seat || !context.match.game.hidden;
}

/** A question out of turn, with its answers. */
export interface AsideQuestion {
  seat: Seat;
  /** The seat that offers a draw, if that is the question. */
  by: Seat | null;
  answers: readonly Action[];
}

/** The questions out of turn that the people at the screen can answer now. */
export function asideQuestions(context: SessionContext): AsideQuestion[] {
  const { match } = context;
  return peopleAskedOutOfTurn(context)
    .filter((seat) => canActFor(context, seat))
    .map((seat) => ({ seat, by: offeredBy(match.view(seat)), answers: answersOf(match, seat) }));
}

/** The answers of a seat that is asked out of turn. */
export function answersOf(match: Match, seat: Seat): readonly Action[] {
  return answersAmong(match.game, match.asides(seat));
}

/** The asides of a kind that a seat may take now. */
export function asidesOf(match: Match, seat: Seat, kind: string): readonly Action[] {
  return match.asides(seat).filter((action) => match.game.asideKind(action) === kind);
}

/** The action by which the last holder of the screen takes a sealed choice back. */
export function retractAction({ match, holderSeat }: Pick<SessionContext, 'match' | 'holderSeat'>): Action | null {
  return holderSeat === null ? null : (asidesOf(match, holderSeat, 'retract')[0] ?? null);
}

/** The actions that a seat is asked to choose from; `null` if it is not asked. */
function questionTo(match: Match, seat: Seat): readonly Action[] | null {
  if (match.outcome !== null) return null;
  if (match.awaiting().includes(seat)) return match.legalActions(seat);
  return match.askedOutOfTurn().includes(seat) ? answersOf(match, seat) : null;
}

/** Whether a seat owes a decision, or an answer out of turn. */
export function owesAnswer(match: Match, seat: Seat): boolean {
  return questionTo(match, seat) !== null;
}

/**
 * Whether a seat is asked the same question in two versions of a match. A revision and a seat identify a question; after an
 * action of another seat the question is the same if its choices are.
 */
export function isSameQuestion(earlier: Match, match: Match, seat: Seat): boolean {
  if (earlier.revision === match.revision) return true;
  const question = questionTo(match, seat);
  return question !== null && equalsCanonically(questionTo(earlier, seat), question);
}

/** The seat of a bot that has decided and whose pause is over. */
export function readyBot({ bots, match, animation, pause }: SessionContext): Seat | null {
  if (animation !== null || pause !== null) return null;
  for (const [seat, bot] of Object.entries(bots)) {
    const snapshot = bot.getSnapshot();
    const isCurrent = snapshot.context.askedMatch?.revision === match.revision;
    if (isCurrent && snapshot.matches({ pausing: 'ready' })) return Number(seat);
  }
  return null;
}

/** Whether the actor of some bot is in this state. */
export function hasBotIn({ bots }: SessionContext, state: 'thinking' | 'pausing'): boolean {
  return Object.values(bots).some((bot) => bot.getSnapshot().matches(state));
}

/** How to undo: by the game's own aside, or by a step back for a seat; or the reason why it is impossible. */
export type UndoPlan = { aside: Action } | { seat: Seat } | { rejection: Rejection };

export function planUndo(context: SessionContext): UndoPlan {
  const { match, viewerSeat, strict, isSimultaneousChoice } = context;
  if (strict) return { rejection: { code: 'match.undo.strict' } };
  if (viewerSeat === null || match.outcome !== null) return { rejection: { code: 'match.undo.notNow' } };
  if (isSimultaneousChoice && match.game.hidden) {
    // A general step back would reveal who acted in which order.
    const aside = undoLastPlacementAction(match, viewerSeat);
    return aside ? { aside } : { rejection: { code: 'match.undo.sealing' } };
  }
  const seat = match.game.hidden ? viewerSeat : lastMover(context);
  return seat !== null && match.canUndo(seat) ? { seat } : { rejection: { code: 'match.undo.nothing' } };
}

/** The seat that can redo, or the reason why none can. */
export function planRedo(context: SessionContext): { seat: Seat } | { rejection: Rejection } {
  const { match, viewerSeat, strict } = context;
  if (strict) return { rejection: { code: 'match.undo.strict' } };
  if (viewerSeat === null) return { rejection: { code: 'match.undo.notNow' } };
  const seats = match.game.hidden ? [viewerSeat] : peopleSeats(context);
  const seat = seats.find((one) => match.canRedo(one));
  return seat === undefined ? { rejection: { code: 'match.redo.nothing' } } : { seat };
}

/** Why an agreed take-back is impossible; `null` if it is possible. */
export function takeBackRejection({ match, strict }: SessionContext): Rejection | null {
  return strict ? { code: 'match.undo.strict' } : checkTakeBackRoom(match);
}

/** Why the viewer cannot take back their own last decision, which is at the entry `lastDecision`. */
export function ownTakeBackRejection(context: SessionContext, lastDecision: number | null): Rejection | null {
  return lastDecision === null && !context.strict ? { code: 'match.undo.notNow' } : takeBackRejection(context);
}

/** The person who moved last. Where nothing is hidden, they may undo until another seat has acted. */
function lastMover({ match, players }: SessionContext): Seat | null {
  const seat = match.line('all', match.length - 1).action?.seat;
  return seat !== undefined && isPerson(itemAt(players, seat)) ? seat : null;
}

/** The aside that takes back a seat's last placement: it has the same parameters as that action. */
function undoLastPlacementAction(match: Match, seat: Seat): Action | null {
  const asides = asidesOf(match, seat, 'arrange');
  if (asides.length === 0) return null;
  for (let at = match.length - 1; at > match.firstIndex; at--) {
    const { action, takeBack } = match.line(seat, at);
    if (takeBack !== undefined) break;
    if (action?.seat !== seat) continue;
    const params = paramsOf(action);
    const aside = asides.find((one) => paramsOf(one) === params);
    if (aside) return aside;
  }
  return null;
}

const paramsOf = ({ type: _type, ...params }: Action) => canonical(params);

/** Whether several seats choose at once in an opened match: some may have sealed their choice before it was saved. */
export function isSimultaneous({ match }: Pick<SessionContext, 'match'>): boolean {
  const awaited = match.awaiting();
  if (awaited.length !== 1) return awaited.length > 1;
  return match.game.seats.some((_, seat) => {
    if (awaited.includes(seat)) return false;
    return asidesOf(match, seat, 'retract').length > 0 || asidesOf(match, seat, 'arrange').length > 0;
  });
}

/** The log entry of a seat's last own decision. */
export function lastDecisionEntry(match: Match, seat: Seat): number | null {
  let at = match.length - 1;
  while (at >= 0) {
    const seatAt = match.seatAt(at);
    if (seatAt === seat) return at;
    // A take-back leads to an earlier entry. The entries between were taken back and are skipped.
    at = (seatAt === null ? match.line('table', at).takeBack : undefined) ?? at - 1;
  }
  return null;
}
