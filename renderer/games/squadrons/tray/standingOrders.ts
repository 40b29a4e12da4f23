import type { Seat } from '@aerodrome/engine/core/game.ts';
import { savingIn } from '@aerodrome/engine/games/squadrons/rules/dogfight.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';

/** A seat that has been asked so often for an answer may want to be asked no more. */
export const offeredAfter = 3;

interface Kept {
  /** Squadrons that answer without being asked. */
  orders: Set<number>;
  /** By seat: the bursts it was asked to answer. */
  asked: Map<Seat, Set<string>>;
}

/** By match. Kept in memory alone: an order is a secret, and is given anew by whoever takes the match up again. */
const kept = new WeakMap<object, Kept>();

function keptOf(options: object): Kept {
  const known = kept.get(options) ?? { orders: new Set(), asked: new Map() };
  kept.set(options, known);
  return known;
}

export function hasOrder(options: object, squadron: number): boolean {
  return keptOf(options).orders.has(squadron);
}

export function order(options: object, squadron: number, stands: boolean): void {
  if (stands) keptOf(options).orders.add(squadron);
  else keptOf(options).orders.delete(squadron);
}

/** A seat is asked for an answer; asked again for the same, it was asked once. */
export function askedFor(options: object, seat: Seat, { round, dogfight }: SquadronsView): void {
  const { asked } = keptOf(options);
  asked.set(seat, (asked.get(seat) ?? new Set()).add(JSON.stringify([round, dogfight])));
}

/** Whether a seat is offered standing orders. */
export function mayOrder(options: object, seat: Seat): boolean {
  return (keptOf(options).asked.get(seat)?.size ?? 0) >= offeredAfter;
}

/** What a squadron that is shot at does by its order: it answers with the lowest card that saves it, if it has one. */
export function orderedAnswer(options: object, view: SquadronsView, seat: Seat): SquadronsAction | null {
  const { phase, dogfight, planes, squadrons } = view;
  if (phase !== 'attack.defence' || dogfight === null) return null;
  const { squadron } = planes[dogfight.target];
  const { hand } = squadrons[squadron];
  if (hand === undefined || !hasOrder(options, squadron)) return null;
  const [card] = savingIn(hand, dogfight.attack, dogfight.burst).sort((a, b) => a - b);
  return card === undefined ? { type: 'noDefence', seat } : { type: 'defend', seat, card };
}
