import { setup } from 'xstate';
import { decided, fixedGuard, stateGuard } from '../../core/phases.ts';
import { noSeats } from '../../core/seats.ts';
import type { GameData } from './gameData.ts';
import { planners } from './rules/planning.ts';
import { mulliganIsOffered, startPicker, swappers } from './rules/setup.ts';
import { twoEqualShooters } from './rules/shooting.ts';
import { charge, none, type TrackState } from './state.ts';

/**
 * A game of Track as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others a seat,
 * or both, owe the action that is named. A sealed choice may be taken back where the chart names that action too.
 */
export function chart(gameData: GameData) {
  const hasCharge = gameData.planes > charge;
  return setup({
    types: { context: {} as TrackState, events: {} as { type: string } },
    guards: {
      startIsPicked: fixedGuard(startPicker(gameData) !== none),
      mulliganIsOffered: fixedGuard(mulliganIsOffered(gameData)),
      opponentShowsFirst: stateGuard((state: TrackState) => state.first !== none, gameData.white !== none),
      everySwapIsSealed: stateGuard((state: TrackState) => swappers(gameData, state) === noSeats),
      everyPlanIsSealed: stateGuard((state: TrackState) => planners(gameData, state) === noSeats),
      exitIsOpen: stateGuard((state: TrackState) => state.exitOpenTo !== none, gameData.leaver !== none),
      opponentIsAutomatic: fixedGuard(gameData.solo),
      twoEqualShooters: stateGuard((state: TrackState) => twoEqualShooters(gameData, state), hasCharge),
      oddHitIsOpen: stateGuard((state: TrackState) => state.oddHit, hasCharge),
      tilesMustBeGivenUp: stateGuard((state: TrackState) => state.toLose > 0, gameData.black !== none),
      roundIsOver: stateGuard((state: TrackState) => state.turn > gameData.turnsARound),
      decided,
    },
  }).createMachine({
    id: 'track',
    context: {} as TrackState,
    initial: 'settingUp',
    on: { resign: '.over' },
    states: {
      settingUp: { on: { next: [{ guard: 'startIsPicked', target: 'placing' }, { target: 'dealing' }] } },
      placing: { on: { place: 'dealing' } },
      dealing: { on: { next: [{ guard: 'mulliganIsOffered', target: 'mulligan' }, { target: 'planning' }] } },
      mulligan: {
        initial: 'sealing',
        states: {
          sealing: { on: { mulligan: { guard: 'everySwapIsSealed', target: 'redrawing' }, takeBack: {} } },
          redrawing: { on: { next: '#track.planning' } },
        },
      },
      planning: {
        initial: 'opening',
        states: {
          opening: {
            on: {
              next: [
                { guard: 'decided', target: '#track.over' },
                { guard: 'opponentShowsFirst', target: 'showing' },
                { target: 'sealing' },
              ],
            },
          },
          showing: { on: { plan: 'sealing' } },
          sealing: { on: { plan: { guard: 'everyPlanIsSealed', target: '#track.reveal' }, takeBack: {} } },
        },
      },
      reveal: { on: { next: [{ guard: 'decided', target: 'over' }, { target: 'movement' }] } },
      movement: {
        initial: 'takingOff',
        states: {
          takingOff: { on: { next: [{ guard: 'exitIsOpen', target: 'exit' }, { target: 'flying' }] } },
          exit: { on: { exit: 'flying' } },
          flying: {
            on: {
              next: [
                { guard: 'decided', target: '#track.over' },
                { guard: 'opponentIsAutomatic', target: 'automaton' },
                { target: 'targets' },
              ],
            },
          },
          automaton: { on: { next: 'targets' } },
          targets: { on: { next: [{ guard: 'decided', target: '#track.over' }, { target: '#track.shooting' }] } },
        },
      },
      shooting: {
        initial: 'aiming',
        states: {
          aiming: { on: { next: [{ guard: 'twoEqualShooters', target: 'naming' }, { target: 'firing' }] } },
          naming: { on: { shooter: 'firing' } },
          firing: { on: { next: [{ guard: 'oddHitIsOpen', target: 'oddHit' }, { target: 'damage' }] } },
          oddHit: { on: { oddHit: 'damage' } },
          damage: {
            on: {
              next: [
                { guard: 'decided', target: '#track.over' },
                { guard: 'tilesMustBeGivenUp', target: 'tileLoss' },
                { target: '#track.endOfTurn' },
              ],
            },
          },
          tileLoss: { on: { lose: '#track.endOfTurn' } },
        },
      },
      endOfTurn: { on: { next: [{ guard: 'roundIsOver', target: 'endOfRound' }, { target: 'planning' }] } },
      endOfRound: { on: { next: [{ guard: 'decided', target: 'over' }, { target: 'planning' }] } },
      over: { type: 'final' },
    },
  });
}
