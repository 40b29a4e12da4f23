import type { Seat } from '@aerodrome/engine/core/game.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { not, or } from 'xstate';
import { sessionSetup } from './actions.ts';
import { isSimultaneous } from './selectors.ts';

/** The session statechart: one match on one screen. It is rebuilt from the match, and never saved. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input, spawn }) => ({
    ...input,
    holder: null,
    viewerSeat: null,
    pendingSeat: null,
    pause: null,
    isSimultaneousChoice: isSimultaneous(input),
    animation: null,
    startedAnimation: null,
    progress: { view: null, eventsBegun: 0 },
    picked: [],
    pointed: null,
    reviewedEntry: null,
    picksTrimmed: false,
    hint: null,
    allowedTurnTimesMs: {},
    runningClock: null,
    bots: Object.fromEntries(
      input.players.flatMap((player, seat) => {
        const { botPauseMs, ask } = input;
        return isPerson(player) ? [] : [[seat, spawn('bot', { id: `bot ${seat}`, input: { seat, botPauseMs, ask } })]];
      }),
    ),
  }),
  type: 'parallel',
  states: {
    play: {
      initial: 'routing',
      states: {
        routing: {
          always: [
            { guard: 'isOver', target: 'over' },
            { guard: 'hasStandingOrder', target: 'standingOrder' },
            { guard: 'needsHandover', target: 'handover' },
            { guard: 'isChoosing', target: 'choosing' },
            { guard: 'isAnswering', target: 'answering' },
            { guard: 'waitsForBots', target: 'waiting' },
          ],
        },
        handover: {
          entry: 'beginHandover',
          always: { guard: not('isSameHandover'), target: 'routing' },
          on: {
            open: { actions: 'uncoverHand' },
            reclaim: { guard: 'mayReclaim', actions: ['reclaim', 'save', 'askBots'] },
          },
        },
        choosing: {
          initial: 'composing',
          entry: 'uncoverHand',
          exit: 'clearSelection',
          always: [
            { guard: not('isSameSeat'), target: 'routing' },
            { guard: not('isChoosing'), target: 'routing' },
          ],
          states: {
            composing: {
              initial: 'unaided',
              states: {
                unaided: { on: { hint: { guard: 'mayHint', target: 'asking' } } },
                asking: {
                  invoke: {
                    src: 'hint',
                    input: ({ context: { match, viewerSeat, askForHint } }) => ({
                      match,
                      seat: viewerSeat as Seat,
                      advise: askForHint,
                    }),
                    onDone: [
                      {
                        guard: { type: 'isCurrentHint', params: ({ event }) => ({ reply: event.output }) },
                        target: 'unaided',
                        actions: [{ type: 'takeHint', params: ({ event }) => ({ reply: event.output }) }, 'save'],
                      },
                      { target: 'unaided' },
                    ],
                    onError: { target: 'unaided', actions: 'reportHintFailure' },
                  },
                },
              },
              on: {
                pick: { actions: 'pick' },
                point: { actions: 'point' },
                review: { target: 'reviewing', actions: 'review' },
              },
            },
            reviewing: {
              always: { guard: 'isNotReviewing', target: 'composing' },
              on: { review: { actions: 'review' } },
            },
          },
          on: {
            act: { guard: 'mayAct', actions: ['submit', 'save', 'askBots'] },
            close: { guard: 'hasSecretsBetweenPeople', actions: 'coverHand' },
            undo: { guard: 'canUndo', actions: ['undo', 'save', 'askBots'] },
            redo: { guard: 'canRedo', actions: ['redo', 'save', 'askBots'] },
          },
        },
        /** A person answers a question out of turn. Bots act meanwhile. */
        answering: {
          entry: 'uncoverHand',
          exit: 'clearSelection',
          always: [
            { guard: not('isSameSeat'), target: 'routing' },
            { guard: not('isAnswering'), target: 'routing' },
          ],
          on: {
            act: { guard: 'mayAct', actions: ['submit', 'save', 'askBots'] },
            review: { actions: 'review' },
          },
        },
        /** A standing order is submitted after the pause that a bot would take. */
        standingOrder: {
          always: { guard: not('hasStandingOrder'), target: 'routing' },
          after: { orderPause: { target: 'routing', actions: ['submitStandingOrder', 'save', 'askBots'] } },
        },
        waiting: {
          always: { guard: not('waitsForBots'), target: 'routing' },
          exit: 'clearSelection',
          on: {
            review: { actions: 'review' },
            // While only bots think, a person may still take back a sealed choice.
            reclaim: { guard: 'mayReclaim', actions: ['reclaim', 'save', 'askBots'] },
          },
        },
        paused: {
          entry: ['pause', 'saveIfStrict', 'stopBots'],
          on: { resume: { target: 'routing', actions: ['resume', 'askBots'] } },
        },
        over: {
          always: { guard: not('isOver'), target: 'routing' },
          exit: 'clearSelection',
          on: { review: { actions: 'review' } },
        },
      },
      on: {
        takeBack: {
          guard: 'mayTakeBack',
          actions: ['stopBots', 'takeBack', 'save', 'askBots'],
        },
        pause: { guard: 'mayPause', target: '.paused' },
        // On resume the bot is asked again.
        botFailed: { target: '.paused', actions: 'reportBotFailure' },
      },
    },
    animation: {
      invoke: { src: 'animation', id: 'animation', input: ({ context: { presenter } }) => ({ presenter }) },
      initial: 'still',
      states: {
        still: {
          always: { guard: 'hasAnimation', target: 'playing' },
          on: { repeatAnimation: { guard: 'canRepeatAnimation', actions: 'repeatAnimation' } },
        },
        playing: {
          entry: ['animate', { type: 'sendToBots', params: { type: 'animationStarted' } }],
          exit: ['finishAnimation', { type: 'sendToBots', params: { type: 'animationEnded' } }],
          always: [
            { guard: not('hasAnimation'), target: 'still' },
            { guard: 'hasNewAnimation', target: 'playing', reenter: true },
          ],
          on: {
            repeatAnimation: { guard: 'canRepeatAnimation', actions: 'repeatAnimation' },
            animationProgress: { actions: 'trackProgress' },
            animationEnded: { actions: 'endAnimation' },
            skip: { actions: 'endAnimation' },
            animationFailed: { actions: ['reportAnimationFailure', 'endAnimation'] },
          },
        },
      },
    },
    clock: {
      initial: 'off',
      states: {
        off: {
          always: [
            { guard: 'shouldRunClock', target: 'running' },
            { guard: 'hasStartedClock', target: 'stopped' },
          ],
        },
        running: {
          entry: 'startClock',
          exit: 'stopClock',
          always: { guard: not('isSameClock'), target: 'off' },
          after: {
            timeLeft: [
              { guard: 'hasDeadlineAction', target: 'off', actions: ['submitDeadline', 'save', 'askBots'] },
              { target: 'off' },
            ],
          },
        },
        stopped: {
          always: [
            { guard: 'shouldRunClock', target: 'running' },
            { guard: not('hasStartedClock'), target: 'off' },
          ],
        },
      },
    },
    bots: {
      initial: 'idle',
      entry: 'askBots',
      always: { guard: 'hasReadyBot', actions: ['submitBotAnswer', 'save', 'askBots'] },
      on: {
        // Makes the machine evaluate `always` again.
        botChanged: {},
        hurry: {
          guard: or(['isBotThinking', 'isBotPausing']),
          actions: ['endBotSearch', { type: 'sendToBots', params: { type: 'hurry' } }],
        },
      },
      states: {
        idle: {
          always: [
            { guard: 'isBotThinking', target: 'thinking' },
            { guard: 'isBotPausing', target: 'pausing' },
          ],
        },
        thinking: { always: { guard: not('isBotThinking'), target: 'idle' } },
        pausing: {
          always: [
            { guard: 'isBotThinking', target: 'thinking' },
            { guard: not('isBotPausing'), target: 'idle' },
          ],
        },
      },
    },
  },
});

/** The chart as actor logic that adds the time of arrival to each event, so that no transition reads a clock. */
export function withTimestamps(now: () => number): typeof sessionMachine {
  const transition: typeof sessionMachine.transition = (snapshot, event, scope) =>
    sessionMachine.transition(snapshot, { ...event, now: now() }, scope);
  return Object.assign(Object.create(sessionMachine), { transition });
}
