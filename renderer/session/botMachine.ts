import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type ActorRefFrom, assign, fromPromise, not, sendParent, setup } from 'xstate';
import { isSameQuestion } from './selectors.ts';

export interface BotInput {
  seat: Seat;
  /** Resolves with asides, if any, and then the decision. */
  askBot(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  botPauseMs(match: Match): number;
}

export interface BotContext extends BotInput {
  /** The match in which the bot is asked; `null` while it is not asked. */
  askedMatch: Match | null;
  /** Whether an animation plays. */
  isAnimating: boolean;
  /** Whether the bot acts without a pause, because a person asked for it. */
  isHurried: boolean;
  /** The answer, once the bot has decided. */
  actions: readonly Action[];
}

type BotEvent =
  | { type: 'ask'; match: Match; isAnimating: boolean }
  | { type: 'cancel' }
  | { type: 'animationEnded' }
  | { type: 'animationStarted' }
  | { type: 'hurry' };

/** The actor of a bot's seat. It thinks as soon as it is asked, and pauses before it acts, so that people can follow. */
export const botMachine = setup({
  types: { input: {} as BotInput, context: {} as BotContext, events: {} as BotEvent },
  actors: {
    thinking: fromPromise<readonly Action[], BotContext>(({ input: { askBot, askedMatch, seat }, signal }) =>
      askBot(askedMatch as Match, seat, signal),
    ),
  },
  guards: {
    isAnotherQuestion: ({ context: { askedMatch, seat }, event }) =>
      event.type === 'ask' && (askedMatch === null || !isSameQuestion(askedMatch, event.match, seat)),
    isLegal: ({ context: { askedMatch } }, { actions }: { actions: readonly Action[] }) =>
      askedMatch?.check(actions[actions.length - 1]) === null,
    actsAtOnce: ({ context }) => !context.isAnimating && (context.isHurried || pauseMs(context) <= 0),
    isAnimating: ({ context }) => context.isAnimating,
  },
  actions: {
    takeQuestion: assign(({ event }) =>
      event.type === 'ask'
        ? { askedMatch: event.match, isAnimating: event.isAnimating, isHurried: false, actions: [] }
        : {},
    ),
    updateQuestion: assign(({ event }) =>
      event.type === 'ask' ? { askedMatch: event.match, isAnimating: event.isAnimating } : {},
    ),
    dropQuestion: assign({ askedMatch: null, actions: [] }),
    notifyChanged: sendParent(({ context: { seat } }) => ({ type: 'botChanged', seat })),
    notifyFailed: sendParent(({ context: { seat } }) => ({ type: 'botFailed', seat })),
  },
  delays: { pause: ({ context }) => pauseMs(context) },
}).createMachine({
  id: 'bot',
  context: ({ input }) => ({ ...input, askedMatch: null, isAnimating: false, isHurried: false, actions: [] }),
  initial: 'idle',
  on: {
    ask: [
      { guard: 'isAnotherQuestion', target: '.thinking', reenter: true, actions: 'takeQuestion' },
      { actions: ['updateQuestion', 'notifyChanged'] },
    ],
    cancel: '.idle',
    animationEnded: { actions: assign({ isAnimating: false }) },
    animationStarted: { actions: assign({ isAnimating: true }) },
    hurry: { actions: assign({ isHurried: true }) },
  },
  states: {
    idle: { entry: ['dropQuestion', 'notifyChanged'] },
    thinking: {
      entry: 'notifyChanged',
      invoke: {
        src: 'thinking',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isLegal', params: ({ event }) => ({ actions: event.output }) },
            target: 'pausing',
            actions: assign({ actions: ({ event }) => event.output }),
          },
          { target: 'idle', actions: 'notifyFailed' },
        ],
        onError: { target: 'idle', actions: 'notifyFailed' },
      },
    },
    pausing: {
      entry: 'notifyChanged',
      initial: 'waitingForAnimation',
      states: {
        waitingForAnimation: {
          always: [
            { guard: 'actsAtOnce', target: 'ready' },
            { guard: not('isAnimating'), target: 'waitingForPause' },
          ],
        },
        waitingForPause: {
          always: [
            { guard: 'isAnimating', target: 'waitingForAnimation' },
            { guard: 'actsAtOnce', target: 'ready' },
          ],
          after: { pause: 'ready' },
        },
        ready: { entry: 'notifyChanged' },
      },
    },
  },
});

function pauseMs({ botPauseMs, askedMatch }: BotContext): number {
  return askedMatch === null ? 0 : botPauseMs(askedMatch);
}

export type BotRef = ActorRefFrom<typeof botMachine>;
