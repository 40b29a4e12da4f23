import { setup } from 'xstate';
import { none, type SquadronsState } from './state.ts';

type Guard = ({ context }: { context: SquadronsState }) => boolean;

/** Guards that need the setting are given by the game when it opens. */
const given: Guard = () => {
  throw new Error('the game provides this guard');
};

/**
 * A game of Squadrons as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others a
 * seat owes one of the actions that are named: the mover, or in a dogfight whoever shoots or defends.
 */
export const squadronsChart = setup({
  types: { context: {} as SquadronsState, events: {} as { type: string } },
  guards: {
    everyGunIsSealed: ({ context }) => context.sealed.every((hits) => hits !== null),
    somethingToLaunch: given,
    somethingFlies: given,
    everyPlaneHasMoved: ({ context }) => context.toMove.length === 0,
    diceAreToBeShared: given,
    planeStays: ({ context }) => context.stays,
    planeFell: ({ context }) => context.moving === none,
    countIsLeft: ({ context }) => context.flown.length < context.die,
    cardsAreLeft: given,
    attackIsToBeChosen: given,
    dogfightIsOpen: given,
    dogfightIsOver: ({ context }) => context.dogfight === null,
    decided: ({ context }) => context.outcome !== null,
  },
}).createMachine({
  id: 'squadrons',
  context: {} as SquadronsState,
  initial: 'settingUp',
  on: { resign: '.over' },
  states: {
    settingUp: { on: { next: 'guns' } },
    guns: {
      initial: 'sealing',
      states: {
        sealing: { on: { guns: { guard: 'everyGunIsSealed', target: 'placing' } } },
        placing: { on: { next: '#squadrons.throwForFirst' } },
      },
    },
    throwForFirst: { on: { next: 'turn' } },
    turn: { on: { next: 'launch' } },
    launch: {
      initial: 'opening',
      states: {
        opening: {
          on: {
            next: [
              { guard: 'somethingToLaunch', target: 'choosing' },
              { guard: 'somethingFlies', target: '#squadrons.roll' },
              { target: '#squadrons.endOfTurn' },
            ],
          },
        },
        choosing: {
          on: {
            launch: 'opening',
            give: 'opening',
            ready: [{ guard: 'somethingFlies', target: '#squadrons.roll' }, { target: '#squadrons.endOfTurn' }],
          },
        },
      },
    },
    roll: { on: { next: 'movement' } },
    movement: {
      initial: 'opening',
      states: {
        opening: {
          on: {
            next: [
              { guard: 'decided', target: '#squadrons.over' },
              { guard: 'everyPlaneHasMoved', target: '#squadrons.attack' },
              { guard: 'diceAreToBeShared', target: 'assigning' },
              { target: 'onlyDie' },
            ],
          },
        },
        assigning: { on: { take: [{ guard: 'planeStays', target: 'facing' }, { target: 'flying' }] } },
        onlyDie: { on: { next: [{ guard: 'planeStays', target: 'facing' }, { target: 'flying' }] } },
        flying: {
          on: {
            fly: [
              { guard: 'planeFell', target: 'opening' },
              { guard: 'countIsLeft', target: 'flying' },
              { target: 'facing' },
            ],
            land: 'landing',
          },
        },
        facing: { on: { face: 'opening' } },
        landing: { on: { next: [{ guard: 'cardsAreLeft', target: 'keeping' }, { target: 'landed' }] } },
        keeping: { on: { keep: 'landed' } },
        landed: { on: { next: 'opening' } },
      },
    },
    attack: {
      initial: 'opening',
      states: {
        opening: {
          on: {
            next: [
              { guard: 'decided', target: '#squadrons.over' },
              { guard: 'attackIsToBeChosen', target: 'choosing' },
              { guard: 'dogfightIsOpen', target: 'onlyDogfight' },
              { target: '#squadrons.endOfTurn' },
            ],
          },
        },
        choosing: { on: { dogfight: 'burst', strafe: 'opening', done: '#squadrons.endOfTurn' } },
        onlyDogfight: { on: { next: 'burst' } },
        burst: {
          on: { shoot: [{ guard: 'dogfightIsOver', target: 'opening' }, { target: 'defence' }], holdFire: 'opening' },
        },
        defence: {
          on: {
            defend: [{ guard: 'dogfightIsOver', target: 'opening' }, { target: 'burst' }],
            noDefence: 'opening',
          },
        },
      },
    },
    endOfTurn: { on: { next: [{ guard: 'decided', target: 'over' }, { target: 'turn' }] } },
    over: { type: 'final' },
  },
});
