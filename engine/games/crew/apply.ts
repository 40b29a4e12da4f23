import { answer, offer } from '../../core/drawOffers.ts';
import type { Emit } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { GameData } from './gameData.ts';
import { lay, move, stand, takeBack, turn } from './rules/action.ts';
import { call } from './rules/calls.ts';
import { reconsider, sealDiscard, withdraw } from './rules/discard.ts';
import { drawIfAgreed, flyOn, resign } from './rules/ending.ts';
import { chooseScrap, sealExtra } from './rules/moon.ts';
import { place } from './rules/setup.ts';
import type { CrewAction, CrewEvent, CrewState } from './state.ts';

/** Each action, and the rule that it sets in motion. */
export function apply(
  gameData: GameData,
  draft: CrewState,
  action: CrewAction,
  _rng: Random,
  emit: Emit<CrewEvent>,
): void {
  const { seat } = action;
  switch (action.type) {
    case 'place':
      place(draft, action.zone, emit);
      break;
    case 'lay':
      lay(gameData, draft, action, emit);
      break;
    case 'move':
      move(gameData, draft, action, action.to, emit);
      break;
    case 'turn':
      turn(gameData, draft, action, emit);
      break;
    case 'takeBack':
      takeBack(gameData, draft, action, emit);
      break;
    case 'ready':
      stand(draft, seat, 'ready', emit);
      if (action.cards) sealDiscard(gameData, draft, gameData.postsOf[seat][0], action.cards, emit);
      break;
    case 'notReady':
      stand(draft, seat, 'open', emit);
      withdraw(gameData, draft, seat, emit);
      break;
    case 'lock':
      stand(draft, seat, 'locked', emit);
      break;
    case 'discard':
      sealDiscard(gameData, draft, action.post, action.cards, emit);
      break;
    case 'extra':
      sealExtra(gameData, draft, action.post, action.count, emit);
      break;
    case 'reconsider':
      reconsider(gameData, draft, seat, emit);
      break;
    case 'scrap':
      chooseScrap(gameData, draft, seat, action.post, action.cards, emit);
      break;
    case 'call':
      call(draft, action, emit);
      break;
    case 'offerDraw':
      offer(draft.draw, seat, draft.round, emit);
      break;
    case 'answerDraw':
      answer(draft.draw, seat, action.accept, emit);
      drawIfAgreed(gameData, draft, emit);
      break;
    case 'resign':
      resign(gameData, draft, seat, emit);
      break;
    case 'flyOn':
      flyOn(gameData, draft, seat, emit);
      break;
  }
}
