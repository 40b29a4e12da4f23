import type { Seat } from '@aerodrome/engine/core/game.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { assign, not, or } from 'xstate';
import type { Showing } from './context.ts';
import { questionTo } from './questions.ts';
import { sessionSetup } from './setup.ts';
import { beganSealing } from './steps.ts';

/** One match on one screen. It is rebuilt from the match, and never saved. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input, spawn }) => ({
    ...input,
    holder: null,
    open: null,
    next: null,
    pause: null,
    sealing: beganSealing(input),
    showing: null,
    playing: null,
    shown: { view: null, begun: 0 },
    picked: [],
    pointed: null,
    lookedBack: null,
    cut: false,
    hint: null,
    clocks: input.left,
    lengths: {},
    ticking: null,
    bots: Object.fromEntries(
      input.players.flatMap((player, seat) =>
        isPerson(player)
          ? []
          : [
              [
                seat,
                spawn('bot', {
                  id: `bot ${seat}`,
                  input: { seat, match: input.match, pace: input.pace, ask: input.ask },
                }),
              ],
            ],
      ),
    ),
    botsDo: {},
    ready: {},
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
          entry: 'closeBefore',
          always: { guard: not('sameDoor'), target: 'routing' },
          on: { open: { actions: 'openEyes' }, reclaim: { guard: 'reclaimable', actions: ['reclaim', 'askBots'] } },
        },
        choosing: {
          initial: 'composing',
          entry: 'openEyes',
          exit: 'putAway',
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
                    input: ({ context }) => {
                      const seat = context.open as Seat;
                      return {
                        question: questionTo(context, seat),
                        ask: (signal) => context.advise(context.match, seat, signal),
                      };
                    },
                    onDone: {
                      target: 'unaided',
                      actions: { type: 'takeHint', params: ({ event }) => ({ advised: event.output }) },
                    },
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
            act: {
              guard: 'mayAct',
              actions: [{ type: 'submit', params: ({ event }) => event }, 'askBots'],
            },
            close: { guard: 'covers', actions: 'closeEyes' },
            undo: { guard: 'canUndo', actions: ['undo', 'askBots'] },
            redo: { guard: 'canRedo', actions: ['redo', 'askBots'] },
          },
        },
        /** Nobody waits for this answer: bots go on meanwhile. */
        answering: {
          entry: 'openEyes',
          exit: 'putAway',
          always: [
            { guard: not('sameSeat'), target: 'routing' },
            { guard: not('somebodyIsAsked'), target: 'routing' },
          ],
          on: {
            act: {
              guard: 'mayAct',
              actions: [{ type: 'submit', params: ({ event }) => event }, 'askBots'],
            },
            look: { actions: 'look' },
          },
        },
        /** A standing order answers, after as long as anybody else would take. */
        ordered: {
          always: { guard: not('isOrdered'), target: 'routing' },
          after: { orderPace: { target: 'routing', actions: ['obey', 'askBots'] } },
        },
        waiting: {
          always: { guard: not('onlyBotsOwe'), target: 'routing' },
          exit: 'putAway',
          on: {
            look: { actions: 'look' },
            // While only bots think, whoever has sealed a choice may still take it back.
            reclaim: { guard: 'reclaimable', actions: ['reclaim', 'askBots'] },
          },
        },
        paused: {
          entry: ['leave', 'stopBots'],
          on: { resume: { target: 'routing', actions: ['comeBack', 'askBots'] } },
        },
        over: {
          always: { guard: not('isOver'), target: 'routing' },
          exit: 'putAway',
          on: { look: { actions: 'look' } },
        },
      },
      on: {
        takeBack: {
          guard: 'mayTakeBack',
          actions: ['stopBots', { type: 'takeBack', params: ({ event }) => ({ to: event.to }) }, 'askBots'],
        },
        pause: { guard: ({ context }) => context.match.outcome === null, target: '.paused' },
        // Whoever goes on asks it again.
        botFailed: { target: '.paused', actions: 'reportBot' },
      },
    },
    picture: {
      initial: 'still',
      states: {
        still: {
          always: { guard: 'isShowing', target: 'playing' },
          on: { again: { guard: 'canShowAgain', actions: 'showAgain' } },
        },
        playing: {
          entry: [
            assign({ playing: ({ context }) => context.showing }),
            { type: 'tellBots', params: { type: 'moving' } },
          ],
          exit: [assign({ playing: null }), { type: 'tellBots', params: { type: 'still' } }],
          invoke: {
            src: 'picture',
            input: ({ context }) => ({ screen: context.screen, showing: context.showing as Showing }),
          },
          always: [
            { guard: not('isShowing'), target: 'still' },
            { guard: 'showsAnother', target: 'playing', reenter: true },
          ],
          on: {
            again: { guard: 'canShowAgain', actions: 'showAgain' },
            begun: {
              actions: assign({ shown: ({ event }) => ({ view: event.view, begun: event.begun }) }),
            },
            played: { actions: assign({ showing: null }) },
            skip: { actions: assign({ showing: null }) },
            pictureFailed: { actions: ['reportPicture', assign({ showing: null })] },
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
          entry: 'startTicking',
          exit: 'stopTicking',
          always: { guard: not('sameClock'), target: 'off' },
          after: { timeLeft: { target: 'off', actions: ['timeIsUp', 'askBots'] } },
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
      always: { guard: 'botMayAct', actions: ['botActs', 'askBots'] },
      on: {
        botThinks: { actions: 'heed' },
        botPaces: { actions: 'heed' },
        botRests: { actions: 'heed' },
        botReady: { actions: 'hear' },
        hurry: { guard: or(['botThinks', 'botPaces']), actions: 'hurryBots' },
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
