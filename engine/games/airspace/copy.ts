import { clone } from '../../core/clone.ts';
import type { AirspaceState, Plane } from './state.ts';

/** A table that shares nothing with this one; what a view adds to it is left out. */
export function copy(state: AirspaceState): AirspaceState {
  const planes = new Array<Plane>(state.planes.length);
  for (let i = 0; i < planes.length; i++) {
    const { hex, facing, altitude, capacity, points, lost } = state.planes[i];
    planes[i] = { hex: hex === null ? null : { q: hex.q, r: hex.r }, facing, altitude, capacity, points, lost };
  }
  return {
    phase: state.phase,
    // Only the last table of a match has one.
    outcome: clone(state.outcome),
    planes,
    initiative: state.initiative,
    phaseNumber: state.phaseNumber,
    pass: state.pass,
    moved: state.moved,
    turns: state.turns,
    plane: state.plane,
    start: state.start,
    lastMove: state.lastMove,
    target: state.target,
    ...(state.tally && { tally: { shots: state.tally.shots.slice(), approaches: state.tally.approaches.slice() } }),
    draw: { agreed: state.draw.agreed.slice(), offeredIn: state.draw.offeredIn.slice() },
  };
}
