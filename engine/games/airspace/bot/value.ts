import { distance, type Hex, isOn, neighbour } from '../../../boards/hex.ts';
import { type GameData, sideOfPlane } from '../gameData.ts';
import type { AirspaceState, Plane } from '../state.ts';

/** More than anything that can stand on a board. */
const won = 100;
/** A plane is worth more than the damage it can still take: it shoots. */
const aPlane = 2.5;

/** Static evaluation: the value of a position to a side, in points of damage. */
export function worthOf(gameData: GameData, state: AirspaceState, side: number): number {
  const { outcome } = state;
  if (outcome !== null) {
    if (outcome.winners.length === 0) return 0;
    return gameData.sideOf[outcome.winners[0]] === side ? won : -won;
  }
  let value = pressure(state, side);
  for (let i = 0; i < state.planes.length; i++) {
    const plane = state.planes[i];
    if (plane.lost !== null || plane.hex === null) continue;
    const sign = sideOfPlane(i) === side ? 1 : -1;
    value += sign * (aPlane + plane.capacity + ease(gameData, plane, plane.hex));
    for (let j = 0; j < state.planes.length; j++) {
      const enemy = state.planes[j];
      if (sideOfPlane(j) !== sideOfPlane(i) && enemy.hex !== null)
        value += sign * aim(plane, plane.hex, enemy, enemy.hex);
    }
  }
  return value;
}

/** With the option `pressing` more shots and approaches may win the match, so nobody circles out of range for long. */
function pressure({ tally }: AirspaceState, side: number): number {
  if (!tally) return 0;
  const lead = (counts: readonly number[]) => counts[side] - counts[1 - side];
  return 0.1 * lead(tally.shots) + 0.06 * lead(tally.approaches);
}

/** How freely a plane flies: height to trade for speed, points to spend, sky ahead, ground below. */
export function ease({ board }: GameData, plane: Plane, hex: Hex): number {
  let value = 0.05 * Math.min(plane.altitude, 8) + 0.03 * plane.points;
  if (plane.altitude <= 2) value -= plane.altitude === 1 ? 0.5 : 0.15;
  let at = hex;
  for (let hexes = 0; hexes < 3; hexes++) {
    at = neighbour(at, plane.facing);
    if (!isOn(board, at)) return value - roomLost[hexes];
  }
  return value;
}

/** By how many hexes are left to the edge straight ahead. */
const roomLost = [0.7, 0.3, 0.1];

/** How near a plane is to shooting another: turned towards it, close, on its level, best on its tail. */
export function aim(plane: Plane, from: Hex, enemy: Plane, to: Hex): number {
  const hexes = distance(from, to);
  const levels = Math.abs(enemy.altitude - plane.altitude);
  const off = offBearing(plane, from, to, hexes);
  if (off > 2) return 0;
  const turned = turnedTowards[off];
  const near = 1 / (1 + 0.4 * Math.max(0, hexes + levels - 1));
  const away = Math.abs(((enemy.facing - plane.facing + 9) % 6) - 3);
  return 1.2 * turned * near * fromBehind[away];
}

const turnedTowards = [1, 0.45, 0.12];
/** By sixths between the two headings: the same heading is a tail, the opposite one is head on. */
const fromBehind = [1.35, 1.15, 0.9, 0.75];

/** How many sixths a plane would have to turn until the other lay ahead; 0 also for a hex just beside the row. */
function offBearing(plane: Plane, from: Hex, to: Hex, hexes: number): number {
  if (hexes === 0) return 1;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let facing = 0; facing < 6; facing++) {
    const next = distance(neighbour(from, facing), to);
    // Two sides may lead as near: the one that needs the smaller turn counts.
    const turn = Math.min((facing - plane.facing + 6) % 6, (plane.facing - facing + 6) % 6);
    if (next < least || (next === least && turn < best)) {
      least = next;
      best = turn;
    }
  }
  return best;
}
