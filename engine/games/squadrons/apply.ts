import type { Emit } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import { strafe } from './rules/attacks.ts';
import { keepCards } from './rules/cards.ts';
import { defend, holdFire, noDefence, openDogfight, shoot } from './rules/dogfight.ts';
import { resign } from './rules/losses.ts';
import { face, fly, land, takeDie } from './rules/movement.ts';
import { sealGuns, takeBack } from './rules/setup.ts';
import { give, launch } from './rules/turns.ts';
import type { Setting } from './setting.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';

/** Changes the table as a legal action does; `ready` and `done` only lead on. */
export function apply(
  setting: Setting,
  draft: SquadronsState,
  action: SquadronsAction,
  rng: Random,
  emit: Emit<SquadronsEvent>,
): void {
  switch (action.type) {
    case 'guns':
      sealGuns(draft, action.seat, action.hits, emit);
      break;
    case 'launch':
      launch(setting, draft, action.plane, rng, emit);
      break;
    case 'give':
      give(setting, draft, action.seat, action.plane, action.square, emit);
      break;
    case 'take':
      takeDie(setting, draft, action.plane, action.die, emit);
      break;
    case 'fly':
      fly(setting, draft, action.way, emit);
      break;
    case 'land':
      land(setting, draft, action.way, emit);
      break;
    case 'keep':
      keepCards(setting, draft, draft.planes[draft.moving].squadron, action.cards, emit);
      break;
    case 'face':
      face(draft, action.facing, emit);
      break;
    case 'dogfight':
      openDogfight(setting, draft, action.plane, emit);
      break;
    case 'strafe':
      strafe(setting, draft, action.plane, action.target, action.card, emit);
      break;
    case 'shoot':
      shoot(setting, draft, action.card, emit);
      break;
    case 'holdFire':
      holdFire(draft, emit);
      break;
    case 'defend':
      defend(setting, draft, action.card, emit);
      break;
    case 'noDefence':
      noDefence(setting, draft, emit);
      break;
    case 'takeBack':
      takeBack(draft, action.seat, emit);
      break;
    case 'resign':
      resign(setting, draft, action.seat, emit);
      break;
  }
}
