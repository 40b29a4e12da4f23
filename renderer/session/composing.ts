import { type Composition, compose } from '@aerodrome/engine/core/compose.ts';
import type { Action, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';

/** How far a seat has come with pointing, by the legal actions of this moment. */
export function composeAt(match: Match, seat: Seat, picked: readonly Spot[]): Composition {
  const view = match.view(seat);
  return compose<Action>(match.legalActions(seat), (action) => match.game.spell(view, action), picked);
}
