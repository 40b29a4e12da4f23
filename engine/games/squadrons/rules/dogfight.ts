import { opposite } from '../../../boards/grid.ts';
import type { Emit, Seat } from '../../../core/game.ts';
import { loop, rollOut } from '../data/box.ts';
import type { GameData } from '../gameData.ts';
import {
  type Attack,
  type Defence,
  type Dogfight,
  none,
  type Sky,
  type SquadronsAction,
  type SquadronsEvent,
  type SquadronsState,
} from '../state.ts';
import { highestBurst, isBurst, playCard } from './cards.ts';
import { turnGun } from './guns.ts';
import { shootDown, sideOf } from './losses.ts';

/** "Positions for dogfight", 1: the enemy plane in flight on the square that a plane faces, or `none`. */
export function inFront(gameData: GameData, sky: Sky, plane: number, facing = sky.planes[plane].facing): number {
  const { square } = sky.planes[plane];
  const ahead = gameData.grid.next(square, facing);
  for (const { up } of sky.squadrons) {
    if (up !== none && sky.planes[up].square === ahead) {
      return sideOf(gameData, sky, up) === sideOf(gameData, sky, plane) ? none : up;
    }
  }
  return none;
}

/** "Positions for dogfight", 2: as the target faces the attacker, flies on the same way, or neither. */
export function attackOn(facing: number, targetFacing: number): Attack {
  if (targetFacing === facing) return 'tail';
  return targetFacing === opposite(facing) ? 'headOn' : 'side';
}

/** A plane that moved starts one dogfight a turn; who has no card left is known to hold no burst. */
export function mayDogfight(gameData: GameData, state: SquadronsState, plane: number): boolean {
  const { flying, squadron } = state.planes[plane];
  if (!flying || state.fought.includes(plane) || state.squadrons[squadron].hand.length === 0) return false;
  return inFront(gameData, state, plane) !== none;
}

export function openDogfight(
  gameData: GameData,
  draft: SquadronsState,
  shooter: number,
  emit: Emit<SquadronsEvent>,
): void {
  const target = inFront(gameData, draft, shooter);
  const attack = attackOn(draft.planes[shooter].facing, draft.planes[target].facing);
  draft.fought.push(shooter);
  draft.dogfight = { shooter, target, attack, burst: 0, exchanged: false };
  emit?.({ type: 'dogfightBegan', shooter, target, attack });
}

/** Card play a) of each attack; a plane that has looped may break off instead (3d, 3g). */
export function shots(state: SquadronsState, seat: Seat): SquadronsAction[] {
  const { shooter, attack, exchanged } = state.dogfight as Dogfight;
  const { hand } = state.squadrons[state.planes[shooter].squadron];
  const highest = highestBurst(hand);
  if (highest === 0) return [{ type: 'holdFire', seat }];
  if (attack === 'headOn') return [{ type: 'shoot', seat, card: highest }];
  const list: SquadronsAction[] = [];
  for (let i = 0; i < hand.length && isBurst(hand[i]); i++) {
    if (hand[i] !== hand[i - 1]) list.push({ type: 'shoot', seat, card: hand[i] });
  }
  if (exchanged) list.push({ type: 'holdFire', seat });
  return list;
}

export function shoot(gameData: GameData, draft: SquadronsState, card: number, emit: Emit<SquadronsEvent>): void {
  const dogfight = draft.dogfight as Dogfight;
  const { shooter, target, attack } = dogfight;
  const squadron = draft.squadrons[draft.planes[shooter].squadron];
  playCard(squadron, card);
  if (attack === 'headOn') squadron.atMost = Math.min(squadron.atMost, card);
  dogfight.burst = card;
  draft.planes[shooter].mayLand = true;
  draft.planes[target].mayLand = true;
  draft.lastShot = draft.round;
  emit?.({ type: 'shot', plane: shooter, target, card, attack, reveals: true });
  // Everybody sees an empty hand: there is nothing to ask.
  if (draft.squadrons[draft.planes[target].squadron].hand.length === 0) noDefence(gameData, draft, emit);
}

