import { descend, opposite } from '../../boards/grid.ts';
import type { Seat } from '../../core/game.ts';
import { type GameData, ways } from './gameData.ts';
import { attackOn } from './rules/dogfight.ts';
import { occupy } from './rules/movement.ts';
import { type Attack, none } from './state.ts';
import type { SquadronsView } from './view.ts';

/** An enemy that could attack: by which die, from where, and how. */
export interface Threat {
  plane: number;
  die: number;
  end: number;
  facing: number;
  attack: Attack;
  /** It is on the ground now and would have to be put in flight first. */
  launches: boolean;
}

/**
 * Every attack that enemies could make, in their next turn, on a plane of this seat's on this square with this facing:
 * on the one that stands there, or on the one that is moving and would end there. They find no way over the HIT guns
 * that the seat knows of, its own.
 */
export function threats(
  gameData: GameData,
  view: SquadronsView,
  square: number,
  facing: number,
  seat: Seat,
  plane = view.moving,
): Threat[] {
  return threatsBySquare(gameData, view, seat, plane)(square, facing);
}

/** The same for many squares where one plane could stand: each enemy flies each of its ways once for all of them. */
export function threatsBySquare(
  gameData: GameData,
  view: SquadronsView,
  seat: Seat,
  plane: number,
): (square: number, facing: number) => Threat[] {
  const { grid } = gameData;
  const enemies = armedEnemies(gameData, view, seat);
  const flown: (Uint8Array | undefined)[] = [];
  return (square, facing) => {
    const found: Threat[] = [];
    for (const enemy of enemies) {
      const { square: from, flying } = view.planes[enemy];
      // Six steps bring it next to a plane that is seven away.
      if (grid.steps(from, square) > ways.longest + 1) continue;
      flown[enemy] ??= flyAll(gameData, from, barred(gameData, view, enemy, plane), new Uint8Array(grid.size * 4));
      const dice = flown[enemy];
      for (let die = 1; die <= ways.longest; die++) {
        for (let direction = 0; direction < 4; direction++) {
          if ((dice[square * 4 + direction] & (1 << die)) === 0) continue;
          const end = grid.next(square, opposite(direction));
          const attack = attackOn(direction, facing);
          found.push({ plane: enemy, die, end, facing: direction, attack, launches: !flying });
        }
      }
    }
    return found;
  };
}

/** By square: with how many of six dice enemies could attack a plane of this seat's that stood there. */
export function strikes(gameData: GameData, view: SquadronsView, seat: Seat): ReadonlyMap<number, number> {
  const dice = new Uint8Array(gameData.grid.size * 4);
  for (const enemy of armedEnemies(gameData, view, seat)) {
    flyAll(gameData, view.planes[enemy].square, barred(gameData, view, enemy), dice);
  }
  const struck = new Map<number, number>();
  for (let square = 0; square < gameData.grid.size; square++) {
    const at = square * 4;
    const bits = dice[at] | dice[at + 1] | dice[at + 2] | dice[at + 3];
    if (bits !== 0) struck.set(square, bitsIn(bits));
  }
  return struck;
}

/**
 * Flies every way of an enemy, and marks each square next to the end of one, unless the way has led over it. `dice` has
 * a bit for every die, by square and by the direction that the enemy would face there.
 */
function flyAll({ grid }: GameData, from: number, blocked: Uint8Array, dice: Uint8Array): Uint8Array {
  const over = new Int16Array(ways.longest + 1);
  grid.walk(ways, 0, from, ways.longest, blocked, (_way, at, length) => {
    over[length] = at;
    for (let direction = 0; direction < 4; direction++) {
      const square = grid.next(at, direction);
      if (square === none || dice[square * 4 + direction] & (1 << length)) continue;
      if (over.lastIndexOf(square, length) < 1) dice[square * 4 + direction] |= 1 << length;
    }
    return descend;
  });
  return dice;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The enemies on the board that may attack next turn. */
function armedEnemies(gameData: GameData, view: SquadronsView, seat: Seat): number[] {
  const { side } = gameData.seats[seat];
  const enemies: number[] = [];
  for (const [plane, { squadron, square }] of view.planes.entries()) {
    if (square !== none && gameData.squadrons[squadron].side !== side && isArmed(view, plane)) enemies.push(plane);
  }
  return enemies;
}

/** May it attack next turn, for all the table knows: in flight with cards, or with a free stand to take off from? */
function isArmed(view: SquadronsView, plane: number): boolean {
  const { up, handCount, atMost } = view.squadrons[view.planes[plane].squadron];
  return up === none || (up === plane && handCount > 0 && atMost > 0);
}

/** Where this enemy cannot fly: planes, except one that is moving, and the HIT guns that the viewer knows of. */
function barred(gameData: GameData, view: SquadronsView, enemy: number, moving = none): Uint8Array {
  const { gunSquares, gunSide, squadrons } = gameData;
  const blocked = occupy(gameData, view.planes, enemy);
  if (moving !== none) blocked[view.planes[moving].square] = 0;
  for (let gun = 0; gun < gunSquares.length; gun++) {
    const at = gunSquares[gun];
    if (gunSide[at] !== squadrons[view.planes[enemy].squadron].side && view.guns[gun] === 1) blocked[at] = 1;
  }
  return blocked;
}
