import { setup } from 'xstate';
import type { EntryRule } from '../../core/phases.ts';
import { beginTurn, endPhase, endTurn, openPhase } from './rules/initiative.ts';
import { isPlacing, place, rollInitiative, rollStart, startIsTaken } from './rules/setup.ts';
import { shoot, targets } from './rules/shooting.ts';
import type { Setting } from './setting.ts';
import { type AirspaceEvent, type AirspaceState, none } from './state.ts';

/**
 * A game of Airspace as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others the
 * owner of the plane whose turn it is owes the action that is named. Giving up is open to everybody at any time, and
 * words about a draw once the fight has begun.
 */
export function airspaceChart(setting: Setting) {
  return setup({
    types: { context: {} as AirspaceState, events: {} as { type: string } },
    guards: {
      startIsTaken: ({ context }) => startIsTaken(setting, context),
      startIsSettled: ({ context }) => context.planes[context.plane].lost !== null || !startIsTaken(setting, context),
      planesAreLeftToPlace: ({ context }) => isPlacing(setting, context),
      targetIsInSights: ({ context }) => targets(context).length > 0,
      shotIsOff: ({ context }) => targets(context).length === 0,
      planeIsLost: ({ context }) => context.planes[context.plane].lost !== null,
      pointsAreLeft: ({ context }) => context.plane !== none,
      decided: ({ context }) => context.outcome !== null,
    },
  }).createMachine({
    id: 'airspace',
    context: {} as AirspaceState,
    initial: 'startHexes',
    on: { resign: { guard: 'decided', target: '.over' } },
    states: {
      startHexes: {
        initial: 'rolling',
        states: {
          rolling: { on: { next: [{ guard: 'startIsTaken', target: 'choosing' }, { target: 'placing' }] } },
          choosing: {
            on: {
              place: 'placing',
              resign: [
                { guard: 'decided', target: '#airspace.over' },
                { guard: 'startIsSettled', target: 'placing' },
              ],
            },
          },
          placing: {
            on: {
              next: [{ guard: 'planesAreLeftToPlace', target: 'rolling' }, { target: '#airspace.initiativeRoll' }],
            },
          },
        },
      },
      initiativeRoll: { on: { next: 'initiativePhase' } },
      initiativePhase: {
        initial: 'opening',
        on: { offerDraw: {}, answerDraw: { guard: 'decided', target: 'over' } },
        states: {
          opening: { on: { next: 'turn' } },
          turn: {
            initial: 'manoeuvre',
            states: {
              manoeuvre: {
                on: {
                  manoeuvre: [
                    { guard: 'decided', target: '#airspace.over' },
                    { guard: 'targetIsInSights', target: 'targetChoice' },
                    { target: 'ending' },
                  ],
                  resign: [
                    { guard: 'decided', target: '#airspace.over' },
                    { guard: 'planeIsLost', target: 'ending' },
                  ],
                },
              },
              targetChoice: {
                on: {
                  shoot: 'shot',
                  hold: 'ending',
                  resign: [
                    { guard: 'decided', target: '#airspace.over' },
                    { guard: 'shotIsOff', target: 'ending' },
                  ],
                },
              },
              shot: { on: { next: [{ guard: 'decided', target: '#airspace.over' }, { target: 'ending' }] } },
              ending: {
                on: {
                  next: [
                    { guard: 'pointsAreLeft', target: 'manoeuvre' },
                    { target: '#airspace.initiativePhase.ending' },
                  ],
                },
              },
            },
          },
          ending: { on: { next: [{ guard: 'decided', target: '#airspace.over' }, { target: 'opening' }] } },
        },
      },
      over: { type: 'final' },
    },
  });
}

/** Entry rules of the phases; the chart decides which phase comes next. */
export function entryRules(setting: Setting): Record<string, EntryRule<AirspaceState, AirspaceEvent>> {
  return {
    'startHexes.rolling': (draft, rng, emit) => rollStart(setting, draft, rng, emit),
    'startHexes.placing': (draft, _rng, emit) => place(setting, draft, emit),
    initiativeRoll: (draft, rng, emit) => rollInitiative(draft, rng, emit),
    'initiativePhase.opening': (draft, _rng, emit) => openPhase(setting, draft, emit),
    'initiativePhase.turn.manoeuvre': (draft, _rng, emit) => beginTurn(draft, emit),
    'initiativePhase.turn.shot': (draft, rng, emit) => shoot(setting, draft, rng, emit),
    'initiativePhase.turn.ending': (draft) => endTurn(setting, draft),
    'initiativePhase.ending': (draft, _rng, emit) => endPhase(setting, draft, emit),
  };
}
