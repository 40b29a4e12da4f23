import type { Seat } from '@aerodrome/engine/core/game.ts';
import { savingIn } from '@aerodrome/engine/games/squadrons/rules/dogfight.ts';
import type { SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { UiSlot } from '../../../table/uiState.ts';

/** Number of defences after which a seat is offered a standing order. */
export const offeredAfter = 3;

/** The standing orders of a match. In memory only: an order is secret, and ends when the match is left. */
export class StandingOrders {
  readonly #squadrons = new Set<number>();
  /** By seat: the bursts it was asked to answer. */
  readonly #questions = new Map<Seat, Set<string>>();

  has(squadron: number): boolean {
    return this.#squadrons.has(squadron);
  }

  set(squadron: number, stands: boolean): void {
    if (stands) this.#squadrons.add(squadron);
    else this.#squadrons.delete(squadron);
  }

  /** Counts a question to a seat; the same question counts once. */
  countQuestion(seat: Seat, { round, dogfight }: SquadronsView): void {
    const asked = this.#questions.get(seat) ?? new Set();
    this.#questions.set(seat, asked.add(JSON.stringify([round, dogfight])));
  }

  isOffered(seat: Seat): boolean {
    return (this.#questions.get(seat)?.size ?? 0) >= offeredAfter;
  }

  /** The answer of a squadron under order that is shot at: the lowest card that saves it, if it has one. */
  answer(view: SquadronsView, seat: Seat): SquadronsAction | null {
    const { phase, dogfight, planes, squadrons } = view;
    if (phase !== 'attack.defence' || dogfight === null) return null;
    const { squadron } = planes[dogfight.target];
    const { hand } = squadrons[squadron];
    if (hand === undefined || !this.has(squadron)) return null;
    const [card] = savingIn(hand, dogfight.attack, dogfight.burst).sort((a, b) => a - b);
    return card === undefined ? { type: 'noDefence', seat } : { type: 'defend', seat, card };
  }
}

export const standingOrders: UiSlot<StandingOrders> = { create: () => new StandingOrders() };
