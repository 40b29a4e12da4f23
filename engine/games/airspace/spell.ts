import { type Hex, neighbour, rotate } from '../../boards/hex.ts';
import type { Spelling, Spot } from '../../core/game.ts';
import { type GameData, sideOfPlane } from './gameData.ts';
import { stanceOf } from './rules/movement.ts';
import type { AirspaceAction, AirspaceState, Manoeuvre } from './state.ts';

/**
 * The spots of Airspace:
 *
 * - `climb`, `level`, `dive`: what a turn does with the height;
 * - `hex:Q,R`: a hex in axial coordinates, on the board or just outside it;
 * - `stop`: a dive that flies no second hex;
 * - `facing:0` to `facing:5`: how the plane ends up turned, clockwise from the top;
 * - `plane:P`: a target, by the number of its plane; `hold` shoots at none;
 * - `accept`, `decline`, and asides by their own names.
 *
 * A turn is spelt in the order in which it is flown: height, hex, after a dive `stop` or the second hex, facing. Each
 * hex tells the rotation before it and the facing the last one, so that all 64 sequences are spelt differently: the two
 * ways round a corner to one place differ in their first hex. A hex is named as it was ordered, also where the flight
 * will take the other way. A start hex is spelt by itself.
 */
export function spell(
  gameData: GameData,
  state: Pick<AirspaceState, 'plane' | 'planes'>,
  action: AirspaceAction,
): Spelling {
  switch (action.type) {
    case 'place':
      return { path: [hexSpot(gameData.board.starts[sideOfPlane(state.plane)][action.start - 1])] };
    case 'manoeuvre':
      return { path: spellTurn(state, action) };
    case 'shoot':
      return { path: [`plane:${action.target}`] };
    case 'answerDraw':
      return { path: [action.accept ? 'accept' : 'decline'] };
    default:
      return { path: [action.type] };
  }
}

export function hexSpot({ q, r }: Hex): Spot {
  return `hex:${q},${r}`;
}

function spellTurn(
  { planes, plane }: Pick<AirspaceState, 'plane' | 'planes'>,
  { move, hexes, before, between, after }: Manoeuvre,
): Spot[] {
  const from = stanceOf(planes[plane]);
  let facing = rotate(from.facing, before);
  let hex = neighbour(from.hex, facing);
  const path = [move, hexSpot(hex)];
  if (hexes === 2) {
    facing = rotate(facing, between);
    hex = neighbour(hex, facing);
    path.push(hexSpot(hex));
  } else if (move === 'dive') path.push('stop');
  path.push(`facing:${rotate(facing, after)}`);
  return path;
}
