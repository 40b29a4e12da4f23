import type { Spelling, Spot } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import { inFront } from './rules/dogfight.ts';
import type { Dogfight, SquadronsAction } from './state.ts';
import type { SquadronsView } from './view.ts';

/**
 * How an action is put together by pointing. The spots, which the board shares:
 *
 * - `square:57`: a square, as `Grid` numbers it; `plane:4`: a plane, wherever it is; `die:3`: a die that shows 3;
 * - `card:0.7.1`: of squadron 0's hand a card of kind 7, the second of that kind;
 * - `face:2`: an edge of the square a plane is on, as `Grid` counts directions;
 * - `stay`, `land`: the end of a flight, on the stand or off it; `chance`: chance lays the guns out; `give`: the gift tag;
 * - `ready`, `done`, `holdFire`, `noDefence`, `takeBack`, `resign`: the action of that name, which needs nothing more.
 */
export function spell(gameData: GameData, view: SquadronsView, action: SquadronsAction): Spelling {
  switch (action.type) {
    case 'guns':
      return action.hits === 'random' ? { path: ['chance'] } : { set: action.hits.map(squareSpot) };
    case 'launch':
      return { path: [planeSpot(action.plane)] };
    case 'give':
      return { path: ['give', planeSpot(action.plane), squareSpot(action.square)] };
    case 'take':
      return { path: [planeSpot(action.plane), `die:${action.die}`] };
    case 'fly':
      return { path: [...flight(gameData, view, action.way), 'stay'] };
    case 'land':
      return { path: [...flight(gameData, view, action.way), 'land'] };
    case 'keep':
      return { set: handSpots(squadronOf(view, view.moving), action.cards) };
    case 'face':
      return { path: [`face:${action.facing}`] };
    case 'dogfight':
      return { path: [planeSpot(action.plane), planeSpot(inFront(gameData, view, action.plane))] };
    case 'strafe': {
      const { plane, target, card } = action;
      return { path: [planeSpot(plane), planeSpot(target), cardSpot(squadronOf(view, plane), card)] };
    }
    case 'shoot':
      return { path: [cardSpot(squadronOf(view, (view.dogfight as Dogfight).shooter), action.card)] };
    case 'defend':
      return { path: [cardSpot(squadronOf(view, (view.dogfight as Dogfight).target), action.card)] };
    default:
      return { path: [action.type] };
  }
}

/** Each is made once: what a six can reach names squares by the thousand, and all that asks for one compares it. */
const squareSpots: Spot[] = [];

export function squareSpot(square: number): Spot {
  squareSpots[square] ??= `square:${square}`;
  return squareSpots[square];
}

export function planeSpot(plane: number): Spot {
  return `plane:${plane}`;
}

/** Of equal cards the first: whichever is played, it is the same. */
export function cardSpot(squadron: number, card: number, copy = 0): Spot {
  return `card:${squadron}.${card}.${copy}`;
}

/** A hand in order, equal cards numbered. */
export function handSpots(squadron: number, cards: readonly number[]): Spot[] {
  return cards.map((card, i) => cardSpot(squadron, card, i - cards.indexOf(card)));
}

/** The squares of what is still to be flown; `stay` or `land` after them keeps one way from beginning another. */
function flight({ grid }: GameData, { planes, moving, flown }: SquadronsView, way: string): Spot[] {
  return (grid.path(planes[moving].square, way.slice(flown.length)) as number[]).map(squareSpot);
}

function squadronOf({ planes }: SquadronsView, plane: number): number {
  return planes[plane].squadron;
}
