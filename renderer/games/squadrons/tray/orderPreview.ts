import { compass } from '@aerodrome/engine/boards/grid.ts';
import type { Seat, Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { gunOdds, type Odds } from '@aerodrome/engine/games/squadrons/odds.ts';
import { type AttackPreview, preview, type SquadronsPreview } from '@aerodrome/engine/games/squadrons/preview.ts';
import { none, type SquadronsAction } from '@aerodrome/engine/games/squadrons/state.ts';
import { strikes, type Threat, threats } from '@aerodrome/engine/games/squadrons/threats.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';

/** A gun under the route, with its hit chance as far as the seat knows. */
export interface GunOnRoute {
  square: number;
  odds: number;
}

/** The preview of an order: a flight, or another kind of action. */
export type OrderPreview =
  | FlightPreview
  | { kind: 'attack'; shooter: number; preview: AttackPreview; card: number | null; leaves: readonly number[] | null }
  | { kind: 'defence'; preview: SquadronsPreview; card: number; leaves: readonly number[] | null }
  | { kind: 'launch'; plane: number; cards: number; drawn: number }
  /** Everything that enemies could attack in their next turn. */
  | { kind: 'dangers'; dice: ReadonlyMap<number, number>; threats: readonly Threat[] };

export interface FlightPreview {
  kind: 'flight';
  plane: number;
  die: number;
  from: number;
  /** The squares of the route from here. */
  path: readonly number[];
  /** The unused part of the die's count. */
  left: number;
  lands: boolean;
  facing: number | null;
  attack: AttackPreview | null;
  guns: readonly GunOnRoute[];
  /** The chance that none of these guns shoots it down. */
  survives: number;
  threats: readonly Threat[];
}

/** The view after the actions of an order. */
export function viewAfterActions(
  gameData: GameData,
  view: SquadronsView,
  actions: readonly SquadronsAction[],
): SquadronsView {
  let now = view;
  for (const action of actions) {
    if (action.type === 'take') now = { ...now, moving: action.plane, die: action.die, flown: '' };
    if (action.type === 'fly' || action.type === 'land') now = viewAlongRoute(gameData, now, action.way);
    if (action.type === 'face') now = withMoving(now, { facing: action.facing });
  }
  return now;
}

/** The view with the moving plane at the end of this route. */
export function viewAlongRoute(gameData: GameData, view: SquadronsView, way: string): SquadronsView {
  const { square } = view.planes[view.moving];
  const path = gameData.grid.path(square, way.slice(view.flown.length)) ?? [];
  return { ...withMoving(view, { square: path.at(-1) ?? square }), flown: way };
}

function withMoving(view: SquadronsView, change: Partial<SquadronsView['planes'][number]>): SquadronsView {
  const planes = view.planes.map((plane, i) => (i === view.moving ? { ...plane, ...change } : plane));
  return { ...view, planes };
}

/** The preview of the actions of an order. */
export function previewOrder(
  gameData: GameData,
  view: SquadronsView,
  seat: Seat,
  actions: readonly SquadronsAction[],
  drawn: readonly number[],
): OrderPreview | null {
  const list = actions;
  const last = list.at(-1);
  const flight = list.filter(({ type }) => ['take', 'fly', 'land', 'face'].includes(type));
  if (flight.length > 0 || (drawn.length > 0 && view.moving !== none)) {
    return previewFlight(gameData, view, seat, list, drawn);
  }
  if (!last) return null;
  switch (last.type) {
    case 'launch': {
      const up = preview(gameData, view, last);
      return up && 'drawn' in up ? { kind: 'launch', plane: last.plane, cards: up.cards, drawn: up.drawn } : null;
    }
    case 'dogfight':
    case 'strafe':
    case 'shoot': {
      const attack = preview(gameData, view, last) as AttackPreview | null;
      const shooter = last.type === 'shoot' ? (view.dogfight?.shooter ?? none) : last.plane;
      const card = last.type === 'dogfight' ? null : last.card;
      return attack && { kind: 'attack', shooter, preview: attack, card, leaves: handWithout(view, shooter, card) };
    }
    case 'defend': {
      const answered = preview(gameData, view, last);
      const leaves = handWithout(view, view.dogfight?.target ?? none, last.card);
      return answered && { kind: 'defence', preview: answered, card: last.card, leaves };
    }
    default:
      return null;
  }
}

/** A squadron's hand without the played card; `null` if no card is played or the hand is hidden. */
function handWithout(
  { planes, squadrons }: SquadronsView,
  plane: number,
  card: number | null,
): readonly number[] | null {
  const { hand } = squadrons[planes[plane]?.squadron] ?? {};
  if (card === null || hand === undefined) return null;
  return hand.toSpliced(hand.indexOf(card), 1);
}

function previewFlight(
  gameData: GameData,
  view: SquadronsView,
  seat: Seat,
  actions: readonly SquadronsAction[],
  drawn: readonly number[],
): FlightPreview | null {
  const taken = viewAfterActions(
    gameData,
    view,
    actions.slice(0, 1).filter(({ type }) => type === 'take'),
  );
  const { moving: plane, die } = taken;
  if (plane === none) return null;
  const from = taken.planes[plane].square;
  const ways = actions.flatMap((action) => (action.type === 'fly' || action.type === 'land' ? [action.way] : []));
  const whole = ways.at(-1) ?? taken.flown;
  const path = [...(gameData.grid.path(from, whole.slice(taken.flown.length)) ?? []), ...drawn];
  const end = path.at(-1) ?? from;
  const lands = actions.some(({ type }) => type === 'land');
  const face = actions.find((action) => action.type === 'face');
  const after = viewAfterActions(gameData, view, actions);
  const guns = gunsOnRoute(gameData, view, plane, path);
  const facing = face?.facing ?? null;
  const attacks = facing !== null && !view.stays && !after.stays;
  return {
    kind: 'flight',
    plane,
    die,
    from,
    path,
    left: die - taken.flown.length - path.length,
    lands,
    facing,
    attack: attacks ? (preview(gameData, after, { type: 'face', seat, facing }) as AttackPreview | null) : null,
    guns,
    survives: survivalChance(gameData, view, plane, guns),
    threats: facing === null || lands ? [] : threats(gameData, after, end, facing, seat, plane),
  };
}

/** The enemy guns under a route, with their present hit chances. */
function gunsOnRoute(gameData: GameData, view: SquadronsView, plane: number, path: readonly number[]): GunOnRoute[] {
  const { side } = gameData.squadrons[view.planes[plane].squadron];
  return path
    .filter((square) => gameData.gunSide[square] === 1 - side)
    .map((square) => ({ square, odds: gunOdds(gameData, view.guns, gameData.gunAt[square]) }));
}

/** The chance to survive all guns. Each miss raises the hit chance of the other guns of its field. */
function survivalChance(gameData: GameData, view: SquadronsView, _plane: number, guns: readonly GunOnRoute[]): number {
  const known = [...view.guns];
  let chance = 1;
  for (const { square } of guns) {
    const gun = gameData.gunAt[square];
    chance *= 1 - gunOdds(gameData, known, gun);
    if (known[gun] === none) known[gun] = 0;
  }
  return chance;
}

/** The squares where enemies could attack next turn, with the number of dice faces that bring one there. */
export function previewDangers(gameData: GameData, view: SquadronsView, seat: Seat): OrderPreview {
  const own = gameData.squadronsOf[seat].flatMap((squadron) => {
    const { up } = view.squadrons[squadron];
    if (up === none) return [];
    const { square, facing } = view.planes[up];
    return threats(gameData, view, square, facing, seat, up);
  });
  return { kind: 'dangers', dice: strikes(gameData, view, seat), threats: own };
}

/** The squares of the picks, in order. */
export function squaresOfPicks(picked: readonly Spot[]): number[] {
  return picked.flatMap((spot) => (spot.startsWith('square:') ? [Number(spot.slice('square:'.length))] : []));
}

/** The route over adjacent squares as a string of compass letters. */
export function encodeRoute(gameData: GameData, from: number, path: readonly number[]): string {
  let at = from;
  let way = '';
  for (const square of path) {
    const direction = [0, 1, 2, 3].findIndex((one) => gameData.grid.next(at, one) === square);
    way += compass[direction] ?? '';
    at = square;
  }
  return way;
}

/** The odds in whole per cent, with a sum of 100. */
export function oddsPercents({
  falls,
  answers,
  shotBack,
  noBurst,
}: Odds): Record<'falls' | 'answers' | 'shotBack' | 'noBurst', number> {
  const back = Math.round(shotBack * 100);
  const none = Math.round(noBurst * 100);
  const down = Math.round(falls * 100);
  return {
    falls: down,
    shotBack: back,
    noBurst: none,
    answers: Math.round(answers * 100) === 0 ? 0 : 100 - down - back - none,
  };
}
