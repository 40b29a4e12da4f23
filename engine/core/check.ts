import { isExactly } from './exactly.ts';
import type { Action, GameState, Rejection, Seat } from './game.ts';

export interface CheckParts<S extends GameState, A extends Action> {
  seats: number;
  /** The events that the chart names in a phase. */
  asks(phase: string): readonly string[];
  awaiting(state: S): readonly Seat[];
  legalActions(state: S, seat: Seat): readonly A[];
  asides(state: S, seat: Seat): readonly A[];
  /** Why an aside is refused; `null` for what is no aside of this game. */
  whyNoAside(state: S, action: Action): Rejection | null;
  /** Why somebody who owes no decision now may not take one; where it is more than "not yours". */
  whyNotYou?(state: S, action: Action): Rejection;
  /** Why a decision of the right kind, of a seat that owes one, is refused. Looks at no more than the seat can see. */
  whyNot(state: S, action: Action): Rejection;
}

/** Accepts what the two lists hold and nothing else; for everything else it finds the reason. */
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
