import type { Action, AsideKind, Rejection, Seat, Viewer } from '../../core/game.ts';
import { handfuls } from '../../core/handfuls.ts';
import { noSeats, onlySeat } from '../../core/seats.ts';
import { canLoop, canTakeBack, lastPlayed, legalPlans, planners } from './rules/planning.ts';
import { startPicker, swappers } from './rules/setup.ts';
import type { Setting } from './setting.ts';
import { charge, mission, none, opponent, type TrackAction, type TrackState } from './state.ts';

export function awaiting(setting: Setting, state: TrackState): readonly Seat[] {
  switch (state.phase) {
    case 'planning.sealing':
    case 'planning.showing':
      return planners(setting, state);
    case 'placing':
      return onlySeat(startPicker(setting));
    case 'mulligan.sealing':
      return swappers(setting, state);
    case 'movement.exit':
      return onlySeat(state.exitOpenTo === opponent ? opponent : mission);
    case 'shooting.naming':
      return onlySeat(mission);
    case 'shooting.oddHit':
      return onlySeat(opponent);
    case 'shooting.tileLoss':
      return onlySeat(setting.black);
    default:
      return noSeats;
  }
}

/** The legal moves of a seat: all of them, in a stable order. */
export function legalActions(setting: Setting, state: TrackState, seat: Seat): readonly TrackAction[] {
  if (!awaiting(setting, state).includes(seat)) return [];
  switch (state.phase) {
    case 'planning.sealing':
    case 'planning.showing':
      return legalPlans(setting, state, seat);
    case 'placing':
      return setting.board.starts.map((space) => ({ type: 'place', seat, space }));
    case 'mulligan.sealing':
      return handfuls(state.pilots[seat].hand).map((tiles) => ({ type: 'mulligan', seat, tiles }));
    case 'movement.exit':
      return [true, false].map((take) => ({ type: 'exit', seat, take }));
    case 'shooting.naming':
    case 'shooting.oddHit': {
      const type = state.phase === 'shooting.naming' ? 'shooter' : 'oddHit';
      return [mission, charge].map((plane) => ({ type, seat, plane }));
    }
    case 'shooting.tileLoss':
      return handfuls(state.pilots[seat].hand)
        .filter((tiles) => tiles.length === state.toLose)
        .map((tiles) => ({ type: 'lose', seat, tiles }));
    default:
      return [];
  }
}

export function asides(setting: Setting, state: TrackState, seat: Seat): readonly TrackAction[] {
  if (state.outcome !== null || !Number.isInteger(seat) || seat < 0 || seat >= setting.seats) return [];
  const resign: TrackAction = { type: 'resign', seat };
  return canTakeBack(state, seat) ? [{ type: 'takeBack', seat }, resign] : [resign];
}

export function asideKind({ type }: TrackAction): AsideKind {
  return type === 'takeBack' ? 'retract' : 'resign';
}

export function whyNoAside(_setting: Setting, _state: TrackState, { type }: Action): Rejection | null {
  return type === 'takeBack' ? { code: 'track.nothingToTakeBack' } : null;
}

export function whyNot(setting: Setting, state: TrackState, action: Action): Rejection {
  if (action.type === 'plan') return whyNoPlan(setting, state, action);
  if (action.type === 'lose') return { code: 'track.wrongLoss', params: { count: state.toLose } };
  return { code: 'action.noSuchChoice' };
}

function whyNoPlan(setting: Setting, state: TrackState, action: Action): Rejection {
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
  if (loop && setting.values[seat][tile] !== 3) return { code: 'track.onlyThreesLoop' };
  if (loop && !canLoop(setting, state, seat, tile)) return { code: 'track.loopOutOfReach' };
  if (!legalPlans(setting, state, seat).some((plan) => plan.tile === tile)) return { code: 'track.mustFollowZero' };
  if (setting.planes > charge && seat === mission && !state.chargeTiles.hand.includes(chargeTile as number)) {
    return { code: 'track.notInChargeHand' };
  }
  return { code: 'action.malformed' };
}

/** Tiles chosen in secret stay secret in the log; what came of them is in the events. */
export function redactAction(_setting: Setting, action: TrackAction, viewer: Viewer): Action {
  const secret = action.type === 'plan' || action.type === 'mulligan' || action.type === 'lose';
  if (!secret || viewer === 'all' || viewer === action.seat) return action;
  return { type: action.type, seat: action.seat };
}
