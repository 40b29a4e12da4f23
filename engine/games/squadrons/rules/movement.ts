import { descend, prune, stop } from '../../../boards/grid.ts';
import type { Emit, Seat } from '../../../core/game.ts';
import { type GameData, ways } from '../gameData.ts';
import { none, type SquadronsAction, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { turnGun } from './guns.ts';
import { sideOf } from './losses.ts';

type Take = Extract<SquadronsAction, { type: 'take' }>;

/** "How to move", 10: planes in flight and on the ground bar their squares; the moving plane leaves its own. */
export function occupy(gameData: GameData, planes: readonly { square: number }[], moving: number): Uint8Array {
  const occupied = gameData.grid.clearedMarks();
  for (let plane = 0; plane < planes.length; plane++) {
    const { square } = planes[plane];
    if (square !== none && plane !== moving) occupied[square] = 1;
  }
  return occupied;
}

/** "How to move", 7 and 11: can a plane that has flown so far complete its count, or land on the way? */
function canComplete(
  gameData: GameData,
  state: SquadronsState,
  occupied: Uint8Array,
  plane: number,
  flown: number,
  from: number,
  steps: number,
  mayLand: boolean,
): boolean {
  const { grid, landingOf, bank } = gameData;
  const { squadron } = state.planes[plane];
  const start = bank[from];
  let found = false;
  let crossed = mayLand ? 0 : ways.longest + 1;
  grid.walk(ways, flown, from, steps, occupied, (_way, square, length) => {
    // The walk goes down one way and up again: what was crossed further down lies behind it.
    if (length <= crossed && !mayLand) crossed = bank[square] === start ? ways.longest + 1 : length;
    found = length === steps || (landingOf[square] === squadron && length >= crossed);
    return found ? stop : descend;
  });
  return found;
}

/** Has this plane a move by this die? */
function canMove(gameData: GameData, state: SquadronsState, plane: number, die: number): boolean {
  const { square, mayLand } = state.planes[plane];
  return canComplete(gameData, state, occupy(gameData, state.planes, plane), plane, 0, square, die, mayLand);
}

/**
 * "How to move", 5 and 6: which plane goes next, and by which die. One that no die moves stays; which die it uses up
 * matters only to a plane that is still to move.
 */
export function takes(gameData: GameData, state: SquadronsState): Take[] {
  const seat = state.mover;
  const [first, second] = state.dice;
  const dice = second === undefined || first === second ? [first] : state.dice;
  const list: Take[] = [];
  for (const plane of state.toMove) {
    const fitting = dice.filter((die) => canMove(gameData, state, plane, die));
    const idle = state.toMove.length > 1 ? dice : [first];
    for (const die of fitting.length > 0 ? fitting : idle) list.push({ type: 'take', seat, plane, die });
  }
  return list;
}

export function takeDie(
  gameData: GameData,
  draft: SquadronsState,
  plane: number,
  die: number,
  emit: Emit<SquadronsEvent>,
): void {
  draft.toMove.splice(draft.toMove.indexOf(plane), 1);
  draft.dice.splice(draft.dice.indexOf(die), 1);
  draft.moving = plane;
  draft.die = die;
  draft.flown = '';
  draft.stays = !canMove(gameData, draft, plane, die);
  emit?.({ type: 'took', plane, die });
  if (draft.stays) emit?.({ type: 'stayed', plane });
}

/** One plane and one die left: nothing to ask. */
export function takeOnlyDie(gameData: GameData, draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  const [only] = takes(gameData, draft);
  takeDie(gameData, draft, only.plane, only.die, emit);
}

/**
 * Every way the moving plane may fly on: to the end of its count, or to the next enemy gun, since what follows is
 * chosen when that has been seen; and every way to land. RULES.md tells why ways are listed whole.
 */
export function flights(gameData: GameData, state: SquadronsState, seat: Seat): SquadronsAction[] {
  const { moving, die: steps } = state;
  const { square: from, squadron, mayLand } = state.planes[moving];
  const { grid, landingOf, gunSide, bank } = gameData;
  const enemy = 1 - sideOf(gameData, state, moving);
  const { fly, land } = gameData.flights[seat];
  const list: SquadronsAction[] = [];
  const occupied = occupy(gameData, state.planes, moving);
  const flown = ways.find(state.flown);
  const start = bank[from];
  let crossed = mayLand ? 0 : ways.longest + 1;
  grid.walk(ways, flown, from, steps, occupied, (way, square, length) => {
    if (length <= crossed && !mayLand) crossed = bank[square] === start ? ways.longest + 1 : length;
    if (landingOf[square] === squadron && length >= crossed) list.push(land[way]);
    if (length === steps) {
      list.push(fly[way]);
      return prune;
    }
    if (gunSide[square] !== enemy) return descend;
    if (canComplete(gameData, state, occupied, moving, way, square, steps, length >= crossed)) list.push(fly[way]);
    return prune;
  });
  return list;
}

/** Flies the rest of a way, square by square; "To attack a plane on the ground", 2: a gun at its end is turned. */
export function fly(gameData: GameData, draft: SquadronsState, way: string, emit: Emit<SquadronsEvent>): void {
  const { grid, bank } = gameData;
  const { moving } = draft;
  const plane = draft.planes[moving];
  const from = plane.square;
  const path = grid.path(from, way.slice(draft.flown.length)) as number[];
  const crossed = !plane.mayLand && path.some((square) => bank[square] !== bank[from]);
  draft.flown = way;
  plane.square = path[path.length - 1];
  emit?.({ type: 'flew', plane: moving, from, path, left: draft.die - way.length });
  if (crossed) {
    plane.mayLand = true;
    emit?.({ type: 'crossedLine', plane: moving });
  }
  turnGun(gameData, draft, moving, emit);
  if (!plane.flying) endMove(draft);
}

/** "How to move", 11: off the stand, with count to spare or without. */
export function land(gameData: GameData, draft: SquadronsState, way: string, emit: Emit<SquadronsEvent>): void {
  const { moving } = draft;
  const plane = draft.planes[moving];
  fly(gameData, draft, way, emit);
  plane.flying = false;
  draft.squadrons[plane.squadron].up = none;
  emit?.({ type: 'landed', plane: moving, square: plane.square });
}

/** "How to move", 9: any adjoining square of the board. */
export function facings(gameData: GameData, state: SquadronsState, seat: Seat): SquadronsAction[] {
  const { square } = state.planes[state.moving];
  const list: SquadronsAction[] = [];
  for (let facing = 0; facing < 4; facing++) {
    if (gameData.grid.next(square, facing) !== none) list.push({ type: 'face', seat, facing });
  }
  return list;
}

export function face(draft: SquadronsState, facing: number, emit: Emit<SquadronsEvent>): void {
  const { moving } = draft;
  draft.planes[moving].facing = facing;
  // "The dogfight", 5: staying in place is no way into a dogfight.
  if (!draft.stays) draft.moved.push(moving);
  endMove(draft);
  emit?.({ type: 'faced', plane: moving, facing });
}

export function endMove(draft: SquadronsState): void {
  draft.moving = none;
  draft.die = 0;
  draft.flown = '';
  draft.stays = false;
}
