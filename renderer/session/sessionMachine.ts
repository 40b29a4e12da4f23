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
    holderSeat: null,
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
        const { botPauseMs, askBot } = input;
        return isPerson(player)
          ? []
          : [[seat, spawn('bot', { id: `bot ${seat}`, input: { seat, botPauseMs, askBot } })]];
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
            { guard: 'routesToOver', target: 'over' },
            { guard: 'routesToStandingOrder', target: 'standingOrder' },
            { guard: 'routesToHandover', target: 'handover' },
            { guard: 'routesToChoosing', target: 'choosing' },
            { guard: 'routesToAnswering', target: 'answering' },
            { guard: 'routesToWaiting', target: 'waiting' },
          ],
        },
        handover: {
          entry: 'beginHandover',
          always: { guard: not('isHandoverCurrent'), target: 'routing' },
          on: {
            open: { actions: 'uncoverHand' },
            retract: { guard: 'canRetract', actions: ['retract', 'save', 'askBots'] },
          },
        },
        choosing: {
          initial: 'composing',
          entry: 'uncoverHand',
          exit: 'clearSelection',
          always: [
            { guard: not('isViewerNext'), target: 'routing' },
            { guard: not('routesToChoosing'), target: 'routing' },
          ],
          states: {
            composing: {
              initial: 'idle',
              states: {
                idle: { on: { hint: { guard: 'canAskForHint', target: 'requestingHint' } } },
                requestingHint: {
                  invoke: {
                    src: 'hint',
                    input: ({ context: { match, viewerSeat, askForHint } }) => ({
                      match,
                      seat: viewerSeat as Seat,
                      askForHint,
                    }),
                    onDone: [
                      {
                        guard: { type: 'isCurrentHint', params: ({ event }) => ({ reply: event.output }) },
                        target: 'idle',
                        actions: [{ type: 'takeHint', params: ({ event }) => ({ reply: event.output }) }, 'save'],
                      },
                      { target: 'idle' },
                    ],
                    onError: { target: 'idle', actions: 'reportHintFailure' },
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
            act: { guard: 'canAct', actions: ['submit', 'save', 'askBots'] },
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
            { guard: not('isViewerNext'), target: 'routing' },
            { guard: not('routesToAnswering'), target: 'routing' },
          ],
          on: {
            act: { guard: 'canAct', actions: ['submit', 'save', 'askBots'] },
            review: { actions: 'review' },
          },
        },
        /** A standing order is submitted after the pause that a bot would take. */
        standingOrder: {
          always: { guard: not('routesToStandingOrder'), target: 'routing' },
          after: { standingOrderPause: { target: 'routing', actions: ['submitStandingOrder', 'save', 'askBots'] } },
        },
        waiting: {
          always: { guard: not('routesToWaiting'), target: 'routing' },
          exit: 'clearSelection',
          on: {
            review: { actions: 'review' },
            // While only bots think, a person may still take back a sealed choice.
            retract: { guard: 'canRetract', actions: ['retract', 'save', 'askBots'] },
          },
        },
        paused: {
          entry: ['pause', 'saveIfStrict', 'stopBots'],
          on: { resume: { target: 'routing', actions: ['resume', 'askBots'] } },
        },
        over: {
          always: { guard: not('routesToOver'), target: 'routing' },
          exit: 'clearSelection',
          on: { review: { actions: 'review' } },
        },
      },
      on: {
        takeBack: {
          guard: 'canTakeBack',
          actions: ['stopBots', 'takeBack', 'save', 'askBots'],
        },
        pause: { guard: 'canPause', target: '.paused' },
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
          always: { guard: not('isClockCurrent'), target: 'off' },
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
          actions: ['hurryBots', { type: 'sendToBots', params: { type: 'hurry' } }],
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
