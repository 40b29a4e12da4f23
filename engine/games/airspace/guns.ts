import { type Hex, hexesInLine, isOn } from '../../boards/hex.ts';
import { ceiling, type GameData, pointsNextTurn, sideOfPlane } from './gameData.ts';
import { flightOf } from './rules/flight.ts';
import { stanceOf } from './rules/movement.ts';
import type { AirspaceState, Move } from './state.ts';

/** A hex that somebody's guns could reach after their next turn: at which levels, and whose they are. */
export interface Covered {
  hex: Hex;
  levels: readonly number[];
  planes: readonly number[];
}

/** "Attacking and Damage": two hexes ahead on one's own level, one ahead on the next one up after a climb, down after a dive. */
function lines(move: Move): readonly { hexes: number; levels: number }[] {
  const level = [1, 2].map((hexes) => ({ hexes, levels: 0 }));
  if (move === 'level') return level;
  return [...level, { hexes: 1, levels: move === 'climb' ? 1 : -1 }];
}

/** Every hex and level that this side's planes could shoot into after their next turn. */
export function coveredBy(gameData: GameData, state: AirspaceState, side: number): Covered[] {
  const covered = new Map<string, { hex: Hex; levels: Set<number>; planes: Set<number> }>();
  for (const [plane, { hex, points }] of state.planes.entries()) {
    if (hex === null || sideOfPlane(plane) !== side) continue;
    const from = stanceOf(state.planes[plane]);
    const next = pointsNextTurn(points);
    for (const manoeuvre of gameData.manoeuvres(gameData.owner[plane], from.altitude, next)) {
      const { to, lost } = flightOf(gameData, from, next, manoeuvre);
      if (lost !== null) continue;
      const ahead = hexesInLine(to.hex, to.facing, 2);
      for (const { hexes, levels } of lines(manoeuvre.move)) {
        const there = ahead[hexes - 1];
        const level = to.altitude + levels;
        if (!isOn(gameData.board, there) || level < 1 || level > ceiling) continue;
        const key = `${there.q},${there.r}`;
        const known = covered.get(key) ?? { hex: there, levels: new Set(), planes: new Set() };
        known.levels.add(level);
        known.planes.add(plane);
        covered.set(key, known);
      }
    }
  }
  return [...covered.values()].map(({ hex, levels, planes }) => ({
    hex,
    levels: [...levels].sort((a, b) => a - b),
    planes: [...planes],
  }));
}
