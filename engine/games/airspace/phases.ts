import { setup } from 'xstate';
import { targets } from './rules/shooting.ts';
import { type AirspaceState, none } from './state.ts';

type Guard = ({ context }: { context: AirspaceState }) => boolean;

/** Guards that need the setting are given by the game when it opens. */
const given: Guard = () => {
  throw new Error('the game provides this guard');
};

/**
 * A game of Airspace as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others the
 * owner of the plane whose turn it is owes the action that is named.
 */
export const airspaceChart = setup({
  types: { context: {} as AirspaceState, events: {} as { type: string } },
  guards: {
    startIsTaken: given,
    startIsSettled: given,
    planesAreLeftToPlace: given,
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
  on: {
    resign: { guard: 'decided', target: '.over' },
    answerDraw: { guard: 'decided', target: '.over' },
  },
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
          on: { next: [{ guard: 'planesAreLeftToPlace', target: 'rolling' }, { target: '#airspace.initiativeRoll' }] },
        },
      },
    },
    initiativeRoll: { on: { next: 'initiativePhase' } },
    initiativePhase: {
      initial: 'opening',
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
                next: [{ guard: 'pointsAreLeft', target: 'manoeuvre' }, { target: '#airspace.initiativePhase.ending' }],
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
