import type { Emit, Seat } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import type { GameData } from '../gameData.ts';
import { none, type SquadronsAction, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { drawCards } from './cards.ts';
import { endInStalemate, planesOfSeat } from './losses.ts';

/** One for every seat a round; seats follow each other in the order of their numbers, whoever begins. */
export function turnsOf(
  { round, mover, first }: Pick<SquadronsState, 'round' | 'mover' | 'first'>,
  seats: number,
): number {
  return (round - 1) * seats + ((mover - first + seats) % seats) + 1;
}

export function beginTurn(draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  emit?.({ type: 'turnBegan', round: draft.round, seat: draft.mover });
}

/** "How to move", 1: any grounded plane of a squadron whose stand is free; "Special rules", 3: a plane for a partner. */
export function launches(gameData: GameData, state: SquadronsState, seat: Seat): SquadronsAction[] {
  const list: SquadronsAction[] = [];
  for (let plane = 0; plane < state.planes.length; plane++) {
    if (mayLaunch(gameData, state, seat, plane)) list.push({ type: 'launch', seat, plane });
  }
  if (mayGive(gameData, state, seat)) gifts(gameData, state, seat, list);
  return list;
}

/** Is there anything to decide before the dice are thrown? */
export function canLaunchOrGive(gameData: GameData, state: SquadronsState): boolean {
  for (let plane = 0; plane < state.planes.length; plane++) {
    if (mayLaunch(gameData, state, state.mover, plane)) return true;
  }
  return mayGive(gameData, state, state.mover) && launches(gameData, state, state.mover).length > 0;
}

function mayLaunch(gameData: GameData, state: SquadronsState, seat: Seat, plane: number): boolean {
  const { square, squadron } = state.planes[plane];
  // A plane of a squadron with a free stand can only be on the ground.
  return square !== none && gameData.squadrons[squadron].seat === seat && state.squadrons[squadron].up === none;
}

function mayGive(gameData: GameData, state: SquadronsState, seat: Seat): boolean {
  const partner = gameData.partner[seat];
  if (partner === none || planesOfSeat(gameData, state, partner) > 0) return false;
  return planesOfSeat(gameData, state, seat) >= 2;
}

function gifts(gameData: GameData, state: SquadronsState, seat: Seat, list: SquadronsAction[]): void {
  const [receiving] = gameData.squadronsOf[gameData.partner[seat]];
  const empty = gameData.squadrons[receiving].landing.filter(
    (square) => !state.planes.some((plane) => plane.square === square),
  );
  for (const [plane, { square: at, flying, squadron }] of state.planes.entries()) {
    if (at === none || flying || gameData.squadrons[squadron].seat !== seat) continue;
    for (const square of empty) list.push({ type: 'give', seat, plane, square });
  }
}

export function give(
  gameData: GameData,
  draft: SquadronsState,
  seat: Seat,
  plane: number,
  square: number,
  emit: Emit<SquadronsEvent>,
): void {
  const partner = gameData.partner[seat];
  const [receiving] = gameData.squadronsOf[partner];
  draft.planes[plane].squadron = receiving;
  draft.planes[plane].square = square;
  emit?.({ type: 'gave', plane, from: seat, to: partner, square });
}

/** "How to move", 2 and 3: onto the stand of its squadron, where it is, with fresh cards. */
export function launch(
  gameData: GameData,
  draft: SquadronsState,
  number: number,
  rng: Random,
  emit: Emit<SquadronsEvent>,
): void {
  const plane = draft.planes[number];
  const { squadron, square, victories } = plane;
  plane.flying = true;
  plane.facing = gameData.squadrons[squadron].takesOff;
  plane.mayLand = false;
  draft.squadrons[squadron].up = number;
  emit?.({ type: 'launched', plane: number, square, facing: plane.facing });
  drawCards(gameData, draft, squadron, victories, rng, emit);
}

export function isFlying(gameData: GameData, state: SquadronsState, seat: Seat): boolean {
  return gameData.squadronsOf[seat].some((squadron) => state.squadrons[squadron].up !== none);
}

/** "How to move", 4 and 5, "Special rules", 1: two dice, whoever throws them. */
export function roll(gameData: GameData, draft: SquadronsState, rng: Random, emit: Emit<SquadronsEvent>): void {
  draft.thrown = [rng.below(6, 'die') + 1, rng.below(6, 'die') + 1];
  draft.dice = [...draft.thrown];
  draft.toMove = [];
  for (const squadron of gameData.squadronsOf[draft.mover]) {
    const { up } = draft.squadrons[squadron];
    if (up !== none) draft.toMove.push(up);
  }
  emit?.({ type: 'rolled', seat: draft.mover, dice: [...draft.thrown] });
}

/** The next of the order who has a plane, and past the last of them a new round; many quiet ones are a stalemate. */
export function endTurn(gameData: GameData, draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  const { order } = gameData;
  if (draft.thrown.length === 0) emit?.({ type: 'passed', seat: draft.mover });
  draft.thrown = [];
  draft.dice = [];
  draft.moved = [];
  draft.fought = [];
  do {
    const next = order[(order.indexOf(draft.mover) + 1) % order.length];
    if (next === draft.first) {
      if (draft.round - draft.lastShot >= gameData.quietRounds) {
        endInStalemate(gameData, draft, emit);
        return;
      }
      draft.round++;
    }
    draft.mover = next;
  } while (planesOfSeat(gameData, draft, draft.mover) === 0);
}
