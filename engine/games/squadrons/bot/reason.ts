import type { Message } from '../../../text/say.ts';
import type { GameData } from '../gameData.ts';
import { oddsOf } from '../odds.ts';
import { burstsIn } from '../rules/cards.ts';
import { attackOn, inFront } from '../rules/dogfight.ts';
import { none, type SquadronsAction } from '../state.ts';
import type { SquadronsView } from '../view.ts';
import { groundedBeside, type Move, standing } from './moves.ts';

/** The reason for a move: the targets from its end, or else its direction. */
export function whyMove(gameData: GameData, view: SquadronsView, { plane, route, facing }: Move): Message {
  if (route.lands) return { key: 'hint.squadrons.lands' };
  const at = standing(view, plane, route.end);
  const bursts = burstsIn(view.squadrons[view.planes[plane].squadron].hand ?? []);
  if (bursts === 0) return { key: 'hint.squadrons.retires' };
  if (groundedBeside(gameData, at, plane) > 0) return { key: 'hint.squadrons.strafes' };
  const target = inFront(gameData, at, plane, facing);
  if (target === none) return { key: 'hint.squadrons.lurks' };
  return whyFight(at, plane, target, facing);
}

/** The reason for an attack: the chance that the other falls, as far as cards can be counted. */
function whyFight(view: SquadronsView, plane: number, target: number, facing: number): Message {
  const attack = attackOn(facing, view.planes[target].facing);
  const percent = Math.round(100 * oddsOf(view, attack, plane, target).falls);
  return { key: `hint.squadrons.attacks.${attack}`, params: { percent } };
}

/** The reason for an action other than a move. */
export function whyAct(gameData: GameData, view: SquadronsView, action: SquadronsAction): Message | undefined {
  switch (action.type) {
    case 'dogfight':
      return whyFight(view, action.plane, inFront(gameData, view, action.plane), view.planes[action.plane].facing);
    case 'face': {
      const target = inFront(gameData, view, view.moving, action.facing);
      if (target === none) return { key: 'hint.squadrons.turns' };
      return whyFight(view, view.moving, target, action.facing);
    }
    case 'guns':
    case 'launch':
    case 'give':
    case 'keep':
    case 'strafe':
    case 'shoot':
    case 'defend':
      return { key: `hint.squadrons.${action.type}` };
    default:
      return undefined;
  }
}
