import { descend, opposite } from '../../boards/grid.ts';
import type { Seat } from '../../core/game.ts';
import { attackOn } from './rules/dogfight.ts';
import { occupy } from './rules/movement.ts';
import { type Setting, ways } from './setting.ts';
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
  setting: Setting,
  view: SquadronsView,
  square: number,
  facing: number,
  seat: Seat,
  plane = view.moving,
): Threat[] {
  const { side } = setting.seats[seat];
  const found: Threat[] = [];
  for (const [enemy, { squadron, square: from, flying }] of view.planes.entries()) {
    if (from === none || setting.squadrons[squadron].side === side || !isArmed(view, enemy)) continue;
    // Six steps bring it next to a plane that is seven away.
    if (setting.grid.steps(from, square) > ways.longest + 1) continue;
    const reached = endsBeside(setting, view, enemy, square, plane);
    for (let die = 1; die <= ways.longest; die++) {
      for (let direction = 0; direction < 4; direction++) {
        if (reached[direction * (ways.longest + 1) + die] === 0) continue;
        const attack = attackOn(direction, facing);
        const end = setting.grid.next(square, opposite(direction));
        found.push({ plane: enemy, die, end, facing: direction, attack, launches: !flying });
      }
    }
  }
  return found;
}

/**
 * By square: with how many of six dice enemies could attack a plane of this seat's that stood there. It says of every
 * square at once what `threats` says of one: each enemy flies each of its ways once, and whatever lies next to where a
 * way ends is in danger, unless the way has led over it.
 */
export function strikes(setting: Setting, view: SquadronsView, seat: Seat): ReadonlyMap<number, number> {
  const { grid } = setting;
  const { side } = setting.seats[seat];
  /** By square: a bit for every die. */
  const dice = new Uint8Array(grid.size);
  const over = new Int16Array(ways.longest + 1);
  for (const [enemy, { squadron, square: from }] of view.planes.entries()) {
    if (from === none || setting.squadrons[squadron].side === side || !isArmed(view, enemy)) continue;
    const blocked = barred(setting, view, enemy);
    grid.walk(ways, 0, from, ways.longest, blocked, (_way, at, length) => {
      over[length] = at;
      for (let direction = 0; direction < 4; direction++) {
        const square = grid.next(at, direction);
        if (square === none || dice[square] & (1 << length)) continue;
        if (over.lastIndexOf(square, length) < 1) dice[square] |= 1 << length;
      }
      return descend;
    });
  }
  const struck = new Map<number, number>();
  for (const [square, bits] of dice.entries()) if (bits !== 0) struck.set(square, bitsIn(bits));
  return struck;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** May it attack next turn, for all the table knows: in flight with cards, or with a free stand to take off from? */
function isArmed(view: SquadronsView, plane: number): boolean {
  const { up, handCount, atMost } = view.squadrons[view.planes[plane].squadron];
  return up === none || (up === plane && handCount > 0 && atMost > 0);
}

/** By the direction it would face, and die: can this enemy end its move on the square next to that one? */
function endsBeside(setting: Setting, view: SquadronsView, enemy: number, square: number, plane: number): Uint8Array {
  const { grid } = setting;
  const { square: from } = view.planes[enemy];
  const blocked = barred(setting, view, enemy, plane);
  blocked[square] = 1;
  const reached = new Uint8Array(4 * (ways.longest + 1));
  grid.walk(ways, 0, from, ways.longest, blocked, (_way, at, length) => {
    for (let direction = 0; direction < 4; direction++) {
      if (grid.next(at, direction) === square) reached[direction * (ways.longest + 1) + length] = 1;
    }
    return descend;
  });
  return reached;
}

/** Where this enemy cannot fly: planes, except one that is moving, and the HIT guns that the viewer knows of. */
function barred(setting: Setting, view: SquadronsView, enemy: number, moving = none): Uint8Array {
  const { gunSquares, gunSide, squadrons } = setting;
  const blocked = occupy(setting, view.planes, enemy);
  if (moving !== none) blocked[view.planes[moving].square] = 0;
  for (let gun = 0; gun < gunSquares.length; gun++) {
    const at = gunSquares[gun];
    if (gunSide[at] !== squadrons[view.planes[enemy].squadron].side && view.guns[gun] === 1) blocked[at] = 1;
  }
  return blocked;
}
