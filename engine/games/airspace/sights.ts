import { distanceAhead } from '../../boards/hex.ts';
import { damageOf, modifiersOf } from './rules/shooting.ts';
import type { AirspaceState, Modifiers, Stance } from './state.ts';

/** The value of a shot. */
export interface ShotPreview {
  target: number;
  hexes: number;
  levels: number;
  modifiers: Modifiers;
  /** The damage done by each face of the die, from 1 to 6. */
  damage: readonly number[];
  /** How many of the six faces hit, and how many would bring the target down. */
  hits: number;
  downs: number;
}

const faces = [1, 2, 3, 4, 5, 6];

/** A shot that a plane in this stance may take at another. */
export function shotFrom(state: AirspaceState, plane: number, stance: Stance, target: number): ShotPreview {
  const { hex, altitude, capacity } = state.planes[target];
  if (hex === null) throw new Error('the target is not on the board');
  const modifiers = modifiersOf(state, plane, stance, target);
  const damage = faces.map((die) => damageOf(die + added(modifiers)));
  return {
    target,
    hexes: distanceAhead(stance.hex, stance.facing, hex),
    levels: altitude - stance.altitude,
    modifiers,
    damage,
    hits: damage.filter((done) => done > 0).length,
    downs: damage.filter((done) => done >= capacity).length,
  };
}

/** All adjustments to the die together. */
export function added({ range, tail, friend }: Modifiers): number {
  return range + tail + friend;
}
