import { goOn, opposite } from '../../boards/grid.ts';
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

/** May it attack next turn, for all the table knows: in flight with cards, or with a free stand to take off from? */
function isArmed(view: SquadronsView, plane: number): boolean {
  const { up, handCount, atMost } = view.squadrons[view.planes[plane].squadron];
  return up === none || (up === plane && handCount > 0 && atMost > 0);
}

/** By the direction it would face, and die: can this enemy end its move on the square next to that one? */
function endsBeside(setting: Setting, view: SquadronsView, enemy: number, square: number, plane: number): Uint8Array {
  const { grid, gunSquares, gunSide } = setting;
  const { square: from, squadron } = view.planes[enemy];
  const blocked = occupy(setting, view.planes, enemy);
  if (plane !== none) blocked[view.planes[plane].square] = 0;
  blocked[square] = 1;
  for (const [gun, at] of gunSquares.entries()) {
    if (gunSide[at] !== setting.squadrons[squadron].side && view.guns[gun] === 1) blocked[at] = 1;
  }
  const reached = new Uint8Array(4 * (ways.longest + 1));
  grid.walk(ways, 0, from, ways.longest, blocked, (_way, at, length) => {
    for (let direction = 0; direction < 4; direction++) {
      if (grid.next(at, direction) === square) reached[direction * (ways.longest + 1) + length] = 1;
    }
    return goOn;
  });
  return reached;
}
