import type { Warning } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import { gunOdds, oddsOf } from './odds.ts';
import { highestBurst } from './rules/cards.ts';
import { attackOn, defences, inFront } from './rules/dogfight.ts';
import { isFlying } from './rules/turns.ts';
import { none, type SquadronsAction, type SquadronsState } from './state.ts';
import { view } from './view.ts';

/**
 * Warnings for a mover: a gun under its way, an attack that its facing begins, a lost turn; and for a defender, that it
 * holds an answer.
 */
export function warnings(gameData: GameData, state: SquadronsState, action: SquadronsAction): Warning[] {
  switch (action.type) {
    case 'fly':
      return gunWarnings(gameData, state, action.way);
    case 'face':
      return state.stays ? [] : attackWarnings(gameData, state, action.facing);
    case 'ready':
      return isFlying(gameData, state, action.seat) ? [] : [{ code: 'squadrons.warning.turnPasses' }];
    case 'noDefence':
      return defences(state, action.seat).length > 1 ? [{ code: 'squadrons.warning.unanswered', grave: true }] : [];
    default:
      return [];
  }
}

function gunWarnings(gameData: GameData, state: SquadronsState, way: string): Warning[] {
  const { square, squadron } = state.planes[state.moving];
  const { grid, gunAt, gunSide } = gameData;
  const end = grid.path(square, way.slice(state.flown.length))?.at(-1) as number;
  if (gunSide[end] !== 1 - gameData.squadrons[squadron].side) return [];
  const params = { square: grid.name(end) };
  const odds = gunOdds(gameData, view(gameData, state, gameData.squadrons[squadron].seat).guns, gunAt[end]);
  if (odds === 1) return [{ code: 'squadrons.warning.hitGun', params, grave: true }];
  return odds > 0 ? [{ code: 'squadrons.warning.unknownGun', params }] : [];
}

/** Facing an enemy is attacking it, "Positions for dogfight", 1. */
function attackWarnings(gameData: GameData, state: SquadronsState, facing: number): Warning[] {
  const plane = state.planes[state.moving];
  const { hand } = state.squadrons[plane.squadron];
  const target = inFront(gameData, state, state.moving, facing);
  if (target === none || hand.length === 0) return [];
  const burst = highestBurst(hand);
  if (burst === 0) return [{ code: 'squadrons.warning.noBurst' }];
  if (attackOn(facing, state.planes[target].facing) !== 'headOn') return [];
  const { seat } = gameData.squadrons[plane.squadron];
  const { shotBack } = oddsOf(view(gameData, state, seat), 'headOn', state.moving, target);
  return [{ code: 'squadrons.warning.headOn', params: { burst }, ...(shotBack > 1 / 2 && { grave: true }) }];
}
