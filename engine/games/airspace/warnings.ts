import type { Warning } from '../../core/game.ts';
import { type Flight, flightOf } from './rules/flight.ts';
import { stanceOf } from './rules/movement.ts';
import { pointsNextTurn, type Setting } from './setting.ts';
import type { AirspaceAction, AirspaceState } from './state.ts';

/** Warnings for a pilot: the loss of the plane, now or, with every possible move, in its next turn. */
export function warnings(setting: Setting, state: AirspaceState, action: AirspaceAction): Warning[] {
  if (action.type !== 'manoeuvre') return [];
  const plane = state.planes[state.plane];
  const flight = flightOf(setting, stanceOf(plane), plane.points, action);
  if (flight.lost === 'crashed') return [{ code: 'airspace.warning.crashes', grave: true }];
  if (flight.lost === 'left') return [{ code: 'airspace.warning.leaves', grave: true }];
  return isDoomed(setting, flight) ? [{ code: 'airspace.warning.noWayOn', grave: true }] : [];
}

function isDoomed(setting: Setting, { to, points }: Flight): boolean {
  const next = pointsNextTurn(points);
  const ways = setting.manoeuvres(0, to.altitude, next);
  return ways.every((way) => flightOf(setting, to, next, way).lost !== null);
}
