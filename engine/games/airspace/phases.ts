import { setup } from 'xstate';
import { decided, type EntryRule, stateGuard } from '../../core/phases.ts';
import type { GameData } from './gameData.ts';
import { beginTurn, endPhase, endTurn, openPhase } from './rules/initiative.ts';
import { isPlacing, place, rollInitiative, rollStart, startIsTaken } from './rules/setup.ts';
import { shoot, targets } from './rules/shooting.ts';
import { type AirspaceEvent, type AirspaceState, none } from './state.ts';

/**
 * A game of Airspace as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others the
 * owner of the plane whose turn it is owes the action that is named. Giving up is open to everybody at any time, and
 * words about a draw once the fight has begun.
 */
export function airspaceChart(gameData: GameData) {
  return setup({
    types: { context: {} as AirspaceState, events: {} as { type: string } },
    guards: {
      startIsTaken: stateGuard((state: AirspaceState) => startIsTaken(gameData, state)),
      startIsSettled: stateGuard(
        (state: AirspaceState) => state.planes[state.plane].lost !== null || !startIsTaken(gameData, state),
      ),
      planesAreLeftToPlace: stateGuard((state: AirspaceState) => isPlacing(gameData, state)),
      targetIsInSights: stateGuard((state: AirspaceState) => targets(state).length > 0),
      shotIsOff: stateGuard((state: AirspaceState) => targets(state).length === 0),
      planeIsLost: stateGuard((state: AirspaceState) => state.planes[state.plane].lost !== null),
      pointsAreLeft: stateGuard((state: AirspaceState) => state.plane !== none),
      decided,
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
export function entryRules(gameData: GameData): Record<string, EntryRule<AirspaceState, AirspaceEvent>> {
  return {
    'startHexes.rolling': (draft, rng, emit) => rollStart(gameData, draft, rng, emit),
    'startHexes.placing': (draft, _rng, emit) => place(gameData, draft, emit),
    initiativeRoll: (draft, rng, emit) => rollInitiative(draft, rng, emit),
    'initiativePhase.opening': (draft, _rng, emit) => openPhase(gameData, draft, emit),
    'initiativePhase.turn.manoeuvre': (draft, _rng, emit) => beginTurn(draft, emit),
    'initiativePhase.turn.shot': (draft, rng, emit) => shoot(gameData, draft, rng, emit),
    'initiativePhase.turn.ending': (draft) => endTurn(gameData, draft),
    'initiativePhase.ending': (draft, _rng, emit) => endPhase(gameData, draft, emit),
  };
}
