import { clone } from '../../core/clone.ts';
import type { Pilot, Plan, Plane, TrackState } from './state.ts';

/** Key by key in the order of `createState`: an engine that meets one shape only is the faster for it. */
export function copy(state: TrackState): TrackState {
  const { planes, pilots, swaps, plans, objectives, chargeTiles } = state;
  return {
    phase: state.phase,
    outcome: state.outcome === null ? null : clone(state.outcome),
    round: state.round,
    turn: state.turn,
    planes:
      planes.length === 2
        ? [copyPlane(planes[0]), copyPlane(planes[1])]
        : [copyPlane(planes[0]), copyPlane(planes[1]), copyPlane(planes[2])],
    pilots: [copyPilot(pilots[0]), copyPilot(pilots[1])],
    swaps: [swaps[0]?.slice() ?? null, swaps[1]?.slice() ?? null],
    plans: [plans[0] && copyPlan(plans[0]), plans[1] && copyPlan(plans[1])],
    first: state.first,
    showsCharge: state.showsCharge,
    exitOpenTo: state.exitOpenTo,
    takesExit: state.takesExit,
    shooter: state.shooter,
    hits: state.hits.slice(),
    oddHit: state.oddHit,
    toLose: state.toLose,
    targets: state.targets.slice(),
    objectives: {
      stack: objectives.stack.slice(),
      held: objectives.held.slice(),
      shown: objectives.shown.map(({ airfield, held, matched }) => ({ airfield, held, matched })),
    },
    rescued: state.rescued,
    landed: state.landed,
    takeOff: state.takeOff,
    chargeTiles: { hand: chargeTiles.hand.slice(), played: chargeTiles.played.slice() },
    slots: state.slots.slice(),
  };
}

function copyPlane({ space, damage, down }: Plane): Plane {
  return { space, damage, down };
}

function copyPilot({ hand, bag, played, stack, lost, afterZero, jammed }: Pilot): Pilot {
  return {
    hand: hand.slice(),
    bag: bag.slice(),
    played: played.slice(),
    stack: stack.slice(),
    lost: lost.slice(),
    afterZero,
    jammed,
  };
}

function copyPlan({ type, seat, tile, loop, charge }: Plan): Plan {
  return charge === undefined ? { type, seat, tile, loop } : { type, seat, tile, loop, charge };
}
