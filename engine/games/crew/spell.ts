import type { Spelling, Spot } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import type { CrewAction, End } from './state.ts';
import type { CrewView } from './view.ts';

/**
 * Spots, as the board and the tray know them:
 *
 * - `zone:5`: a Zone, by its number.
 * - `card:2-7.1`: in the hand of post 2 (or among the cards of its deck that a shooter is shown) a card of kind 7; the
 *   number after the dot tells equal cards apart, the first being 0. A card is laid from a hand by its first.
 * - `laid:2-7`: such a card where it lies on the track.
 * - `own`, `enemy`: the end of a Move Plane card.
 * - `section:3`: a section of the own track.
 * - `extra:2`: how many more cards to draw.
 * - `ready`: content with what lies; what to discard will be asked later.
 * - `seal`: ready, and the cards picked with it (before or after, in any order) will be discarded.
 */
export function spell(gameData: GameData, _view: CrewView, action: CrewAction): Spelling {
  switch (action.type) {
    case 'place':
      return { path: [`zone:${action.zone}`] };
    case 'lay':
      return { path: [cardSpot(action.post, action.card, 0), ...endOf(action), `section:${action.section}`] };
    case 'discard':
    case 'scrap':
      return { set: cardSpots(action.post, action.cards) };
    case 'ready':
      return action.cards
        ? { set: ['seal', ...cardSpots(gameData.postsOf[action.seat][0], action.cards)] }
        : { path: ['ready'] };
    case 'extra':
      return { path: [`extra:${action.count}`] };
    default:
      return { path: aside(action) };
  }
}

function endOf({ end }: { end: End }): Spot[] {
  return end === null ? [] : [end];
}

function cardSpot(post: number, card: number, copy: number): Spot {
  return `card:${post}-${card}.${copy}`;
}

/** Cards in order; of equal ones the lowest copies. */
function cardSpots(post: number, cards: readonly number[]): Spot[] {
  return cards.map((card, i) => cardSpot(post, card, i - cards.indexOf(card)));
}

type Aside = Exclude<CrewAction, { type: 'place' | 'lay' | 'ready' | 'discard' | 'scrap' | 'extra' }>;

/** A button by its name; what is done to a card that lies is followed by where it lies, what it is, and where it goes. */
function aside(action: Aside): Spot[] {
  switch (action.type) {
    case 'move':
    case 'turn':
    case 'takeBack': {
      const { type, post, card, section } = action;
      const lying = [type, `section:${section}`, `laid:${post}-${card}`, ...endOf(action)];
      return action.type === 'move' ? [...lying, `section:${action.to}`] : lying;
    }
    case 'call': {
      const { type, what, section, zone } = action;
      return [type, what, section !== undefined ? `section:${section}` : zone !== undefined ? `zone:${zone}` : 'plain'];
    }
    case 'answerDraw':
      return [action.type, action.accept ? 'accept' : 'decline'];
    default:
      return [action.type];
  }
}
