import type { Action } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { clockSeat } from './clock.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import { routeOf } from './handover.ts';
import { type Advice, isCurrent, whyNoHint } from './hint.ts';
import {
  hasBotIn,
  hidesHands,
  mayAct,
  nextPerson,
  readyBot,
  redoWay,
  retractAction,
  undoWay,
  whyNoTakeBack,
} from './selectors.ts';
import { shownAgain } from './steps.ts';

interface Args {
  context: SessionContext;
  event: SessionEvent;
}

/** The conditions of the chart: functions of context and event. */
export const guards = {
  isOver: ({ context }: Args) => routeOf(context) === 'over',
  handsOver: ({ context }: Args) => routeOf(context) === 'handover',
  somebodyChooses: ({ context }: Args) => routeOf(context) === 'choosing',
  somebodyIsAsked: ({ context }: Args) => routeOf(context) === 'answering',
  isOrdered: ({ context }: Args) => routeOf(context) === 'ordered',
  onlyBotsOwe: ({ context }: Args) => routeOf(context) === 'waiting',
  sameDoor: ({ context }: Args) => routeOf(context) === 'handover' && nextPerson(context) === context.pendingSeat,
  sameSeat: ({ context }: Args) => context.viewerSeat !== null && context.viewerSeat === nextPerson(context),
  mayAct: ({ context, event }: Args) =>
    event.type === 'act' &&
    event.actions.length > 0 &&
    mayAct(context, itemAt(event.actions, 0).seat) &&
    context.match.check(event.actions[0]) === null,
  hidesHands: ({ context }: Args) => hidesHands(context),
  mayReclaim: ({ context }: Args) => retractAction(context) !== null,
  canUndo: ({ context }: Args) => !('why' in undoWay(context)),
  canRedo: ({ context }: Args) => !('why' in redoWay(context)),
  mayTakeBack: ({ context, event }: Args) =>
    event.type === 'takeBack' && whyNoTakeBack(context) === null && context.match.canTakeBack(event.to),
  mayPause: ({ context }: Args) => context.match.outcome === null,
  mayHint: ({ context }: Args) => whyNoHint(context) === null,
  isCurrentHint: ({ context }: Args, { advice }: { advice: Advice }) => isCurrent(context, advice),
  inThePresent: ({ context }: Args) => context.lookedBack === null,
  canShowAgain: ({ context, event }: Args) => shownAgain(context, event) !== null,
  isShowing: ({ context }: Args) => context.showing !== null,
  showsAnother: ({ context }: Args) => context.showing !== context.playing,
  clockRuns: ({ context }: Args) => clockSeat(context) !== null,
  sameClock: ({ context }: Args) => clockSeat(context) !== null && clockSeat(context) === context.ticking?.seat,
  clockWaits: ({ context }: Args) => Object.keys(context.timeLeftMs).length > 0,
  deadlineActs: ({ context }: Args) => deadlineAction(context) !== null,
  botMayAct: ({ context }: Args) => readyBot(context) !== null,
  botThinks: ({ context }: Args) => hasBotIn(context, 'thinking'),
  botPaces: ({ context }: Args) => hasBotIn(context, 'pacing'),
};

/** The action that the clock takes for the seat whose time is up. */
export function deadlineAction(context: SessionContext): Action | null {
  const seat = clockSeat(context);
  const deadline = seat === null ? null : context.match.deadline(seat);
  return deadline && context.match.check(deadline.action) === null ? deadline.action : null;
}
