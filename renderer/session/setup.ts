import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { assign, enqueueActions, setup } from 'xstate';
import { botMachine } from './bot.ts';
import { clockSeat, leftOf, timeOf } from './clock.ts';
import { composeAt } from './composing.ts';
import type { SessionContext, SessionEvent, SessionInput } from './context.ts';
import { type Advised, advice, hinted, whyNoHint } from './hinting.ts';
import { picture } from './picture.ts';
import { questionTo } from './questions.ts';
import { routeOf } from './route.ts';
import { guarded, mayAct, nextPerson, orderOf, reclaimable } from './seats.ts';
import { rewound, shownAgain, submit } from './steps.ts';
import { redoing, undoing, whyNoTakeBack } from './undoing.ts';

/** A bot whose answer still fits what it would be asked now. */
function readyBot(context: SessionContext): Seat | null {
  if (context.showing !== null || context.pause !== null) return null;
  const seats = Object.keys(context.ready).map(Number);
  return seats.find((seat) => context.ready[seat].question === questionTo(context, seat)) ?? null;
}

/** What the session statechart can do, and what it asks before it does. */
export const sessionSetup = setup({
  types: { input: {} as SessionInput, context: {} as SessionContext, events: {} as SessionEvent },
  actors: { picture, bot: botMachine, advice },
  guards: {
    isOver: ({ context }) => routeOf(context) === 'over',
    handsOver: ({ context }) => routeOf(context) === 'handover',
    somebodyChooses: ({ context }) => routeOf(context) === 'choosing',
    somebodyIsAsked: ({ context }) => routeOf(context) === 'answering',
    isOrdered: ({ context }) => routeOf(context) === 'ordered',
    onlyBotsOwe: ({ context }) => routeOf(context) === 'waiting',
    sameDoor: ({ context }) => routeOf(context) === 'handover' && nextPerson(context) === context.next,
    sameSeat: ({ context }) => context.open !== null && context.open === nextPerson(context),
    mayAct: ({ context, event }) =>
      event.type === 'act' &&
      event.actions.length > 0 &&
      mayAct(context, event.actions[0].seat) &&
      context.match.check(event.actions[0]) === null,
    covers: ({ context }) => guarded(context),
    reclaimable: ({ context }) => reclaimable(context) !== null,
    canUndo: ({ context }) => !('why' in undoing(context)),
    canRedo: ({ context }) => !('why' in redoing(context)),
    mayHint: ({ context }) => whyNoHint(context) === null,
    inThePresent: ({ context }) => context.lookedBack === null,
    canShowAgain: ({ context, event }) => shownAgain(context, event) !== null,
    mayTakeBack: ({ context, event }) =>
      event.type === 'takeBack' && whyNoTakeBack(context) === null && context.match.canTakeBack(event.to),
    isShowing: ({ context }) => context.showing !== null,
    showsAnother: ({ context }) => context.showing !== context.playing,
    clockRuns: ({ context }) => clockSeat(context) !== null,
    sameClock: ({ context }) => clockSeat(context) !== null && clockSeat(context) === context.ticking?.seat,
    clockWaits: ({ context }) => Object.keys(context.clocks).length > 0,
    botMayAct: ({ context }) => readyBot(context) !== null,
    botThinks: ({ context }) => Object.values(context.botsDo).includes('thinking'),
    botPaces: ({ context }) => Object.values(context.botsDo).includes('pacing'),
  },
  actions: {
    submit: assign(({ context }, { actions, sealed }: { actions: readonly Action[]; sealed?: true }) =>
      submit(context, actions, sealed),
    ),
    /** Nobody else had the screen meanwhile: whoever had it goes on with eyes open. */
    obey: assign(({ context }) => {
      const change = submit(context, [orderOf(context) as Action]);
      const { holder } = context;
      return holder !== null && nextPerson({ ...context, ...change }) === holder ? { ...change, open: holder } : change;
    }),
    reclaim: assign(({ context }) => {
      const aside = reclaimable(context) as Action;
      // Whoever takes a choice back stands before the screen, and has it.
      return submit({ ...context, open: aside.seat }, [aside]);
    }),
    undo: assign(({ context }) => {
      const way = undoing(context);
      if ('aside' in way) return submit(context, [way.aside]);
      if ('why' in way) return {};
      const change = rewound(context, context.match.undo(way.seat));
      return { ...change, open: context.open === way.seat ? context.open : null };
    }),
    redo: assign(({ context }) => {
      const way = redoing(context);
      if ('why' in way) return {};
      return rewound(context, context.match.redo(way.seat));
    }),
    takeBack: assign(({ context }, { to }: { to: number }) => {
      return { ...rewound(context, context.match.takeBack(to)), clocks: {} };
    }),
    openEyes: assign(({ context }) => {
      const seat = nextPerson(context);
      return { open: seat, holder: seat };
    }),
    closeEyes: assign({ open: null, picked: [], pointed: null, hint: null }),
    closeBefore: assign(({ context }) => ({ next: nextPerson(context), open: null })),
    putAway: assign({ picked: [], pointed: null, lookedBack: null, cut: false, hint: null }),
    takeHint: assign(({ context }, { advised }: { advised: Advised }) => hinted(context, advised)),
    reportHint: ({ context }) => context.report({ code: 'match.hint.failed' }),
    showAgain: assign(({ context, event }) => {
      const showing = shownAgain(context, event);
      return { showing, shown: { view: showing?.before ?? null, begun: 0 } };
    }),
    look: assign(({ context, event }) => {
      if (event.type !== 'look') return {};
      return { lookedBack: event.at === context.match.length - 1 ? null : event.at, pointed: null };
    }),
    pick: assign(({ context, event }) => {
      if (event.type !== 'pick' || context.open === null) return {};
      return { picked: composeAt(context, context.open, event.picked).picked, pointed: null, cut: false };
    }),
    point: assign(({ event }) => (event.type === 'point' ? { pointed: event.pointed } : {})),
    /** Whoever comes back to a paused table comes through the door; under a clock nobody thinks meanwhile. */
    leave: assign(({ context }) => {
      const left = leftOf(context);
      const covers = guarded(context) || Object.keys(left).length > 0;
      if (context.strict) context.commit(context.match, { left, hints: context.hints, used: context.used });
      return { pause: { covers }, open: null, ...(guarded(context) && { holder: null }), showing: null, ready: {} };
    }),
    comeBack: assign({ pause: null }),
    /** Tells every bot what it owes, or that it owes nothing. */
    askBots: enqueueActions(({ context, enqueue }) => {
      const still = context.showing === null;
      for (const [seat, bot] of Object.entries(context.bots)) {
        const question = context.pause ? null : questionTo(context, Number(seat));
        enqueue.sendTo(
          bot,
          question === null ? { type: 'owesNothing' } : { type: 'owes', question, match: context.match, still },
        );
      }
    }),
    stopBots: enqueueActions(({ context, enqueue }) => {
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type: 'owesNothing' });
    }),
    tellBots: enqueueActions(({ context, enqueue }, { type }: { type: 'still' | 'moving' }) => {
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type });
    }),
    hurryBots: enqueueActions(({ context, enqueue }) => {
      enqueue(() => context.hurry());
      for (const bot of Object.values(context.bots)) enqueue.sendTo(bot, { type: 'hurry' });
    }),
    botActs: enqueueActions(({ context, enqueue }) => {
      const seat = readyBot(context) as Seat;
      const { [seat]: answer, ...ready } = context.ready;
      // Asked the same again, it is to decide again.
      enqueue.sendTo(context.bots[seat], { type: 'owesNothing' });
      // What it wanted to say first may be out of date; what it does is not.
      const actions = answer.actions.filter(
        (action, i, all) => i === all.length - 1 || context.match.check(action) === null,
      );
      enqueue.assign(({ context: now }) => submit({ ...now, ready }, actions));
    }),
    heed: assign(({ context, event }) => {
      if (!('seat' in event)) return {};
      const doing = event.type === 'botThinks' ? 'thinking' : event.type === 'botPaces' ? 'pacing' : 'idle';
      return { botsDo: { ...context.botsDo, [event.seat]: doing } };
    }),
    hear: assign(({ context, event }) => {
      if (event.type !== 'botReady') return {};
      const { seat, actions, question } = event;
      return { ready: { ...context.ready, [seat]: { actions, question } } };
    }),
    startTicking: assign(({ context }) => {
      const seat = clockSeat(context) as Seat;
      const { of, left } = timeOf(context, seat) ?? { of: 0, left: 0 };
      return {
        clocks: { ...context.clocks, [seat]: left },
        lengths: { ...context.lengths, [seat]: of },
        ticking: { seat, since: context.now() },
      };
    }),
    stopTicking: assign(({ context }) => ({ clocks: leftOf(context), ticking: null })),
    timeIsUp: assign(({ context }) => {
      const seat = clockSeat(context);
      const deadline = seat === null ? null : context.match.deadline(seat);
      return deadline && context.match.check(deadline.action) === null ? submit(context, [deadline.action]) : {};
    }),
    reportPicture: ({ context }) => {
      try {
        context.screen.sync(context.showing?.after);
      } catch {
        // What cannot even be drawn is told of all the same.
      }
      context.report({ code: 'match.pictureFailed' });
    },
    reportBot: ({ context }) => context.report({ code: 'match.botFailed' }),
  },
  delays: {
    orderPace: ({ context }) => context.pace(context.match),
    timeLeft: ({ context }) => (context.ticking ? (timeOf(context, context.ticking.seat)?.left ?? 0) : 0),
  },
});
