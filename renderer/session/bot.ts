import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type ActorRefFrom, assign, fromPromise, not, sendParent, setup } from 'xstate';

export interface BotInput {
  seat: Seat;
  /** The match as it last heard of it. */
  match: Match;
  /** What it says, if anything, and then what it does. */
  ask(match: Match, seat: Seat, signal: AbortSignal): Promise<readonly Action[]>;
  /** How long the table is to be seen before it acts, in milliseconds. */
  pace(match: Match): number;
}

export interface BotContext extends BotInput {
  /** What it was asked; the same question is answered once. */
  question: string | null;
  still: boolean;
  /** Somebody has looked long enough. */
  hurried: boolean;
  actions: readonly Action[];
}

type BotEvent =
  | { type: 'owes'; question: string; match: Match; still: boolean }
  | { type: 'still' }
  | { type: 'moving' }
  | { type: 'hurry' }
  | { type: 'owesNothing' };

/** One bot at the table: it thinks as soon as it owes something, and lets what happened be seen before it acts. */
export const botMachine = setup({
  types: { input: {} as BotInput, context: {} as BotContext, events: {} as BotEvent },
  actors: {
    thinking: fromPromise<readonly Action[], BotInput>(({ input: { ask, match, seat }, signal }) =>
      ask(match, seat, signal),
    ),
  },
  guards: {
    anotherQuestion: ({ context, event }) => event.type === 'owes' && event.question !== context.question,
    atOnce: ({ context }) => context.still && (context.hurried || context.pace(context.match) <= 0),
    still: ({ context }) => context.still,
  },
  actions: {
    take: assign(({ event }) =>
      event.type === 'owes'
        ? { question: event.question, match: event.match, still: event.still, hurried: false, actions: [] }
        : {},
    ),
    look: assign(({ context, event }) => ({
      match: event.type === 'owes' ? event.match : context.match,
      still:
        event.type === 'owes' ? event.still : event.type === 'still' ? true : event.type !== 'moving' && context.still,
    })),
    forget: assign({ question: null, actions: [] }),
    tell: sendParent(({ context }, { doing }: { doing: 'botThinks' | 'botPaces' | 'botRests' }) => ({
      type: doing,
      seat: context.seat,
    })),
    tellReady: sendParent(({ context }) => ({
      type: 'botReady',
      seat: context.seat,
      actions: context.actions,
      question: context.question,
    })),
    tellFailed: sendParent(({ context }) => ({ type: 'botFailed', seat: context.seat })),
  },
  delays: { pace: ({ context }) => context.pace(context.match) },
}).createMachine({
  id: 'bot',
  context: ({ input }) => ({ ...input, question: null, still: true, hurried: false, actions: [] }),
  initial: 'idle',
  on: {
    owes: [{ guard: 'anotherQuestion', target: '.thinking', reenter: true, actions: 'take' }, { actions: 'look' }],
    owesNothing: '.idle',
    still: { actions: 'look' },
    moving: { actions: 'look' },
    hurry: { actions: assign({ hurried: true }) },
  },
  states: {
    idle: { entry: ['forget', { type: 'tell', params: { doing: 'botRests' } }] },
    thinking: {
      entry: { type: 'tell', params: { doing: 'botThinks' } },
      invoke: {
        src: 'thinking',
        input: ({ context }) => context,
        onDone: { target: 'pacing', actions: assign({ actions: ({ event }) => event.output }) },
        onError: { target: 'idle', actions: 'tellFailed' },
      },
    },
    pacing: {
      entry: { type: 'tell', params: { doing: 'botPaces' } },
      initial: 'holding',
      states: {
        holding: {
          always: [
            { guard: 'atOnce', target: 'ready' },
            { guard: 'still', target: 'counting' },
          ],
        },
        counting: {
          always: [
            { guard: not('still'), target: 'holding' },
            { guard: 'atOnce', target: 'ready' },
          ],
          after: { pace: 'ready' },
        },
        ready: { entry: 'tellReady' },
      },
    },
  },
});

export type BotRef = ActorRefFrom<typeof botMachine>;
