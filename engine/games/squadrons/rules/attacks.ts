import type { Emit, Seat } from '../../../core/game.ts';
import type { GameData } from '../gameData.ts';
import { none, type SquadronsAction, type SquadronsEvent, type SquadronsState } from '../state.ts';
import { burstsIn, isBurst, playCard } from './cards.ts';
import { mayDogfight, openDogfight } from './dogfight.ts';
import { shootDown } from './losses.ts';

/** How many dogfights the mover still owes: redrawn whenever it is asked, as the planes stand now. */
export function dogfightsOpen(gameData: GameData, state: SquadronsState): number {
  let open = 0;
  for (const plane of state.moved) if (mayDogfight(gameData, state, plane)) open++;
  return open;
}

/** One dogfight, and nothing to strafe: nothing to ask. */
export function openOnlyDogfight(gameData: GameData, draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  const plane = draft.moved.find((moved) => mayDogfight(gameData, draft, moved)) as number;
  openDogfight(gameData, draft, plane, emit);
}

/**
 * "To attack a plane on the ground", 3: may a plane, as far as the table can see, shoot at one beside it? Being asked
 * must not tell whether a burst is its last, or whether it has one at all.
 */
export function strafingIsOpen(gameData: GameData, state: SquadronsState): boolean {
  return state.moved.some((plane) => holdsCards(state, plane) && beside(gameData, state, plane).length > 0);
}

function holdsCards(state: SquadronsState, plane: number): boolean {
  const { flying, squadron } = state.planes[plane];
  return flying && state.squadrons[squadron].hand.length > 0;
}

/** Grounded enemy planes on the four squares next to a plane; where it faces does not matter. */
function beside(gameData: GameData, state: SquadronsState, plane: number): number[] {
  const { square, squadron } = state.planes[plane];
  const { side } = gameData.squadrons[squadron];
  const targets: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const next = gameData.grid.next(square, direction);
    // Planes on the ground stand on landing squares and nowhere else.
    if (next === none || gameData.landingOf[next] === none) continue;
    const target = state.planes.findIndex((other) => other.square === next && !other.flying);
    if (target !== none && gameData.squadrons[state.planes[target].squadron].side !== side) targets.push(target);
  }
  return targets;
}

/** "Positions for dogfight", 3: the mover picks the order; strafing may come before or after a dogfight. */
export function attacksOpen(gameData: GameData, state: SquadronsState, seat: Seat): SquadronsAction[] {
  const list: SquadronsAction[] = [];
  for (const plane of state.moved) {
    if (mayDogfight(gameData, state, plane)) list.push({ type: 'dogfight', seat, plane });
  }
  const mayStop = list.length === 0;
  for (const plane of state.moved) {
    if (holdsCards(state, plane) && !lastBurstIsOwed(gameData, state, plane))
      strafes(gameData, state, seat, plane, list);
  }
  if (mayStop) list.push({ type: 'done', seat });
  return list;
}

/** A dogfight takes place whenever a plane faces an enemy: the burst it will be fought with is not for strafing. */
export function lastBurstIsOwed(gameData: GameData, state: SquadronsState, plane: number): boolean {
  const { hand } = state.squadrons[state.planes[plane].squadron];
  return burstsIn(hand) === 1 && mayDogfight(gameData, state, plane);
}

function strafes(gameData: GameData, state: SquadronsState, seat: Seat, plane: number, list: SquadronsAction[]): void {
  const { hand } = state.squadrons[state.planes[plane].squadron];
  for (const target of beside(gameData, state, plane)) {
    for (let i = 0; i < hand.length && isBurst(hand[i]); i++) {
      if (hand[i] !== hand[i - 1]) list.push({ type: 'strafe', seat, plane, target, card: hand[i] });
    }
  }
}

/** A burst of any value; a plane on the ground has no defence. */
export function strafe(
  gameData: GameData,
  draft: SquadronsState,
  plane: number,
  target: number,
  card: number,
  emit: Emit<SquadronsEvent>,
): void {
  const attacker = draft.planes[plane];
  playCard(draft.squadrons[attacker.squadron], card);
  attacker.mayLand = true;
  draft.lastShot = draft.round;
  emit?.({ type: 'strafed', plane, target, card, reveals: true });
  shootDown(gameData, draft, target, plane, 'strafing', emit);
}
