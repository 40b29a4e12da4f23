import type { Emit } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameData } from './gameData.ts';
import { strafe } from './rules/attacks.ts';
import { keepCards } from './rules/cards.ts';
import { defend, holdFire, noDefence, openDogfight, shoot } from './rules/dogfight.ts';
import { resign } from './rules/losses.ts';
import { face, fly, land, takeDie } from './rules/movement.ts';
import { sealGuns, takeBack } from './rules/setup.ts';
import { give, launch } from './rules/turns.ts';
import type { SquadronsAction, SquadronsEvent, SquadronsState } from './state.ts';

/** Changes the table as a legal action does; `ready` and `done` only lead on. */
export function apply(
  gameData: GameData,
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
      launch(gameData, draft, action.plane, rng, emit);
      break;
    case 'give':
      give(gameData, draft, action.seat, action.plane, action.square, emit);
      break;
    case 'take':
      takeDie(gameData, draft, action.plane, action.die, emit);
      break;
    case 'fly':
      fly(gameData, draft, action.way, emit);
      break;
    case 'land':
      land(gameData, draft, action.way, emit);
      break;
    case 'keep':
      keepCards(gameData, draft, draft.planes[draft.moving].squadron, action.cards, emit);
      break;
    case 'face':
      face(draft, action.facing, emit);
      break;
    case 'dogfight':
      openDogfight(gameData, draft, action.plane, emit);
      break;
    case 'strafe':
      strafe(gameData, draft, action.plane, action.target, action.card, emit);
      break;
    case 'shoot':
      shoot(gameData, draft, action.card, emit);
      break;
    case 'holdFire':
      holdFire(draft, emit);
      break;
    case 'defend':
      defend(gameData, draft, action.card, emit);
      break;
    case 'noDefence':
      noDefence(gameData, draft, emit);
      break;
    case 'takeBack':
      takeBack(draft, action.seat, emit);
      break;
    case 'resign':
      resign(gameData, draft, action.seat, emit);
      break;
  }
}
