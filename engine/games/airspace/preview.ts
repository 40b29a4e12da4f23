import type { Hex } from '../../boards/hex.ts';
import type { GameData } from './gameData.ts';
import { type Flight, flightOf, losesPoint, pathOf } from './rules/flight.ts';
import { stanceOf } from './rules/movement.ts';
import { startStance } from './rules/setup.ts';
import { whyNoShot } from './rules/shooting.ts';
import { type ShotPreview, shotFrom } from './sights.ts';
import type { AirspaceAction, AirspaceState, Manoeuvre, Stance } from './state.ts';
import { type Threat, threatsAfter } from './threats.ts';

/** Where a manoeuvre leads, what could be shot at from there, and by whom one could be shot there. */
export interface ManoeuvrePreview extends Omit<Flight, 'way'> {
  plane: number;
  path: readonly Hex[];
  /** A single point would be left, and lost. */
  pointLost: boolean;
  shots: readonly ShotPreview[];
  threats: readonly Threat[];
}

/** Where a plane would start. */
export interface PlacePreview {
  plane: number;
  at: Stance;
}

export type AirspacePreview = ManoeuvrePreview | ShotPreview | PlacePreview;

/** Preview of a legal action, for the board to draw. */
export function preview(gameData: GameData, state: AirspaceState, action: AirspaceAction): AirspacePreview | null {
  const { plane, planes } = state;
  switch (action.type) {
    case 'manoeuvre':
      return previewManoeuvre(gameData, state, action);
    case 'shoot':
      return shotFrom(state, plane, stanceOf(planes[plane]), action.target);
    case 'place':
      return { plane, at: startStance(gameData, state, action.start) };
    default:
      return null;
  }
}

function previewManoeuvre(gameData: GameData, state: AirspaceState, manoeuvre: Manoeuvre): ManoeuvrePreview {
  const { plane, planes } = state;
  const from = stanceOf(planes[plane]);
  const flight = flightOf(gameData, from, planes[plane].points, manoeuvre);
  const { to, cost, points, lost } = flight;
  const shots: ShotPreview[] = [];
  for (const target of planes.keys()) {
    const shoots = lost === null && whyNoShot(state, plane, to, manoeuvre.move, target) === null;
    if (shoots) shots.push(shotFrom(state, plane, to, target));
  }
  const threats = threatsAfter(gameData, state, flight);
  return { plane, path: pathOf(from, flight), to, cost, points, lost, pointLost: losesPoint(flight), shots, threats };
}
