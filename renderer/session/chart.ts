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
    simultaneous: isSimultaneous(input),
    showing: null,
    playing: null,
    shown: { view: null, begun: 0 },
    picked: [],
    pointed: null,
    lookedBack: null,
    picksTrimmed: false,
    hint: null,
    turnLengthsMs: {},
    ticking: null,
    bots: Object.fromEntries(
      input.players.flatMap((player, seat) => {
        const { pace, ask } = input;
        return isPerson(player) ? [] : [[seat, spawn('bot', { id: `bot ${seat}`, input: { seat, pace, ask } })]];
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
            { guard: 'isOrdered', target: 'ordered' },
            { guard: 'handsOver', target: 'handover' },
            { guard: 'somebodyChooses', target: 'choosing' },
            { guard: 'somebodyIsAsked', target: 'answering' },
            { guard: 'onlyBotsOwe', target: 'waiting' },
          ],
        },
        handover: {
          entry: 'closeHandover',
          always: { guard: not('sameDoor'), target: 'routing' },
          on: {
            open: { actions: 'showHand' },
            reclaim: { guard: 'mayReclaim', actions: ['reclaim', 'save', 'askBots'] },
          },
        },
        choosing: {
          initial: 'composing',
          entry: 'showHand',
          exit: 'clearSelection',
          always: [
            { guard: not('sameSeat'), target: 'routing' },
            { guard: not('somebodyChooses'), target: 'routing' },
          ],
          states: {
            composing: {
              initial: 'unaided',
              states: {
                unaided: { on: { hint: { guard: 'mayHint', target: 'asking' } } },
                asking: {
                  invoke: {
                    src: 'advice',
                    input: ({ context: { match, viewerSeat, advise } }) => ({
                      match,
                      seat: viewerSeat as Seat,
                      advise,
                    }),
                    onDone: [
                      {
                        guard: { type: 'isCurrentHint', params: ({ event }) => ({ advice: event.output }) },
                        target: 'unaided',
                        actions: [{ type: 'takeHint', params: ({ event }) => ({ advice: event.output }) }, 'save'],
                      },
                      { target: 'unaided' },
                    ],
                    onError: { target: 'unaided', actions: 'reportHint' },
                  },
                },
              },
              on: {
                pick: { actions: 'pick' },
                point: { actions: 'point' },
                look: { target: 'looking', actions: 'look' },
              },
            },
            looking: {
              always: { guard: 'inThePresent', target: 'composing' },
              on: { look: { actions: 'look' } },
            },
          },
          on: {
            act: { guard: 'mayAct', actions: ['submit', 'save', 'askBots'] },
            close: { guard: 'hidesHands', actions: 'hideHand' },
            undo: { guard: 'canUndo', actions: ['undo', 'save', 'askBots'] },
            redo: { guard: 'canRedo', actions: ['redo', 'save', 'askBots'] },
          },
        },
        /** A question out of turn: bots go on meanwhile. */
        answering: {
          entry: 'showHand',
          exit: 'clearSelection',
          always: [
            { guard: not('sameSeat'), target: 'routing' },
            { guard: not('somebodyIsAsked'), target: 'routing' },
          ],
          on: {
            act: { guard: 'mayAct', actions: ['submit', 'save', 'askBots'] },
            look: { actions: 'look' },
          },
        },
        /** A standing order answers, after the pause that a bot would take. */
        ordered: {
          always: { guard: not('isOrdered'), target: 'routing' },
          after: { orderPace: { target: 'routing', actions: ['submitStandingOrder', 'save', 'askBots'] } },
        },
        waiting: {
          always: { guard: not('onlyBotsOwe'), target: 'routing' },
          exit: 'clearSelection',
          on: {
            look: { actions: 'look' },
            // While only bots think, a person may still take back a sealed choice.
            reclaim: { guard: 'mayReclaim', actions: ['reclaim', 'save', 'askBots'] },
          },
        },
        paused: {
          entry: ['pause', 'saveClocks', 'stopBots'],
          on: { resume: { target: 'routing', actions: ['resume', 'askBots'] } },
        },
        over: {
          always: { guard: not('isOver'), target: 'routing' },
          exit: 'clearSelection',
          on: { look: { actions: 'look' } },
        },
      },
      on: {
        takeBack: {
          guard: 'mayTakeBack',
          actions: ['stopBots', 'takeBack', 'save', 'askBots'],
        },
        pause: { guard: 'mayPause', target: '.paused' },
        // On resume the bot is asked again.
        botFailed: { target: '.paused', actions: 'reportBot' },
      },
    },
    picture: {
      invoke: { src: 'picture', id: 'picture', input: ({ context: { screen } }) => ({ screen }) },
      initial: 'still',
      states: {
        still: {
          always: { guard: 'isShowing', target: 'playing' },
          on: { again: { guard: 'canShowAgain', actions: 'showAgain' } },
        },
        playing: {
          entry: ['animate', { type: 'tellBots', params: { type: 'moving' } }],
          exit: ['finishAnimation', { type: 'tellBots', params: { type: 'still' } }],
          always: [
            { guard: not('isShowing'), target: 'still' },
            { guard: 'showsAnother', target: 'playing', reenter: true },
          ],
          on: {
            again: { guard: 'canShowAgain', actions: 'showAgain' },
            begun: { actions: 'trackAnimation' },
            played: { actions: 'endAnimation' },
            skip: { actions: 'endAnimation' },
            pictureFailed: { actions: ['reportPicture', 'endAnimation'] },
          },
        },
      },
    },
    clock: {
      initial: 'off',
      states: {
        off: {
          always: [
            { guard: 'clockRuns', target: 'running' },
            { guard: 'clockWaits', target: 'held' },
          ],
        },
        running: {
          entry: 'startClock',
          exit: 'stopClock',
          always: { guard: not('sameClock'), target: 'off' },
          after: {
            timeLeft: [
              { guard: 'deadlineActs', target: 'off', actions: ['submitDeadline', 'save', 'askBots'] },
              { target: 'off' },
            ],
          },
        },
        held: {
          always: [
            { guard: 'clockRuns', target: 'running' },
            { guard: not('clockWaits'), target: 'off' },
          ],
        },
      },
    },
    bots: {
      initial: 'idle',
      entry: 'askBots',
      always: { guard: 'botMayAct', actions: ['submitBotAnswer', 'save', 'askBots'] },
      on: {
        botChanged: {},
        hurry: {
          guard: or(['botThinks', 'botPaces']),
          actions: ['endBotSearch', { type: 'tellBots', params: { type: 'hurry' } }],
        },
      },
      states: {
        idle: {
          always: [
            { guard: 'botThinks', target: 'thinking' },
            { guard: 'botPaces', target: 'pacing' },
          ],
        },
        thinking: { always: { guard: not('botThinks'), target: 'idle' } },
        pacing: {
          always: [
            { guard: 'botThinks', target: 'thinking' },
            { guard: not('botPaces'), target: 'idle' },
          ],
        },
      },
    },
  },
});

/** The chart as the logic of an actor: each event gets the time of its arrival, so that no transition reads a clock. */
export function stamped(now: () => number): typeof sessionMachine {
  const transition: typeof sessionMachine.transition = (snapshot, event, scope) =>
    sessionMachine.transition(snapshot, { ...event, now: now() }, scope);
  return Object.assign(Object.create(sessionMachine), { transition });
}
