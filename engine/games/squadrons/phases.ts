import { setup } from 'xstate';
import type { EntryRule } from '../../core/phases.ts';
import { dogfightsOpen, openOnlyDogfight, strafingIsOpen } from './rules/attacks.ts';
import { endMove, takeOnlyDie, takes } from './rules/movement.ts';
import { decideFirst, placeGuns, settingUp } from './rules/setup.ts';
import { beginTurn, canLaunchOrGive, endTurn, isFlying, roll } from './rules/turns.ts';
import type { Setting } from './setting.ts';
import { none, type SquadronsEvent, type SquadronsState } from './state.ts';

/**
 * A game of Squadrons as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others a
 * seat owes one of the actions that are named: the mover, or in a dogfight whoever shoots or defends.
 */
export function chart(setting: Setting) {
  return setup({
    types: { context: {} as SquadronsState, events: {} as { type: string } },
    guards: {
      everyGunIsSealed: ({ context }) => context.sealed.every((hits) => hits !== null),
      somethingToLaunch: ({ context }) => canLaunchOrGive(setting, context),
      somethingFlies: ({ context }) => isFlying(setting, context, context.mover),
      everyPlaneHasMoved: ({ context }) => context.toMove.length === 0,
      diceAreToBeShared: ({ context }) => takes(setting, context).length > 1,
      planeStays: ({ context }) => context.stays,
      planeFell: ({ context }) => context.moving === none,
      countIsLeft: ({ context }) => context.flown.length < context.die,
      cardsAreLeft: ({ context }) => handOfMoving(context).length > 0,
      attackIsToBeChosen: ({ context }) => strafingIsOpen(setting, context) || dogfightsOpen(setting, context) > 1,
      dogfightIsOpen: ({ context }) => dogfightsOpen(setting, context) > 0,
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
          sealing: { on: { guns: { guard: 'everyGunIsSealed', target: 'placing' }, takeBack: {} } },
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
}

function handOfMoving({ squadrons, planes, moving }: SquadronsState): readonly number[] {
  return squadrons[planes[moving].squadron].hand;
}

/** Entry rules of the phases; the chart decides which phase comes next. */
export function entries(setting: Setting): Record<string, EntryRule<SquadronsState, SquadronsEvent>> {
  return {
    settingUp: (draft, _rng, emit) => settingUp(draft, emit),
    'guns.placing': (draft, rng, emit) => placeGuns(setting, draft, rng, emit),
    throwForFirst: (draft, rng, emit) => decideFirst(setting, draft, rng, emit),
    turn: (draft, _rng, emit) => beginTurn(draft, emit),
    roll: (draft, rng, emit) => roll(setting, draft, rng, emit),
    'movement.onlyDie': (draft, _rng, emit) => takeOnlyDie(setting, draft, emit),
    'movement.landed': (draft) => endMove(draft),
    'attack.onlyDogfight': (draft, _rng, emit) => openOnlyDogfight(setting, draft, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(setting, draft, emit),
  };
}
