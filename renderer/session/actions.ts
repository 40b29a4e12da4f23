import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { botMachine } from './bots.ts';
import { clockOf, clockSeat, timeLeftAt, timeOf } from './clock.ts';
import type { SessionContext, SessionEvent, SessionInput } from './context.ts';
import { deadlineAction, guards } from './guards.ts';
import { standingOrder } from './handover.ts';
import { type Advice, advice, takeHint } from './hint.ts';
import { picture } from './picture.ts';
import { composeAt } from './selection.ts';
import { hidesHands, isAsked, nextPerson, readyBot, redoWay, retractAction, undoWay } from './selectors.ts';
import { noSelection, notesOf, rewind, shownAgain, submit } from './steps.ts';

/**
 * The actions of the chart. Those with `assign` compute the next context from context and event, and do nothing else;
 * effects are actions of their own, or messages to a child.
 */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { picture: 'picture' },
  },
  actors: { picture, bot: botMachine, advice },
  guards,
  actions: {
    // The match.
    submit: assign(({ context, event }) =>
      event.type === 'act' ? submit(context, event.actions, timeOf({ context, event }), event.sealed) : {},
    ),
    /** If the same person is asked next, their hand opens at once: the screen never changed hands. */
    submitStandingOrder: assign(({ context, event }) => {
      const change = submit(context, [standingOrder(context) as Action], timeOf({ context, event }));
      const { holder } = context;
      const isHolder = holder !== null && nextPerson({ ...context, ...change }) === holder;
      return isHolder ? { ...change, viewerSeat: holder } : change;
    }),
    /** A person who takes a choice back stands before the screen: their hand opens. */
    reclaim: assign(({ context, event }) => {
      const aside = retractAction(context) as Action;
      return submit({ ...context, viewerSeat: aside.seat }, [aside], timeOf({ context, event }));
    }),
    undo: assign(({ context, event }) => {
      const way = undoWay(context);
      if ('aside' in way) return submit(context, [way.aside], timeOf({ context, event }));
      if ('why' in way) return {};
      const viewerSeat = context.viewerSeat === way.seat ? context.viewerSeat : null;
      return { ...rewind(context.match.undo(way.seat)), viewerSeat };
    }),
    redo: assign(({ context }) => {
      const way = redoWay(context);
      return 'why' in way ? {} : rewind(context.match.redo(way.seat));
    }),
    takeBack: assign(({ context, event }) =>
      event.type === 'takeBack' ? { ...rewind(context.match.takeBack(event.to)), timeLeftMs: {} } : {},
    ),
    submitDeadline: assign(({ context, event }) =>
      submit(context, [deadlineAction(context) as Action], timeOf({ context, event })),
    ),
    submitBotAnswer: enqueueActions(({ context, event, enqueue }) => {
      const bot = itemAt(context.bots, readyBot(context) as Seat);
      const { actions } = bot.getSnapshot().context;
      // Asked the same again, it decides again.
      enqueue.sendTo(bot, { type: 'owesNothing' });
      // An aside before the decision may be illegal by now; the decision itself is not.
      const legal = actions.filter((action, i) => i === actions.length - 1 || context.match.check(action) === null);
      enqueue.assign(() => submit(context, legal, timeOf({ context, event })));
    }),
    /** The time that has run off since the last action is not given back. */
    saveClocks: ({ context, event }) => {
      if (context.strict) context.save(context.match, notesOf(context, timeOf({ context, event })));
    },
    save: ({ context, event }) => context.save(context.match, notesOf(context, timeOf({ context, event }))),
    // The hand on the screen.
    showHand: assign(({ context }) => {
      const seat = nextPerson(context);
      return { viewerSeat: seat, holder: seat };
    }),
    hideHand: assign({ viewerSeat: null, picked: [], pointed: null, hint: null }),
    closeHandover: assign(({ context }) => ({ pendingSeat: nextPerson(context), viewerSeat: null })),
    /** After the pause a person comes back through the door. A clock hides the hand, so that no one thinks meanwhile. */
    pause: assign(({ context, event }) => {
      const hasClock = Object.keys(timeLeftAt(context, timeOf({ context, event }))).length > 0;
      const hidesOthers = hidesHands(context);
      const pause = { hidesHand: hidesOthers || hasClock };
      return { pause, viewerSeat: null, showing: null, ...(hidesOthers && { holder: null }) };
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
    look: assign(({ context, event }) => {
      if (event.type !== 'look') return {};
      return { lookedBack: event.at === context.match.length - 1 ? null : event.at, pointed: null };
    }),
    clearSelection: assign({ ...noSelection, lookedBack: null }),
    takeHint: assign(({ context }, { advice }: { advice: Advice }) => takeHint(context, advice)),
    reportHint: ({ context }) => context.report({ code: 'match.hint.failed' }),
    // The picture.
    showAgain: assign(({ context, event }) => {
      const showing = shownAgain(context, event);
      return { showing, shown: { view: showing?.before ?? null, begun: 0 } };
    }),
    animate: enqueueActions(({ context: { showing }, enqueue }) => {
      enqueue.assign({ playing: showing });
      if (showing) enqueue.sendTo('picture', { type: 'animate', showing });
    }),
    finishAnimation: sendTo('picture', { type: 'finish' }),
    trackAnimation: assign(({ event }) =>
      event.type === 'begun' ? { shown: { view: event.view, begun: event.begun } } : {},
    ),
    endAnimation: assign({ showing: null }),
    reportPicture: ({ context }) => context.report({ code: 'match.pictureFailed' }),
    // The clock.
    startClock: assign(({ context, event }) => {
      const seat = clockSeat(context) as Seat;
      const now = timeOf({ context, event });
      const { totalMs, leftMs } = clockOf(context, seat, now) ?? { totalMs: 0, leftMs: 0 };
      return {
        timeLeftMs: { ...context.timeLeftMs, [seat]: leftMs },
        turnLengthsMs: { ...context.turnLengthsMs, [seat]: totalMs },
        ticking: { seat, since: now },
      };
    }),
    stopClock: assign(({ context, event }) => ({
      timeLeftMs: timeLeftAt(context, timeOf({ context, event })),
      ticking: null,
    })),
    // The bots.
    askBots: enqueueActions(({ context, enqueue }) => {
      const { match, pause, bots } = context;
      const isStill = context.showing === null;
      for (const [seat, bot] of Object.entries(bots)) {
        const isDue = pause === null && isAsked(match, Number(seat));
        enqueue.sendTo(bot, isDue ? { type: 'owes', match, isStill } : { type: 'owesNothing' });
      }
    }),
    stopBots: enqueueActions(({ context, enqueue }) => {
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type: 'owesNothing' });
    }),
    tellBots: enqueueActions(({ context, enqueue }, { type }: { type: 'still' | 'moving' | 'hurry' }) => {
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type });
    }),
    endBotSearch: ({ context }) => context.hurry(),
    reportBot: ({ context }) => context.report({ code: 'match.botFailed' }),
  },
  delays: {
    orderPace: ({ context }) => context.pace(context.match),
    timeLeft: ({ context: { ticking, timeLeftMs } }) => (ticking ? (timeLeftMs[ticking.seat] ?? 0) : 0),
  },
});
