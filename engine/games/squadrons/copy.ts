import { clone } from '../../core/clone.ts';
import type { Dogfight, Plane, Squadron, SquadronsState } from './state.ts';

/**
 * A table of its own, field by field and in the order of `createState`: searching copies thousands of them, and the
 * general clone looks at every key.
 */
export function copy(state: SquadronsState): SquadronsState {
  const { outcome, dogfight } = state;
  return {
    phase: state.phase,
    outcome: outcome === null ? null : clone(outcome),
    round: state.round,
    lastShot: state.lastShot,
    first: state.first,
    mover: state.mover,
    planes: state.planes.map(copyPlane),
    squadrons: state.squadrons.map(copySquadron),
    sealed: state.sealed.map((hits) => (hits === null || hits === 'random' ? hits : hits.slice())),
    guns: state.guns.slice(),
    seen: state.seen.slice(),
    thrown: state.thrown.slice(),
    dice: state.dice.slice(),
    toMove: state.toMove.slice(),
    moved: state.moved.slice(),
    fought: state.fought.slice(),
    moving: state.moving,
    die: state.die,
    flown: state.flown,
    stays: state.stays,
    dogfight: dogfight === null ? null : copyDogfight(dogfight),
  };
}

function copyDogfight({ shooter, target, attack, burst, exchanged }: Dogfight): Dogfight {
  return { shooter, target, attack, burst, exchanged };
}

function copyPlane({ squadron, square, flying, facing, victories, mayLand }: Plane): Plane {
  return { squadron, square, flying, facing, victories, mayLand };
}

function copySquadron({ up, hand, pack, discards, atMost }: Squadron): Squadron {
  return { up, hand: hand.slice(), pack: pack.slice(), discards: discards.slice(), atMost };
}
