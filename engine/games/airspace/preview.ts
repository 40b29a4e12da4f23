import { ahead, type Hex } from '../../boards/hex.ts';
import { type Flight, flightOf, pathOf } from './rules/flight.ts';
import { stanceOf } from './rules/movement.ts';
import { damageOf, modifiersOf, whyNoShot } from './rules/shooting.ts';
import type { Setting } from './setting.ts';
import type { AirspaceAction, AirspaceState, Manoeuvre, Modifiers, Stance } from './state.ts';

/** What a shot would be worth. */
export interface ShotPreview {
  target: number;
  hexes: number;
  levels: number;
  modifiers: Modifiers;
  /** The damage done by each face of the die, from 1 to 6. */
  damage: readonly number[];
}

/** Where a manoeuvre leads, and what could be shot at from there. */
export interface ManoeuvrePreview extends Omit<Flight, 'way'> {
  plane: number;
  path: readonly Hex[];
  shots: readonly ShotPreview[];
}

/** What a legal action would do, for the board to draw. */
export function preview(
  setting: Setting,
  state: AirspaceState,
  action: AirspaceAction,
): ManoeuvrePreview | ShotPreview | null {
  if (action.type === 'manoeuvre') return previewManoeuvre(setting, state, action);
  return action.type === 'shoot' ? previewShot(state, action.target) : null;
}

function previewManoeuvre(setting: Setting, state: AirspaceState, manoeuvre: Manoeuvre): ManoeuvrePreview {
  const { plane, planes } = state;
  const from = stanceOf(planes[plane]);
  const flight = flightOf(setting, from, planes[plane].points, manoeuvre);
  const { to, cost, points, lost } = flight;
  const shots: ShotPreview[] = [];
  for (const target of planes.keys()) {
    const shoots = lost === null && whyNoShot(state, plane, to, manoeuvre.move, target) === null;
    if (shoots) shots.push(shotFrom(state, to, target));
  }
  return { plane, path: pathOf(from, flight), to, cost, points, lost, shots };
}

function previewShot(state: AirspaceState, target: number): ShotPreview {
  return shotFrom(state, stanceOf(state.planes[state.plane]), target);
}

function shotFrom(state: AirspaceState, stance: Stance, target: number): ShotPreview {
  const at = stanceOf(state.planes[target]);
  const modifiers = modifiersOf(state, state.plane, stance, target);
  const added = modifiers.range + modifiers.tail + modifiers.friend;
  return {
    target,
    hexes: ahead(stance.hex, stance.facing, at.hex),
    levels: at.altitude - stance.altitude,
    modifiers,
    damage: [1, 2, 3, 4, 5, 6].map((die) => damageOf(die + added)),
  };
}
