import type { Action, AsideKind, Seat, Viewer } from '../../core/game.ts';
import { noSeats, onlySeat, seatList } from '../../core/seats.ts';
import { subsetsOfHand } from '../../core/subsets.ts';
import type { GameData } from './gameData.ts';
import { attacksOpen } from './rules/attacks.ts';
import { defences, shots } from './rules/dogfight.ts';
import { isOut, seatOf } from './rules/losses.ts';
import { facings, flights, takes } from './rules/movement.ts';
import { gunLayouts } from './rules/setup.ts';
import { launches } from './rules/turns.ts';
import type { SquadronsAction, SquadronsState } from './state.ts';

export function awaiting(gameData: GameData, state: SquadronsState): readonly Seat[] {
  switch (state.phase) {
    case 'guns.sealing':
      return seatList(
        state.sealed.reduce<number>((bits, hits, seat) => (hits === null ? bits | (1 << seat) : bits), 0),
      );
    case 'launch.choosing':
    case 'movement.assigning':
    case 'movement.flying':
    case 'movement.facing':
    case 'movement.keeping':
    case 'attack.choosing':
      return onlySeat(state.mover);
    case 'attack.burst':
    case 'attack.defence': {
      // Within a step, between two events, a dogfight may be over before its phase is.
      const { dogfight } = state;
      if (dogfight === null) return noSeats;
      return onlySeat(seatOf(gameData, state, state.phase === 'attack.burst' ? dogfight.shooter : dogfight.target));
    }
    default:
      return noSeats;
  }
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(gameData: GameData, state: SquadronsState, seat: Seat): readonly SquadronsAction[] {
  if (!awaiting(gameData, state).includes(seat)) return [];
  switch (state.phase) {
    case 'guns.sealing':
      return [...gunLayouts(gameData, seat), 'random' as const].map((hits) => ({ type: 'guns', seat, hits }));
    case 'launch.choosing':
      return [...launches(gameData, state, seat), { type: 'ready', seat }];
    case 'movement.assigning':
      return takes(gameData, state);
    case 'movement.flying':
      return flights(gameData, state, seat);
    case 'movement.facing':
      return facings(gameData, state, seat);
    case 'movement.keeping': {
      const { hand } = state.squadrons[state.planes[state.moving].squadron];
      return subsetsOfHand(hand).map((cards) => ({ type: 'keep', seat, cards }));
    }
    case 'attack.choosing':
      return attacksOpen(gameData, state, seat);
    case 'attack.burst':
      return shots(state, seat);
    default:
      return defences(state, seat);
  }
}

export function asides(gameData: GameData, state: SquadronsState, seat: Seat): readonly SquadronsAction[] {
  if (state.outcome !== null || !isSeat(gameData, seat) || isOut(gameData, state, seat)) return [];
  const resign: SquadronsAction = { type: 'resign', seat };
  return state.sealed[seat] === null ? [resign] : [{ type: 'takeBack', seat }, resign];
}

export function asideKind({ type }: SquadronsAction): AsideKind {
  return type === 'takeBack' ? 'retract' : 'resign';
}

function isSeat(gameData: GameData, seat: unknown): seat is Seat {
  return Number.isInteger(seat) && !Object.is(seat, -0) && (seat as number) in gameData.seats;
}

/** Cards laid out or kept in secret stay secret in the log; the events hold the open ones. */
export function redactAction(action: SquadronsAction, viewer: Viewer): Action {
  const secret = action.type === 'guns' || action.type === 'keep';
  if (!secret || viewer === 'all' || viewer === action.seat) return action;
  return { type: action.type, seat: action.seat };
}
