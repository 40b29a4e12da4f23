import type { GameData } from './gameData.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type SafeRoute, safestRoutes } from './routes.ts';
import { handSize } from './rules/cards.ts';
import { attackOn, defenceBy, inFront } from './rules/dogfight.ts';
import { type Attack, type Defence, type Dogfight, none, type SquadronsAction } from './state.ts';
import type { SquadronsView } from './view.ts';

/** Whom an action attacks, how, and with what odds; a plane on the ground has no defence. */
export interface AttackPreview {
  target: number;
  attack: Attack | 'ground';
  odds: Odds;
}

/** Preview of an action, as far as its seat can know. */
export type SquadronsPreview =
  /**
   * Everywhere that the plane could go by this die; asked of the plane that is moving, everywhere it could go on to.
   */
  | { routes: readonly SafeRoute[] }
  /**
   * The squares of a way, what is known of the gun that would be turned at its end (1, 0, or `none`), and everywhere
   * that the plane could go on to from there.
   */
  | { path: readonly number[]; gun: number | null; routes: readonly SafeRoute[] }
  /** Where a plane would rise, where it would point, and with how many cards, drawn ones among them. */
  | { square: number; facing: number; cards: number; drawn: number }
  | AttackPreview
  /** The effect of a card on the shooter; a loop exchanges the squares, and an attack of the defender follows. */
  | { target: number; defence: Exclude<Defence, 'looped'> }
  | (AttackPreview & { defence: 'looped'; exchanged: readonly Exchanged[] });

export interface Exchanged {
  plane: number;
  square: number;
  /** The known state of the enemy's gun there, if there is one. */
  gun: number | null;
}

export function preview(gameData: GameData, view: SquadronsView, action: SquadronsAction): SquadronsPreview | null {
  switch (action.type) {
    case 'launch':
      return launched(gameData, view, action.plane);
    case 'take': {
      if (action.plane === view.moving) return { routes: safestRoutes(gameData, view) };
      const taken = { ...view, moving: action.plane, die: action.die, flown: '' };
      return { routes: safestRoutes(gameData, taken) };
    }
    case 'fly':
    case 'land':
      return flight(gameData, view, action.type, action.way);
    case 'face':
      return view.stays ? null : attackFrom(gameData, view, view.moving, action.facing);
    case 'dogfight':
      return attackFrom(gameData, view, action.plane, view.planes[action.plane].facing);
    case 'strafe':
      return { target: action.target, attack: 'ground', odds: certain };
    case 'shoot': {
      const { shooter, target, attack } = view.dogfight as Dogfight;
      return { target, attack, odds: oddsOf(view, attack, shooter, target) };
    }
    case 'defend':
      return defended(gameData, view, action.card);
    default:
      return null;
  }
}

const certain: Odds = { falls: 1, answers: 0, shotBack: 0, noBurst: 0, returns: 0 };

function launched(gameData: GameData, view: SquadronsView, plane: number): SquadronsPreview {
  const { square, squadron, victories } = view.planes[plane];
  const { handCount, packCount, discards } = view.squadrons[squadron];
  const drawn = Math.min(Math.max(0, handSize(victories) - handCount), packCount + discards.length);
  return { square, facing: gameData.squadrons[squadron].takesOff, cards: handCount + drawn, drawn };
}

function flight(gameData: GameData, view: SquadronsView, type: 'fly' | 'land', way: string): SquadronsPreview {
  const path = gameData.grid.path(view.planes[view.moving].square, way.slice(view.flown.length)) as number[];
  const end = path[path.length - 1];
  const goesOn = type === 'fly' && way.length < view.die;
  const planes = view.planes.map((plane, number) => (number === view.moving ? { ...plane, square: end } : plane));
  return {
    path,
    gun: gunUnder(gameData, view, view.moving, end),
    routes: goesOn ? safestRoutes(gameData, { ...view, planes, flown: way }) : [],
  };
}

function gunUnder(gameData: GameData, view: SquadronsView, plane: number, square: number): number | null {
  const { side } = gameData.squadrons[view.planes[plane].squadron];
  return gameData.gunSide[square] === 1 - side ? view.guns[gameData.gunAt[square]] : null;
}

function attackFrom(gameData: GameData, view: SquadronsView, plane: number, facing: number): AttackPreview | null {
  const target = inFront(gameData, view, plane, facing);
  if (target === none) return null;
  const attack = attackOn(facing, view.planes[target].facing);
  return { target, attack, odds: oddsOf(view, attack, plane, target) };
}

function defended(gameData: GameData, view: SquadronsView, card: number): SquadronsPreview {
  const { shooter, target: plane, attack, burst } = view.dogfight as Dogfight;
  const defence = defenceBy(attack, burst, card);
  if (defence !== 'looped') return { target: shooter, defence };
  const places = [plane, shooter].map((each, i): Exchanged => {
    const { square } = view.planes[[shooter, plane][i]];
    return { plane: each, square, gun: gunUnder(gameData, view, each, square) };
  });
  return { target: shooter, attack: 'tail', odds: oddsOf(view, 'tail', plane, shooter), defence, exchanged: places };
}
