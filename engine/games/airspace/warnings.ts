import type { Warning } from '../../core/game.ts';
import { type GameData, pointsNextTurn } from './gameData.ts';
import { type Flight, flightOf } from './rules/flight.ts';
import { stanceOf } from './rules/movement.ts';
import type { AirspaceAction, AirspaceState } from './state.ts';

/** Warnings for a pilot: the loss of the plane, now or, with every possible move, in its next turn. */
export function warnings(gameData: GameData, state: AirspaceState, action: AirspaceAction): Warning[] {
  if (action.type !== 'manoeuvre') return [];
  const plane = state.planes[state.plane];
  const flight = flightOf(gameData, stanceOf(plane), plane.points, action);
  if (flight.lost === 'crashed') return [{ code: 'airspace.warning.crashes', grave: true }];
  if (flight.lost === 'left') return [{ code: 'airspace.warning.leaves', grave: true }];
  return isDoomed(gameData, flight) ? [{ code: 'airspace.warning.noWayOn', grave: true }] : [];
}

function isDoomed(gameData: GameData, { to, points }: Flight): boolean {
  const next = pointsNextTurn(points);
  const ways = gameData.manoeuvres(0, to.altitude, next);
  return ways.every((way) => flightOf(gameData, to, next, way).lost !== null);
}
