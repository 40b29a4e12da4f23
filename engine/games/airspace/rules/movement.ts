import { distance } from '../../../boards/hex.ts';
import type { Emit } from '../../../core/game.ts';
import { type GameData, sideOfPlane } from '../gameData.ts';
import type { AirspaceEvent, AirspaceState, Manoeuvre, Plane, Stance } from '../state.ts';
import { settleLoss, takeOut } from './ending.ts';
import { flightOf, losesPoint, pathOf } from './flight.ts';

export function stanceOf(plane: Plane): Stance {
  if (plane.hex === null) throw new Error('the plane is not on the board');
  return { hex: plane.hex, facing: plane.facing, altitude: plane.altitude };
}

/** Hexes and levels to the nearest enemy, as the range of a shot counts them. */
export function distanceToEnemy({ planes }: AirspaceState, plane: number): number {
  const { hex, altitude } = stanceOf(planes[plane]);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < planes.length; i++) {
    const enemy = planes[i];
    if (sideOfPlane(i) === sideOfPlane(plane) || enemy.hex === null) continue;
    least = Math.min(least, distance(hex, enemy.hex) + Math.abs(enemy.altitude - altitude));
  }
  return least;
}

/** Flies this turn's manoeuvre. Off the board or into the ground, the plane is lost and has no shot. */
export function fly(gameData: GameData, draft: AirspaceState, manoeuvre: Manoeuvre, emit: Emit<AirspaceEvent>): void {
  const { plane } = draft;
  const flown = draft.planes[plane];
  const from = stanceOf(flown);
  const flight = flightOf(gameData, from, flown.points, manoeuvre);
  const { to, cost, points, lost } = flight;
  const distanceBefore = draft.tally && distanceToEnemy(draft, plane);
  draft.moved = true;
  draft.turns++;
  draft.lastMove = manoeuvre.move;
  flown.hex = to.hex;
  flown.facing = to.facing;
  flown.altitude = to.altitude;
  flown.points = points;
  if (draft.tally && lost === null && distanceToEnemy(draft, plane) < Number(distanceBefore))
    draft.tally.approaches[sideOfPlane(plane)]++;
  if (emit !== null) {
    const { move, hexes, before, between, after } = manoeuvre;
    const ordered = { move, hexes, before, between, after };
    emit({ type: 'flew', plane, manoeuvre: ordered, from, path: pathOf(from, flight), to, cost, points });
  }
  if (lost !== null) {
    takeOut(draft, plane, lost);
    emit?.({ type: lost, plane });
    settleLoss(gameData, draft, lost, emit);
  } else if (losesPoint(flight)) {
    flown.points = 0;
    emit?.({ type: 'pointLost', plane });
  }
}
