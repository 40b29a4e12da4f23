import { distanceAhead, sameHex } from '../../../boards/hex.ts';
import type { Emit, Rejection } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { type GameData, sideOfPlane } from '../gameData.ts';
import type { AirspaceEvent, AirspaceState, Modifiers, Move, Stance } from '../state.ts';
import { settleLoss, takeOut } from './ending.ts';
import { stanceOf } from './movement.ts';

/** Levels of altitude count as hexes. */
const reach = 2;

/**
 * "Attacking and Damage": why a plane in this stance, after such a move, may not shoot at another; `null` if it may.
 * The stance need not be the present one, so that a manoeuvre's shots can be shown before it is flown.
 */
export function whyNoShot(
  state: AirspaceState,
  plane: number,
  stance: Stance,
  lastMove: Move,
  target: number,
): Rejection | null {
  if (sideOfPlane(target) === sideOfPlane(plane)) return { code: 'airspace.friend' };
  const { hex, altitude } = state.planes[target];
  if (hex === null) return { code: 'airspace.targetIsGone' };
  const hexes = distanceAhead(stance.hex, stance.facing, hex);
  if (hexes === 0) return { code: 'airspace.sameHex' };
  if (hexes < 0) return { code: 'airspace.notAhead' };
  const levels = altitude - stance.altitude;
  const range = hexes + Math.abs(levels);
  if (range > reach) return { code: 'airspace.outOfRange', params: { range, reach } };
  if (levels < 0 && lastMove !== 'dive') return { code: 'airspace.mustDive' };
  if (levels > 0 && lastMove !== 'climb') return { code: 'airspace.mustClimb' };
  return null;
}

/** Whom this turn's plane may shoot at. */
export function targets(state: AirspaceState): number[] {
  const { plane, planes, lastMove } = state;
  const found: number[] = [];
  if (planes[plane].lost !== null) return found;
  const stance = stanceOf(planes[plane]);
  for (let target = 0; target < planes.length; target++) {
    if (whyNoShot(state, plane, stance, lastMove, target) === null) found.push(target);
  }
  return found;
}

/** "Adjustments to attack die roll", which add up. */
export function modifiersOf(state: AirspaceState, plane: number, stance: Stance, target: number): Modifiers {
  const { hex, facing, altitude } = stanceOf(state.planes[target]);
  const range = distanceAhead(stance.hex, stance.facing, hex) + Math.abs(altitude - stance.altitude);
  const friend = state.planes.some(
    (other, i) =>
      i !== plane &&
      sideOfPlane(i) === sideOfPlane(plane) &&
      other.altitude === altitude &&
      other.hex !== null &&
      sameHex(other.hex, hex),
  );
  return { range: range === reach ? -1 : 0, tail: facing === stance.facing ? 1 : 0, friend: friend ? -1 : 0 };
}

/** 2 or less misses, 3 and 4 do one point of damage, more does two. */
export function damageOf(result: number): number {
  if (result <= 2) return 0;
  return result <= 4 ? 1 : 2;
}

/** Rolls for the shot at the chosen target. */
export function shoot(gameData: GameData, draft: AirspaceState, rng: Random, emit: Emit<AirspaceEvent>): void {
  const { plane, target } = draft;
  const stance = stanceOf(draft.planes[plane]);
  const hit = draft.planes[target];
  const modifiers = modifiersOf(draft, plane, stance, target);
  const die = rng.below(6, 'shot') + 1;
  const result = die + modifiers.range + modifiers.tail + modifiers.friend;
  const damage = damageOf(result);
  if (draft.tally) draft.tally.shots[sideOfPlane(plane)]++;
  if (emit !== null) {
    const at = stanceOf(hit);
    const hexes = distanceAhead(stance.hex, stance.facing, at.hex);
    const levels = at.altitude - stance.altitude;
    emit({ type: 'shot', plane, target, hexes, levels, die, modifiers, result, damage });
  }
  if (damage === 0) return;
  hit.capacity = Math.max(0, hit.capacity - damage);
  emit?.({ type: 'damaged', plane: target, damage, capacity: hit.capacity });
  if (hit.capacity > 0) return;
  takeOut(draft, target, 'shotDown');
  emit?.({ type: 'shotDown', plane: target, by: plane });
  settleLoss(gameData, draft, 'shotDown', emit);
}
