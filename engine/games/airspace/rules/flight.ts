import { type Hex, isOn, neighbour, rotate, sameHex } from '../../../boards/hex.ts';
import { type GameData, leastPoints } from '../gameData.ts';
import type { Manoeuvre, Stance } from '../state.ts';
import { costOf, otherWay } from './manoeuvres.ts';

/** The result of a manoeuvre for the plane that flies it. */
export interface Flight {
  /** The manoeuvre as flown: of two ways to one place, the one that stays on the board. */
  way: Manoeuvre;
  /** Where it ends, be it off the board. */
  to: Stance;
  cost: number;
  points: number;
  lost: 'crashed' | 'left' | null;
}

/** "Orientation and Movement", from the first rotation to the last; for flying and for looking ahead. */
export function flightOf(gameData: GameData, from: Stance, points: number, manoeuvre: Manoeuvre): Flight {
  const flight = follow(gameData, from, points, manoeuvre);
  if (flight.lost !== 'left') return flight;
  const other = otherWay(manoeuvre);
  if (other === null) return flight;
  const round = follow(gameData, from, points, other);
  return round.lost === 'left' ? flight : round;
}

function follow({ board }: GameData, from: Stance, points: number, way: Manoeuvre): Flight {
  let facing = rotate(from.facing, way.before);
  let hex = neighbour(from.hex, facing);
  let left = !isOn(board, hex);
  if (!left && way.hexes === 2) {
    facing = rotate(facing, way.between);
    hex = neighbour(hex, facing);
    left = !isOn(board, hex);
  }
  if (!left) facing = rotate(facing, way.after);
  const altitude = from.altitude + (way.move === 'climb' ? 1 : way.move === 'dive' ? -1 : 0);
  const cost = costOf(way);
  const lost = left ? 'left' : altitude < 1 ? 'crashed' : null;
  return { way, to: { hex, facing, altitude }, cost, points: points - cost, lost };
}

/** Every hex that a flight enters, up to the first that is off the board. */
export function pathOf(from: Stance, { way, to }: Flight): Hex[] {
  const first = neighbour(from.hex, rotate(from.facing, way.before));
  return sameHex(first, to.hex) ? [first] : [first, to.hex];
}

/** "Use it or lose it": a single point that is left buys nothing. */
export function losesPoint({ points, lost }: Flight): boolean {
  return lost === null && points > 0 && points < leastPoints;
}
