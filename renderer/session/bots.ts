import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type ActorRefFrom, assign, fromPromise, not, sendParent, setup } from 'xstate';
import { isSameQuestion } from './selectors.ts';

export interface BotInput {
  seat: Seat;
  /** Asides, if any, and then the decision. */
  ask(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  /** The pause before a bot acts, in milliseconds. */
  pace(match: Match): number;
}

export interface BotContext extends BotInput {
  /** The match of the question that it answers; `null` while it is not asked. */
  asked: Match | null;
  /** Whether no animation plays. */
  isStill: boolean;
  /** A person wants it to act without a pause. */
  isHurried: boolean;
  /** Its answer, once it has decided. */
  actions: readonly Action[];
}

type BotEvent =
  | { type: 'owes'; match: Match; isStill: boolean }
  | { type: 'owesNothing' }
  | { type: 'still' }
  | { type: 'moving' }
  | { type: 'hurry' };

/** The bot of one seat. It thinks as soon as it is asked, and pauses before it acts, so that people can follow. */
export const botMachine = setup({
  types: { input: {} as BotInput, context: {} as BotContext, events: {} as BotEvent },
  actors: {
    thinking: fromPromise<readonly Action[], BotContext>(({ input: { ask, asked, seat }, signal }) =>
      ask(asked as Match, seat, signal),
    ),
  },
  guards: {
    isAnotherQuestion: ({ context: { asked, seat }, event }) =>
      event.type === 'owes' && (asked === null || !isSameQuestion(asked, event.match, seat)),
    isLegal: ({ context: { asked } }, { actions }: { actions: readonly Action[] }) =>
      asked?.check(actions[actions.length - 1]) === null,
    actsAtOnce: ({ context }) => context.isStill && (context.isHurried || paceOf(context) <= 0),
    isStill: ({ context }) => context.isStill,
  },
  actions: {
    takeQuestion: assign(({ event }) =>
      event.type === 'owes' ? { asked: event.match, isStill: event.isStill, isHurried: false, actions: [] } : {},
    ),
    updateQuestion: assign(({ event }) =>
      event.type === 'owes' ? { asked: event.match, isStill: event.isStill } : {},
    ),
    dropQuestion: assign({ asked: null, actions: [] }),
    tellChanged: sendParent(({ context: { seat } }) => ({ type: 'botChanged', seat })),
    tellFailed: sendParent(({ context: { seat } }) => ({ type: 'botFailed', seat })),
  },
  delays: { pace: ({ context }) => paceOf(context) },
}).createMachine({
  id: 'bot',
  context: ({ input }) => ({ ...input, asked: null, isStill: true, isHurried: false, actions: [] }),
  initial: 'idle',
  on: {
    owes: [
      { guard: 'isAnotherQuestion', target: '.thinking', reenter: true, actions: 'takeQuestion' },
      { actions: ['updateQuestion', 'tellChanged'] },
    ],
    owesNothing: '.idle',
    still: { actions: assign({ isStill: true }) },
    moving: { actions: assign({ isStill: false }) },
    hurry: { actions: assign({ isHurried: true }) },
  },
  states: {
    idle: { entry: ['dropQuestion', 'tellChanged'] },
    thinking: {
      entry: 'tellChanged',
      invoke: {
        src: 'thinking',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isLegal', params: ({ event }) => ({ actions: event.output }) },
            target: 'pacing',
            actions: assign({ actions: ({ event }) => event.output }),
          },
          { target: 'idle', actions: 'tellFailed' },
        ],
        onError: { target: 'idle', actions: 'tellFailed' },
      },
    },
    pacing: {
      entry: 'tellChanged',
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
          after: { pace: 'ready' },
        },
        ready: { entry: 'tellChanged' },
      },
    },
  },
});

function paceOf({ pace, asked }: BotContext): number {
  return asked === null ? 0 : pace(asked);
}

export type BotRef = ActorRefFrom<typeof botMachine>;
