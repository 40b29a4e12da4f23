import type { Action, GameState, Rejection, Seat } from './game.ts';
import { isExactly } from './isExactly.ts';

export interface CheckParts<S extends GameState, A extends Action> {
  seats: number;
  /** The events that the chart names in a phase. */
  asks(phase: string): readonly string[];
  awaiting(state: S): readonly Seat[];
  legalActions(state: S, seat: Seat): readonly A[];
  asides(state: S, seat: Seat): readonly A[];
  /** The reason why an aside is refused; `null` for an action that is no aside of this game. */
  whyNoAside(state: S, action: Action): Rejection | null;
  /** The reason why a seat that is not awaited may not act, if it is more than "not yours". */
  whyNotYou?(state: S, action: Action): Rejection;
  /** The reason why a decision of an awaited seat is refused. Depends on the seat's view only. */
  whyNot(state: S, action: Action): Rejection;
}

/** Accepts exactly the actions of the two lists; gives the reason for every other value. */
export function checker<S extends GameState, A extends Action>(
  parts: CheckParts<S, A>,
): (state: S, action: unknown) => Rejection | null {
  return (state, action) => {
    if (typeof action !== 'object' || action === null) return { code: 'action.malformed' };
    const { type, seat } = action as Partial<Action>;
    if (typeof type !== 'string' || typeof seat !== 'number') return { code: 'action.malformed' };
    if (state.outcome !== null) return { code: 'action.over' };
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < parts.seats && !Object.is(seat, -0);
    if (!isSeat) return { code: 'action.noSuchSeat' };
    const isListed = (listed: A) => isExactly(action, listed);
    if (parts.legalActions(state, seat).some(isListed) || parts.asides(state, seat).some(isListed)) return null;
    const named = action as Action;
    const aside = parts.whyNoAside(state, named);
    if (aside) return aside;
    if (!parts.asks(state.phase).includes(type)) return { code: 'action.notNow' };
    if (!parts.awaiting(state).includes(seat)) return parts.whyNotYou?.(state, named) ?? { code: 'action.notYou' };
    return parts.whyNot(state, named);
  };
}
