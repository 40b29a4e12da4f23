import type { Action, AsideKind, Rejection, Seat, Viewer } from '../../core/game.ts';
import { noSeats, onlySeat } from '../../core/seats.ts';
import { subsetsOfHand } from '../../core/subsets.ts';
import type { GameData } from './gameData.ts';
import { canLoop, canTakeBack, isPlanner, lastPlayed, legalPlans, planners } from './rules/planning.ts';
import { startPicker, swappers } from './rules/setup.ts';
import { charge, mission, none, opponent, type TrackAction, type TrackState } from './state.ts';

export function awaiting(gameData: GameData, state: TrackState): readonly Seat[] {
  switch (state.phase) {
    case 'planning.sealing':
    case 'planning.showing':
      return planners(gameData, state);
    case 'placing':
      return onlySeat(startPicker(gameData));
    case 'mulligan.sealing':
      return swappers(gameData, state);
    case 'movement.exit':
      return onlySeat(state.exitOpenTo === opponent ? opponent : mission);
    case 'shooting.naming':
      return onlySeat(mission);
    case 'shooting.oddHit':
      return onlySeat(opponent);
    case 'shooting.tileLoss':
      return onlySeat(gameData.black);
    default:
      return noSeats;
  }
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(gameData: GameData, state: TrackState, seat: Seat): readonly TrackAction[] {
  if (state.phase === 'planning.sealing' || state.phase === 'planning.showing')
    return isPlanner(gameData, state, seat) ? legalPlans(gameData, state, seat) : [];
  return awaiting(gameData, state).includes(seat) ? rareActions(gameData, state, seat) : [];
}

/** The moves outside planning. Apart, because V8 inlines more of what a short `legalActions` calls in every step. */
function rareActions(gameData: GameData, state: TrackState, seat: Seat): readonly TrackAction[] {
  switch (state.phase) {
    case 'placing':
      return gameData.board.starts.map((space) => ({ type: 'place', seat, space }));
    case 'mulligan.sealing':
      return subsetsOfHand(state.pilots[seat].hand).map((tiles) => ({ type: 'mulligan', seat, tiles }));
    case 'movement.exit':
      return [true, false].map((take) => ({ type: 'exit', seat, take }));
    case 'shooting.naming':
    case 'shooting.oddHit': {
      const type = state.phase === 'shooting.naming' ? 'shooter' : 'oddHit';
      return [mission, charge].map((plane) => ({ type, seat, plane }));
    }
    case 'shooting.tileLoss':
      return subsetsOfHand(state.pilots[seat].hand)
        .filter((tiles) => tiles.length === state.toLose)
        .map((tiles) => ({ type: 'lose', seat, tiles }));
    default:
      return [];
  }
}

export function asides(gameData: GameData, state: TrackState, seat: Seat): readonly TrackAction[] {
  if (state.outcome !== null || !Number.isInteger(seat) || seat < 0 || seat >= gameData.seats) return [];
  const resign: TrackAction = { type: 'resign', seat };
  return canTakeBack(state, seat) ? [{ type: 'takeBack', seat }, resign] : [resign];
}

export function asideKind({ type }: TrackAction): AsideKind {
  return type === 'takeBack' ? 'retract' : 'resign';
}

export function whyNoAside(_gameData: GameData, _state: TrackState, { type }: Action): Rejection | null {
  return type === 'takeBack' ? { code: 'track.nothingToTakeBack' } : null;
}

export function whyNot(gameData: GameData, state: TrackState, action: Action): Rejection {
  if (action.type === 'plan') return whyNoPlan(gameData, state, action);
  if (action.type === 'lose') return { code: 'track.wrongLoss', params: { count: state.toLose } };
  return { code: 'action.noSuchChoice' };
}

function whyNoPlan(gameData: GameData, state: TrackState, action: Action): Rejection {
  const { seat, tile, loop, charge: chargeTile } = action as Action & Record<string, unknown>;
  if (typeof tile !== 'number' || typeof loop !== 'boolean') return { code: 'action.malformed' };
  const { hand } = state.pilots[seat];
  if (state.planes[seat].down) {
    if (tile !== none) return { code: 'track.escortIsDown' };
  } else if (hand.length === 0) {
    if (tile !== lastPlayed(state, seat)) return { code: 'track.mustReuse' };
  } else if (!hand.includes(tile)) {
    return { code: 'track.notInHand' };
  }
  if (loop && gameData.values[seat][tile] !== 3) return { code: 'track.onlyThreesLoop' };
  if (loop && !canLoop(gameData, state, seat, tile)) return { code: 'track.loopOutOfReach' };
  if (!legalPlans(gameData, state, seat).some((plan) => plan.tile === tile)) return { code: 'track.mustFollowZero' };
  if (gameData.planes > charge && seat === mission && !state.chargeTiles.hand.includes(chargeTile as number)) {
    return { code: 'track.notInChargeHand' };
  }
  return { code: 'action.malformed' };
}

/** Tiles chosen in secret stay secret in the log; what came of them is in the events. */
export function redactAction(_gameData: GameData, action: TrackAction, viewer: Viewer): Action {
  const secret = action.type === 'plan' || action.type === 'mulligan' || action.type === 'lose';
  if (!secret || viewer === 'all' || viewer === action.seat) return action;
  return { type: action.type, seat: action.seat };
}
