import type { Emit, Seat } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { type Cause, none, type Plane, type Sky, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { discardHand } from './cards.ts';

export const endings = ['allShotDown', 'stalemate', 'resigned'];

export function end(draft: SquadronsState, ending: string, winners: readonly Seat[], emit: Emit<SquadronsEvent>): void {
  conclude(draft, { ending, winners }, emit);
}

export function endInStalemate(gameData: GameData, draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  conclude(draft, stalemateOf(gameData), emit);
}

/** The outcome of a stalemate. It names its rounds, except for the hundred of older files, which name none. */
export function stalemateOf({ quietRounds }: GameData): NonNullable<SquadronsState['outcome']> {
  return { ending: 'stalemate', winners: [], ...(quietRounds !== 100 && { figures: { rounds: quietRounds } }) };
}

function conclude(
  draft: SquadronsState,
  outcome: NonNullable<SquadronsState['outcome']>,
  emit: Emit<SquadronsEvent>,
): void {
  draft.outcome = outcome;
  draft.dogfight = null;
  emit?.({ type: 'over', outcome });
}

export function sideOf(gameData: GameData, { planes }: Pick<Sky, 'planes'>, plane: number): number {
  return gameData.squadrons[planes[plane].squadron].side;
}

export function seatOf(gameData: GameData, state: SquadronsState, plane: number): Seat {
  return gameData.squadrons[state.planes[plane].squadron].seat;
}

export function planesOfSide(gameData: GameData, state: SquadronsState, side: number): number {
  let count = 0;
  for (const { square, squadron } of state.planes) {
    if (square !== none && gameData.squadrons[squadron].side === side) count++;
  }
  return count;
}

export function planesOfSeat(gameData: GameData, state: { planes: readonly Plane[] }, seat: Seat): number {
  let count = 0;
  for (const { square, squadron } of state.planes) {
    if (square !== none && gameData.squadrons[squadron].seat === seat) count++;
  }
  return count;
}

/** "Special rules", 3: without a plane, and with nobody who could give one away. */
export function isOut(gameData: GameData, state: SquadronsState, seat: Seat): boolean {
  return planesOfSeat(gameData, state, seat) === 0 && planesOfSide(gameData, state, gameData.seats[seat].side) < 2;
}

/** "The dogfight", 4: a plane leaves the game; `by` names the plane that shot it down, `none` a gun. */
export function shootDown(
  gameData: GameData,
  draft: SquadronsState,
  plane: number,
  by: number,
  cause: Cause,
  emit: Emit<SquadronsEvent>,
): void {
  const lost = draft.planes[plane];
  const { square, flying, squadron } = lost;
  const { side } = gameData.squadrons[squadron];
  lost.square = none;
  lost.flying = false;
  if (flying) draft.squadrons[squadron].up = none;
  emit?.({ type: 'shotDown', plane, by, cause, square });
  // Cards that a landed plane left behind belong to its squadron.
  if (flying) discardHand(draft, squadron, emit);
  if (by !== none) scoreVictory(draft, by, emit);
  const left = planesOfSide(gameData, draft, side);
  if (left === 0) {
    end(draft, 'allShotDown', gameData.seatsOf[1 - side], emit);
  } else if (left === 1) {
    for (const seat of gameData.seatsOf[side]) {
      if (planesOfSeat(gameData, draft, seat) === 0) emit?.({ type: 'out', seat });
    }
  }
}

/** "Aces and double aces": one insignia a victory, and never more than two. */
function scoreVictory(draft: SquadronsState, plane: number, emit: Emit<SquadronsEvent>): void {
  const victor = draft.planes[plane];
  victor.victories++;
  if (victor.victories <= 2) emit?.({ type: 'ace', plane, insignia: victor.victories });
}

/** A nation gives up as one: its other player, if there is one, goes down with it. */
export function resign(gameData: GameData, draft: SquadronsState, seat: Seat, emit: Emit<SquadronsEvent>): void {
  emit?.({ type: 'resigned', seat });
  // Sealed cards go back unseen.
  for (let other = 0; other < draft.sealed.length; other++) draft.sealed[other] = null;
  end(draft, 'resigned', gameData.seatsOf[1 - gameData.seats[seat].side], emit);
}
