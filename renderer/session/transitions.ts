import type { Action, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import { addTurnTimes, timeLeftAt } from './clock.ts';
import type { LogAnimation, SessionContext, SessionEvent, StoredSession } from './context.ts';
import { composeAt, trimPicks } from './selection.ts';
import { hasSecretsBetweenPeople, isSimultaneous, nextPerson, viewerOf } from './selectors.ts';

type Change = Partial<SessionContext>;

/** Nothing picked, pointed at or hinted. */
export const noSelection = { picked: [], pointed: null, picksTrimmed: false, hint: null } as const;

/**
 * The context after the actions of an order. Submission stops after an action that reveals something, unless `ignoresReveals`.
 */
export function submit(
  context: SessionContext,
  actions: readonly Action[],
  now: number,
  ignoresReveals = false,
): Change {
  let { match } = context;
  const from = match.length;
  const awaited = match.awaiting();
  const [first] = actions;
  const isOwn = first?.seat === context.viewerSeat && !isAside(context, first);
  // Picks of actions that are not submitted stay picked.
  const picksPerAction =
    isOwn && actions.length > 1 ? composeAt(context, first.seat, context.picked).picksPerAction : [];
  let rest = context.picked;
  for (const [i, action] of actions.entries()) {
    if (i > 0 && !((ignoresReveals || match.canUndo(action.seat)) && match.check(action) === null)) break;
    match = match.submit(action);
    rest = rest.slice(picksPerAction[i] ?? rest.length);
  }
  const changed: SessionContext = { ...context, match };
  const picked = isOwn ? remainingPicks(changed, first.seat, rest) : context.picked;
  return withNewEntries({ ...changed, ...(isOwn && { ...noSelection, picked }) }, from, awaited, now);
}

/** The remaining picks of an order that a reveal has interrupted, trimmed to those that still lead to a legal action. */
function remainingPicks(context: SessionContext, seat: Seat, rest: readonly Spot[]): readonly Spot[] {
  const continues = rest.length > 0 && context.match.awaiting().includes(seat);
  return continues ? composeAt(context, seat, rest).picked : [];
}

/** Whether an action is an aside. The picks for the decision stay then. */
function isAside({ match, picked }: SessionContext, action: Action): boolean {
  if (picked.length === 0) return false;
  const canonicalAction = canonical(action);
  return match.asides(action.seat).some((aside) => canonical(aside) === canonicalAction);
}

/** The context after new log entries: the open hand, the animation, picks and clocks. */
function withNewEntries(context: SessionContext, from: number, awaited: readonly Seat[], now: number): Change {
  const { match, viewerSeat, isSimultaneousChoice } = context;
  const keepsHandOpen =
    viewerSeat !== null && match.outcome === null && nextPerson({ ...context, holderSeat: viewerSeat }) === viewerSeat;
  let animation = animationFrom({ ...context, viewerSeat: keepsHandOpen ? viewerSeat : null }, from);
  const isReveal = isSimultaneousChoice && (animation?.frames.some(({ event }) => event.reveals) ?? false);
  // All players watch the reveal: it must not show the new hand of one seat.
  const coversHand = keepsHandOpen && isReveal && hasSecretsBetweenPeople(context);
  if (coversHand) animation = animationFrom({ ...context, viewerSeat: null }, from);
  const viewer = keepsHandOpen && !coversHand ? viewerSeat : null;
  const hasClock = match.game.seats.some((_, seat) => match.deadline(seat) !== null);
  const endsTurn = isReveal || !hasClock;
  return {
    ...context,
    viewerSeat: viewer,
    animation,
    progress: { view: animation?.before ?? null, eventsBegun: 0 },
    isSimultaneousChoice: staysSimultaneous(context, awaited, isReveal),
    reviewedEntry: null,
    timeLeftMs: endsTurn ? {} : timeLeftAt(context, now),
    ...(endsTurn && { turnTimesMs: addTurnTimes(context, now), allowedTurnTimesMs: {} }),
    runningClock: endsTurn || context.runningClock === null ? null : { ...context.runningClock, startedAtMs: now },
    ...(viewer === null ? noSelection : trimPicks(context, viewer)),
  };
}

/** The parts of the session that the file of the match stores. */
export function storedSession(context: SessionContext, now: number): StoredSession {
  const { strict, hints, turnTimesMs } = context;
  return { timeLeftMs: strict ? timeLeftAt(context, now) : {}, hints, turnTimesMs };
}

/** Whether several seats still choose at once: until the last of them is done, or until a reveal. */
function staysSimultaneous(
  { match, isSimultaneousChoice }: SessionContext,
  before: readonly Seat[],
  isReveal: boolean,
): boolean {
  const after = match.awaiting();
  if (after.length > 1) return true;
  if (isReveal || !isSimultaneousChoice) return false;
  return before.length > 1 || (after.length === 1 && after[0] === before[0]);
}

/** The animation of all entries from one on; `null` if they have no frames. */
function animationFrom(context: SessionContext, from: number): LogAnimation | null {
  const { match } = context;
  const viewer = viewerOf(context);
  const frames: EventFrame[] = [];
  for (let entry = from; entry < match.length; entry++) frames.push(...match.frames(viewer, entry));
  if (frames.length === 0) return null;
  return { firstEntry: from, frames, before: match.view(viewer, from - 1), after: match.view(viewer) };
}

/** The animation of the last reveal, or of one step of a reveal, to be repeated; `null` if there is none. */
export function repeatedAnimation(context: SessionContext, event: SessionEvent): LogAnimation | null {
  const { match, animation } = context;
  // A repetition interrupts other animations, but not a reveal.
  if (event.type !== 'repeatAnimation' || animation?.frames.some(({ event: { reveals } }) => reveals)) return null;
  const viewer = viewerOf(context);
  if (event.revealStep) return repeatedStep(context, event.revealStep);
  for (let entry = match.length - 1; entry > match.firstIndex; entry--) {
    const frames = match.frames(viewer, entry);
    if (!frames.some(({ event: { reveals } }) => reveals)) continue;
    return { firstEntry: entry, frames, before: match.view(viewer, entry - 1), after: match.view(viewer) };
  }
  return null;
}

/** The animation of one step of the reveal at an entry. */
function repeatedStep(context: SessionContext, { entry, step }: { entry: number; step: number }): LogAnimation | null {
  const { match, startsRevealStep } = context;
  const viewer = viewerOf(context);
  const all = match.frames(viewer, entry);
  const stepStarts = all.flatMap(({ event }, i) => (startsRevealStep?.(event) ? [i] : []));
  const from = stepStarts[step];
  if (from === undefined) return null;
  const before = from === 0 ? match.view(viewer, entry - 1) : itemAt(all, from - 1).view;
  return { firstEntry: entry, frames: all.slice(from, stepStarts[step + 1]), before, after: match.view(viewer) };
}

/** The context after an undo, a redo or a take-back: the board shows the new version at once. */
export function jumpTo(match: Match): Change {
  return {
    ...noSelection,
    match,
    viewerSeat: null,
    animation: null,
    isSimultaneousChoice: isSimultaneous({ match }),
    reviewedEntry: null,
  };
}
