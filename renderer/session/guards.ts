import { itemAt } from '@aerodrome/engine/core/items.ts';
import { deadlineAction, runningClockSeat } from './clock.ts';
import type { SessionContext, SessionEvent } from './context.ts';
import { type HintReply, hintRejection, isCurrentHint } from './hint.ts';
import { routeOf } from './routing.ts';
import {
  canActFor,
  hasBotIn,
  hasSecretsBetweenPeople,
  nextPerson,
  planRedo,
  planUndo,
  readyBot,
  retractAction,
  takeBackRejection,
} from './selectors.ts';
import { repeatedAnimation } from './transitions.ts';

interface Args {
  context: SessionContext;
  event: SessionEvent;
}

/** The conditions of the chart: functions of context and event. `routesTo…`: the state that `routing` would enter now. */
export const guards = {
  routesToOver: ({ context }: Args) => routeOf(context) === 'over',
  routesToHandover: ({ context }: Args) => routeOf(context) === 'handover',
  routesToChoosing: ({ context }: Args) => routeOf(context) === 'choosing',
  routesToAnswering: ({ context }: Args) => routeOf(context) === 'answering',
  routesToStandingOrder: ({ context }: Args) => routeOf(context) === 'standingOrder',
  routesToWaiting: ({ context }: Args) => routeOf(context) === 'waiting',
  isHandoverCurrent: ({ context }: Args) =>
    routeOf(context) === 'handover' && nextPerson(context) === context.pendingSeat,
  isViewerNext: ({ context }: Args) => context.viewerSeat !== null && context.viewerSeat === nextPerson(context),
  canAct: ({ context, event }: Args) =>
    event.type === 'act' &&
    event.actions.length > 0 &&
    canActFor(context, itemAt(event.actions, 0).seat) &&
    context.match.check(event.actions[0]) === null,
  hasSecretsBetweenPeople: ({ context }: Args) => hasSecretsBetweenPeople(context),
  canRetract: ({ context }: Args) => retractAction(context) !== null,
  canUndo: ({ context }: Args) => !('rejection' in planUndo(context)),
  canRedo: ({ context }: Args) => !('rejection' in planRedo(context)),
  canTakeBack: ({ context, event }: Args) =>
    event.type === 'takeBack' && takeBackRejection(context) === null && context.match.canTakeBack(event.to),
  canPause: ({ context }: Args) => context.match.outcome === null,
  canAskForHint: ({ context }: Args) => hintRejection(context) === null,
  isCurrentHint: ({ context }: Args, { reply }: { reply: HintReply }) => isCurrentHint(context, reply),
  isNotReviewing: ({ context }: Args) => context.reviewedEntry === null,
  canRepeatAnimation: ({ context, event }: Args) => repeatedAnimation(context, event) !== null,
  hasAnimation: ({ context }: Args) => context.animation !== null,
  hasNewAnimation: ({ context }: Args) => context.animation !== context.startedAnimation,
  shouldRunClock: ({ context }: Args) => runningClockSeat(context) !== null,
  isClockCurrent: ({ context }: Args) =>
    runningClockSeat(context) !== null && runningClockSeat(context) === context.runningClock?.seat,
  hasStartedClock: ({ context }: Args) => Object.keys(context.timeLeftMs).length > 0,
  hasDeadlineAction: ({ context }: Args) => deadlineAction(context) !== null,
  hasReadyBot: ({ context }: Args) => readyBot(context) !== null,
  isBotThinking: ({ context }: Args) => hasBotIn(context, 'thinking'),
  isBotPausing: ({ context }: Args) => hasBotIn(context, 'pausing'),
};
