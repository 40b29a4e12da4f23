import { setup } from 'xstate';
import { decided, type EntryRule, stateGuard } from '../../core/phases.ts';
import type { GameData } from './gameData.ts';
import { dogfightsOpen, openOnlyDogfight, strafingIsOpen } from './rules/attacks.ts';
import { endMove, takeOnlyDie, takes } from './rules/movement.ts';
import { decideFirst, placeGuns, settingUp } from './rules/setup.ts';
import { beginTurn, canLaunchOrGive, endTurn, isFlying, roll } from './rules/turns.ts';
import { none, type SquadronsEvent, type SquadronsState } from './state.ts';

/**
 * A game of Squadrons as the rulebook tells it. Phases with `next` ask nobody and lead straight on; in the others a
 * seat owes one of the actions that are named: the mover, or in a dogfight whoever shoots or defends.
 */
export function chart(gameData: GameData) {
  return setup({
    types: { context: {} as SquadronsState, events: {} as { type: string } },
    guards: {
      everyGunIsSealed: stateGuard((state: SquadronsState) => state.sealed.every((hits) => hits !== null)),
      somethingToLaunch: stateGuard((state: SquadronsState) => canLaunchOrGive(gameData, state)),
      somethingFlies: stateGuard((state: SquadronsState) => isFlying(gameData, state, state.mover)),
      everyPlaneHasMoved: stateGuard((state: SquadronsState) => state.toMove.length === 0),
      diceAreToBeShared: stateGuard((state: SquadronsState) => takes(gameData, state).length > 1),
      planeStays: stateGuard((state: SquadronsState) => state.stays),
      planeFell: stateGuard((state: SquadronsState) => state.moving === none),
      countIsLeft: stateGuard((state: SquadronsState) => state.flown.length < state.die),
      cardsAreLeft: stateGuard((state: SquadronsState) => handOfMoving(state).length > 0),
      attackIsToBeChosen: stateGuard(
        (state: SquadronsState) => strafingIsOpen(gameData, state) || dogfightsOpen(gameData, state) > 1,
      ),
      dogfightIsOpen: stateGuard((state: SquadronsState) => dogfightsOpen(gameData, state) > 0),
      dogfightIsOver: stateGuard((state: SquadronsState) => state.dogfight === null),
      decided,
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
export function entries(gameData: GameData): Record<string, EntryRule<SquadronsState, SquadronsEvent>> {
  return {
    settingUp: (draft, _rng, emit) => settingUp(draft, emit),
    'guns.placing': (draft, rng, emit) => placeGuns(gameData, draft, rng, emit),
    throwForFirst: (draft, rng, emit) => decideFirst(gameData, draft, rng, emit),
    turn: (draft, _rng, emit) => beginTurn(draft, emit),
    roll: (draft, rng, emit) => roll(gameData, draft, rng, emit),
    'movement.onlyDie': (draft, _rng, emit) => takeOnlyDie(gameData, draft, emit),
    'movement.landed': (draft) => endMove(draft),
    'attack.onlyDogfight': (draft, _rng, emit) => openOnlyDogfight(gameData, draft, emit),
    endOfTurn: (draft, _rng, emit) => endTurn(gameData, draft, emit),
  };
}
