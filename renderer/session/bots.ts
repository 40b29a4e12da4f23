import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type ActorRefFrom, assign, fromPromise, not, sendParent, setup } from 'xstate';
import { isSameQuestion } from './selectors.ts';

export interface BotInput {
  seat: Seat;
  /** Resolves with asides, if any, and then the decision. */
  ask(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  botPauseMs(match: Match): number;
}

export interface BotContext extends BotInput {
  /** The match in which the bot is asked; `null` while it is not asked. */
  questionMatch: Match | null;
  /** Whether no animation plays. */
  isStill: boolean;
  /** Whether the bot acts without a pause, because a person asked for it. */
  isHurried: boolean;
  /** The answer, once the bot has decided. */
  actions: readonly Action[];
}

type BotEvent =
  | { type: 'ask'; match: Match; isStill: boolean }
  | { type: 'cancel' }
  | { type: 'still' }
  | { type: 'moving' }
  | { type: 'hurry' };

/** The actor of a bot's seat. It thinks as soon as it is asked, and pauses before it acts, so that people can follow. */
export const botMachine = setup({
  types: { input: {} as BotInput, context: {} as BotContext, events: {} as BotEvent },
  actors: {
    thinking: fromPromise<readonly Action[], BotContext>(({ input: { ask, questionMatch, seat }, signal }) =>
      ask(questionMatch as Match, seat, signal),
    ),
  },
  guards: {
    isAnotherQuestion: ({ context: { questionMatch, seat }, event }) =>
      event.type === 'ask' && (questionMatch === null || !isSameQuestion(questionMatch, event.match, seat)),
    isLegal: ({ context: { questionMatch } }, { actions }: { actions: readonly Action[] }) =>
      questionMatch?.check(actions[actions.length - 1]) === null,
    actsAtOnce: ({ context }) => context.isStill && (context.isHurried || pauseMs(context) <= 0),
    isStill: ({ context }) => context.isStill,
  },
  actions: {
    takeQuestion: assign(({ event }) =>
      event.type === 'ask' ? { questionMatch: event.match, isStill: event.isStill, isHurried: false, actions: [] } : {},
    ),
    updateQuestion: assign(({ event }) =>
      event.type === 'ask' ? { questionMatch: event.match, isStill: event.isStill } : {},
    ),
    dropQuestion: assign({ questionMatch: null, actions: [] }),
    notifyChanged: sendParent(({ context: { seat } }) => ({ type: 'botChanged', seat })),
    notifyFailed: sendParent(({ context: { seat } }) => ({ type: 'botFailed', seat })),
  },
  delays: { pause: ({ context }) => pauseMs(context) },
}).createMachine({
  id: 'bot',
  context: ({ input }) => ({ ...input, questionMatch: null, isStill: true, isHurried: false, actions: [] }),
  initial: 'idle',
  on: {
    ask: [
      { guard: 'isAnotherQuestion', target: '.thinking', reenter: true, actions: 'takeQuestion' },
      { actions: ['updateQuestion', 'notifyChanged'] },
    ],
    cancel: '.idle',
    still: { actions: assign({ isStill: true }) },
    moving: { actions: assign({ isStill: false }) },
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
            target: 'pacing',
            actions: assign({ actions: ({ event }) => event.output }),
          },
          { target: 'idle', actions: 'notifyFailed' },
        ],
        onError: { target: 'idle', actions: 'notifyFailed' },
      },
    },
    pacing: {
      entry: 'notifyChanged',
      initial: 'holding',
      states: {
        holding: {
          always: [
            { guard: 'actsAtOnce', target: 'ready' },
            { guard: 'isStill', target: 'counting' },
          ],
        },
        counting: {
          always: [
            { guard: not('isStill'), target: 'holding' },
            { guard: 'actsAtOnce', target: 'ready' },
          ],
          after: { pause: 'ready' },
        },
        ready: { entry: 'notifyChanged' },
      },
    },
  },
});

function pauseMs({ botPauseMs, questionMatch }: BotContext): number {
  return questionMatch === null ? 0 : botPauseMs(questionMatch);
}

export type BotRef = ActorRefFrom<typeof botMachine>;
