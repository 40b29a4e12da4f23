import type { Action, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import { canonical } from '@aerodrome/engine/core/hash.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
import { leftOf, usedOf } from './clock.ts';
import { composeAt } from './composing.ts';
import type { SessionContext, SessionEvent, SessionNotes, Showing } from './context.ts';
import { asidesOf, guarded, nextPerson, viewerOf } from './seats.ts';

type Change = Partial<SessionContext>;

/**
 * Plays actions, each but the first only if the one before it laid nothing open or they were sealed together, and lays
 * out what they showed.
 */
export function submit(context: SessionContext, actions: readonly Action[], sealed = false): Change {
  let { match } = context;
  const from = match.length;
  const awaited = match.awaiting();
  const [first] = actions;
  const own = first?.seat === context.open && !isAside(context, first);
  // What an order has spelled beyond an action that ended it is offered again.
  const lengths = own && actions.length > 1 ? composeAt(context, first.seat, context.picked).picksPerAction : [];
  let rest = context.picked;
  for (const [i, action] of actions.entries()) {
    if (i > 0 && !((sealed || match.canUndo(action.seat)) && match.check(action) === null)) break;
    match = match.submit(action);
    rest = rest.slice(lengths[i] ?? rest.length);
  }
  const changed: SessionContext = {
    ...context,
    match,
    ...(own && {
      picked: goingOn({ ...context, match }, first.seat, rest),
      pointed: null,
      cut: false,
      hint: null,
    }),
  };
  return settle(changed, from, awaited);
}

/** What is left of an order that something turned up has interrupted, as far as it may still be flown. */
function goingOn(context: SessionContext, seat: Seat, rest: readonly Spot[]): readonly Spot[] {
  const goesOn = rest.length > 0 && context.match.awaiting().includes(seat);
  return goesOn ? composeAt(context, seat, rest).picked : [];
}

/** Whether an action stands outside the decision that is owed, so that what was picked for that stays. */
function isAside({ match, picked }: SessionContext, action: Action): boolean {
  if (picked.length === 0) return false;
  const written = canonical(action);
  return match.asides(action.seat).some((aside) => canonical(aside) === written);
}

/** What a change of the match means for eyes, picture, picks and clocks. */
function settle(context: SessionContext, from: number, awaited: readonly Seat[]): Change {
  const { match, open, sealing } = context;
  const stays = open !== null && match.outcome === null && nextPerson({ ...context, holder: open }) === open;
  let showing = showingOf({ ...context, open: stays ? open : null }, from);
  const turnedUp = sealing && (showing?.frames.some(({ event }) => event.reveals) ?? false);
  // What several had sealed lies open, and all of them look: nobody's new hand is shown with it.
  const closed = stays && turnedUp && guarded(context);
  if (closed) showing = showingOf({ ...context, open: null }, from);
  const eyes = stays && !closed ? open : null;
  const clocked = match.game.seats.some((_, seat) => match.deadline(seat) !== null);
  const cleared = turnedUp || !clocked;
  const change: Change = {
    ...context,
    open: eyes,
    showing,
    shown: { view: showing?.before ?? null, begun: 0 },
    sealing: isSealing(context, awaited, turnedUp),
    lookedBack: null,
    clocks: cleared ? {} : leftOf(context),
    ...(cleared && { used: usedOf(context), lengths: {} }),
    // What runs on has been counted up to now.
    ticking: cleared || context.ticking === null ? null : { ...context.ticking, since: context.now() },
    ...(eyes === null ? { picked: [], pointed: null, cut: false, hint: null } : cutTo(context, eyes)),
  };
  context.commit(match, notesOf({ ...context, ...change }));
  return change;
}

function notesOf({ strict, clocks, hints, used }: SessionContext): SessionNotes {
  return { left: strict ? clocks : {}, hints, used };
}

/** Several choose at once until the last of them is done, or until what they chose lies open. */
function isSealing({ match, sealing }: SessionContext, before: readonly Seat[], turnedUp: boolean): boolean {
  const after = match.awaiting();
  if (after.length > 1) return true;
  if (turnedUp || !sealing) return false;
  return before.length > 1 || (after.length === 1 && after[0] === before[0]);
}

/** The same, of a match that is taken up: somebody may have sealed before it was put away. */
export function beganSealing({ match }: Pick<SessionContext, 'match'>): boolean {
  const awaited = match.awaiting();
  if (awaited.length !== 1) return awaited.length > 1;
  return match.game.seats.some((_, seat) => {
    if (awaited.includes(seat)) return false;
    return asidesOf(match, seat, 'retract').length > 0 || asidesOf(match, seat, 'arrange').length > 0;
  });
}

function showingOf(context: SessionContext, from: number): Showing | null {
  const { match } = context;
  const viewer = viewerOf(context);
  const frames: Frame[] = [];
  for (let at = from; at < match.length; at++) frames.push(...match.frames(viewer, at));
  if (frames.length === 0) return null;
  return { at: from, frames, before: match.view(viewer, from - 1), after: match.view(viewer) };
}

/** What was turned up last, to be shown once more from the table as it stood before; or nothing. */
export function shownAgain(context: SessionContext, event: SessionEvent): Showing | null {
  const { match, showing } = context;
  // A bot's card that slides in just now gives way to it; what is turned up is not begun anew.
  if (event.type !== 'again' || showing?.frames.some(({ event: { reveals } }) => reveals)) return null;
  const viewer = viewerOf(context);
  if (event.part) return stepAgain(context, event.part);
  for (let at = match.length - 1; at > match.first; at--) {
    const frames = match.frames(viewer, at);
    if (!frames.some(({ event: { reveals } }) => reveals)) continue;
    return { at, frames, before: match.view(viewer, at - 1), after: match.view(viewer) };
  }
  return null;
}

/** One step of what was turned up at an entry. */
function stepAgain(context: SessionContext, { at, step }: { at: number; step: number }): Showing | null {
  const { match, stepsAt } = context;
  const viewer = viewerOf(context);
  const all = match.frames(viewer, at);
  const begins = all.flatMap(({ event }, i) => (stepsAt?.(event) ? [i] : []));
  const from = begins[step];
  if (from === undefined) return null;
  const before = from === 0 ? match.view(viewer, at - 1) : all[from - 1].view;
  return { at, frames: all.slice(from, begins[step + 1]), before, after: match.view(viewer) };
}

/** Cuts what was picked to its longest part that still leads to a legal action. */
function cutTo(context: SessionContext, seat: Seat): Change {
  if (context.picked.length === 0) return {};
  const { picked } = composeAt(context, seat, context.picked);
  if (picked.length === context.picked.length) return {};
  return { picked, pointed: null, cut: true };
}

/** The match was changed by something other than an action: it is shown as it stands, and asks anew. */
export function rewound(context: SessionContext, match: Match): Change {
  const change: Change = {
    match,
    open: null,
    showing: null,
    sealing: beganSealing({ match }),
    picked: [],
    pointed: null,
    lookedBack: null,
    cut: false,
    hint: null,
    ready: {},
  };
  context.commit(match, notesOf({ ...context, clocks: leftOf(context) }));
  return change;
}
