import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { animationActor } from './animationActor.ts';
import { botMachine } from './botMachine.ts';
import { deadlineAction, eventTimeMs, runningClockSeat, timeLeftAt, turnTimeOf } from './clock.ts';
import type { SessionContext, SessionEvent, SessionInput } from './context.ts';
import { guards } from './guards.ts';
import { type HintReply, hintActor, takeHint } from './hint.ts';
import { standingOrder } from './routing.ts';
import { composeAt } from './selection.ts';
import {
  hasSecretsBetweenPeople,
  nextPerson,
  owesAnswer,
  planRedo,
  planUndo,
  readyBot,
  retractAction,
} from './selectors.ts';
import { jumpTo, noSelection, repeatedAnimation, storedSession, submit } from './transitions.ts';

/**
 * The actions of the chart. Those with `assign` compute the next context from context and event, and do nothing else;
 * effects are actions of their own, or messages to a child.
 */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { animation: 'animation' },
  },
  actors: { animation: animationActor, bot: botMachine, hint: hintActor },
  guards,
  actions: {
    // The match.
    submit: assign(({ context, event }) =>
      event.type === 'act' ? submit(context, event.actions, eventTimeMs({ context, event }), event.ignoresReveals) : {},
    ),
    /** If the holder of the screen is asked next, their hand opens at once. */
    submitStandingOrder: assign(({ context, event }) => {
      const change = submit(context, [standingOrder(context) as Action], eventTimeMs({ context, event }));
      const { holderSeat } = context;
      const isHolderNext = holderSeat !== null && nextPerson({ ...context, ...change }) === holderSeat;
      return isHolderNext ? { ...change, viewerSeat: holderSeat } : change;
    }),
    /** Opens the hand of the person who takes a choice back: they have the screen. */
    retract: assign(({ context, event }) => {
      const aside = retractAction(context) as Action;
      return submit({ ...context, viewerSeat: aside.seat }, [aside], eventTimeMs({ context, event }));
    }),
    undo: assign(({ context, event }) => {
      const plan = planUndo(context);
      if ('aside' in plan) return submit(context, [plan.aside], eventTimeMs({ context, event }));
      if ('rejection' in plan) return {};
      const viewerSeat = context.viewerSeat === plan.seat ? context.viewerSeat : null;
      return { ...jumpTo(context.match.undo(plan.seat)), viewerSeat };
    }),
    redo: assign(({ context }) => {
      const plan = planRedo(context);
      return 'rejection' in plan ? {} : jumpTo(context.match.redo(plan.seat));
    }),
    takeBack: assign(({ context, event }) =>
      event.type === 'takeBack' ? { ...jumpTo(context.match.takeBack(event.to)), timeLeftMs: {} } : {},
    ),
    submitDeadline: assign(({ context, event }) =>
      submit(context, [deadlineAction(context) as Action], eventTimeMs({ context, event })),
    ),
    submitBotAnswer: enqueueActions(({ context, event, enqueue }) => {
      const bot = itemAt(context.bots, readyBot(context) as Seat);
      const { actions } = bot.getSnapshot().context;
      // Without this, the bot would not decide again if it were asked the same question.
      enqueue.sendTo(bot, { type: 'cancel' });
      // An aside before the decision may be illegal by now; the decision itself is not.
      const legal = actions.filter((action, i) => i === actions.length - 1 || context.match.check(action) === null);
      enqueue.assign(() => submit(context, legal, eventTimeMs({ context, event })));
    }),
    /** Saves a strict match with its clocks: leaving it during the pause must not give time back. */
    saveIfStrict: ({ context, event }) => {
      if (context.strict) context.save(context.match, storedSession(context, eventTimeMs({ context, event })));
    },
    save: ({ context, event }) => context.save(context.match, storedSession(context, eventTimeMs({ context, event }))),
    // The open hand.
    uncoverHand: assign(({ context }) => {
      const seat = nextPerson(context);
      return { viewerSeat: seat, holderSeat: seat };
    }),
    coverHand: assign({ viewerSeat: null, picked: [], pointed: null, hint: null }),
    beginHandover: assign(({ context }) => ({ pendingSeat: nextPerson(context), viewerSeat: null })),
    /** The hand is covered if other people could see it, or if a clock runs: a pause must not give time to think. */
    pause: assign(({ context, event }) => {
      const hasClock = Object.keys(timeLeftAt(context, eventTimeMs({ context, event }))).length > 0;
      const hasSecrets = hasSecretsBetweenPeople(context);
      const pause = { coversHand: hasSecrets || hasClock };
      return { pause, viewerSeat: null, animation: null, ...(hasSecrets && { holderSeat: null }) };
    }),
    resume: assign({ pause: null }),
    // The selection.
    pick: assign(({ context, event }) => {
      if (event.type !== 'pick' || context.viewerSeat === null) return {};
      return {
        picked: composeAt(context, context.viewerSeat, event.picked).picked,
        pointed: null,
        picksTrimmed: false,
      };
    }),
    point: assign(({ event }) => (event.type === 'point' ? { pointed: event.pointed } : {})),
    review: assign(({ context, event }) => {
      if (event.type !== 'review') return {};
      return { reviewedEntry: event.entry === context.match.length - 1 ? null : event.entry, pointed: null };
    }),
    clearSelection: assign({ ...noSelection, reviewedEntry: null }),
    takeHint: assign(({ context }, { reply }: { reply: HintReply }) => takeHint(context, reply)),
    reportHintFailure: ({ context }) => context.report({ code: 'match.hint.failed' }),
    // The animation.
    repeatAnimation: assign(({ context, event }) => {
      const animation = repeatedAnimation(context, event);
      return { animation, progress: { view: animation?.before ?? null, eventsBegun: 0 } };
    }),
    animate: enqueueActions(({ context: { animation }, enqueue }) => {
      enqueue.assign({ startedAnimation: animation });
      if (animation) enqueue.sendTo('animation', { type: 'animate', animation });
    }),
    finishAnimation: sendTo('animation', { type: 'finish' }),
    trackProgress: assign(({ event }) => (event.type === 'animationProgress' ? { progress: event.progress } : {})),
    endAnimation: assign({ animation: null }),
    reportAnimationFailure: ({ context }) => context.report({ code: 'match.pictureFailed' }),
    // The clock.
    startClock: assign(({ context, event }) => {
      const seat = runningClockSeat(context) as Seat;
      const now = eventTimeMs({ context, event });
      const { totalMs, leftMs } = turnTimeOf(context, seat, now) ?? { totalMs: 0, leftMs: 0 };
      return {
        timeLeftMs: { ...context.timeLeftMs, [seat]: leftMs },
        allowedTurnTimesMs: { ...context.allowedTurnTimesMs, [seat]: totalMs },
        runningClock: { seat, startedAtMs: now },
      };
    }),
    stopClock: assign(({ context, event }) => ({
      timeLeftMs: timeLeftAt(context, eventTimeMs({ context, event })),
      runningClock: null,
    })),
    // The bots.
    askBots: enqueueActions(({ context, enqueue }) => {
      const { match, pause, bots } = context;
      const isAnimating = context.animation !== null;
      for (const [seat, bot] of Object.entries(bots)) {
        const isDue = pause === null && owesAnswer(match, Number(seat));
        enqueue.sendTo(bot, isDue ? { type: 'ask', match, isAnimating } : { type: 'cancel' });
      }
    }),
    stopBots: enqueueActions(({ context, enqueue }) => {
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type: 'cancel' });
    }),
    sendToBots: enqueueActions(
      ({ context, enqueue }, { type }: { type: 'animationStarted' | 'animationEnded' | 'hurry' }) => {
        for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type });
      },
    ),
    hurryBots: ({ context }) => context.hurryBots(),
    reportBotFailure: ({ context }) => context.report({ code: 'match.botFailed' }),
  },
  delays: {
    standingOrderPause: ({ context }) => context.botPauseMs(context.match),
    timeLeft: ({ context: { runningClock, timeLeftMs } }) => (runningClock ? (timeLeftMs[runningClock.seat] ?? 0) : 0),
  },
});