export function holdFire(draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  const { shooter, exchanged } = draft.dogfight as Dogfight;
  if (!exchanged) draft.squadrons[draft.planes[shooter].squadron].atMost = 0;
  draft.dogfight = null;
  emit?.({ type: 'heldFire', plane: shooter, noBurst: !exchanged, ...(!exchanged && { reveals: true }) });
}

/** Card play b) and c) of each attack. Only after an exchange must a loop be played (3e). */
export function defences(state: SquadronsState, seat: Seat): SquadronsAction[] {
  const { target, attack, burst, exchanged } = state.dogfight as Dogfight;
  const { hand } = state.squadrons[state.planes[target].squadron];
  const list: SquadronsAction[] = savingIn(hand, attack, burst).map((card) => ({ type: 'defend', seat, card }));
  if (!exchanged || list.length === 0) list.push({ type: 'noDefence', seat });
  return list;
}

/** The cards of a hand that answer a burst, one of each kind. */
export function savingIn(hand: readonly number[], attack: Attack, burst: number): number[] {
  return hand.filter((card, i) => hand.indexOf(card) === i && saves(attack, burst, card));
}

function saves(attack: Attack, burst: number, card: number): boolean {
  if (attack === 'side') return card === rollOut;
  if (attack === 'tail') return card === loop;
  return isBurst(card) && card >= burst;
}

export function defend(gameData: GameData, draft: SquadronsState, card: number, emit: Emit<SquadronsEvent>): void {
  const dogfight = draft.dogfight as Dogfight;
  const { shooter, target, attack, burst } = dogfight;
  playCard(draft.squadrons[draft.planes[target].squadron], card);
  const defence = defenceBy(attack, burst, card);
  draft.dogfight = null;
  emit?.({ type: 'defended', plane: target, from: shooter, card, defence, reveals: true });
  if (defence === 'looped') exchange(gameData, draft, dogfight, emit);
  if (defence === 'shotBack') shootDown(gameData, draft, shooter, target, 'dogfight', emit);
}

/** The effect of a card that saves. */
export function defenceBy(attack: Attack, burst: number, card: number): Defence {
  if (attack === 'tail') return 'looped';
  if (attack === 'side') return 'rolledOut';
  return card > burst ? 'shotBack' : 'cancelled';
}

/** 3c: the planes change squares and keep their facing, so that the one attacked is now on the other's tail. */
function exchange(gameData: GameData, draft: SquadronsState, dogfight: Dogfight, emit: Emit<SquadronsEvent>): void {
  const { shooter, target } = dogfight;
  const [behind, ahead] = [draft.planes[target], draft.planes[shooter]];
  [behind.square, ahead.square] = [ahead.square, behind.square];
  draft.dogfight = { shooter: target, target: shooter, attack: 'tail', burst: 0, exchanged: true };
  // "To attack a plane on the ground", 3: neither stands any more where it stopped at the end of its move.
  draft.moved = draft.moved.filter((plane) => plane !== shooter && plane !== target);
  emit?.({ type: 'exchanged', planes: [target, shooter], squares: [behind.square, ahead.square] });
  turnGun(gameData, draft, target, emit);
  if (draft.outcome === null) turnGun(gameData, draft, shooter, emit);
  const over = !behind.flying || !ahead.flying || draft.squadrons[behind.squadron].hand.length === 0;
  if (over) draft.dogfight = null;
}

export function noDefence(gameData: GameData, draft: SquadronsState, emit: Emit<SquadronsEvent>): void {
  const { shooter, target } = draft.dogfight as Dogfight;
  draft.dogfight = null;
  emit?.({ type: 'undefended', plane: target });
  shootDown(gameData, draft, target, shooter, 'dogfight', emit);
}
