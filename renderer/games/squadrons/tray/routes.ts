import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { GameData } from '@aerodrome/engine/games/squadrons/gameData.ts';
import { type SafeRoute, safestRoutes } from '@aerodrome/engine/games/squadrons/routes.ts';
import { planeSpot, squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { spotNumber } from '../names.ts';
import { encodeRoute, squaresOfPicks, viewAlongRoute } from './orderPreview.ts';

/** A plane that may move, with a die that moves it. */
export interface Mover {
  plane: number;
  die: number;
}

/** The picked parts of a flight: plane, die, squares, end and facing. */
export interface FlightDraft {
  plane: number | null;
  die: number | null;
  squares: readonly number[];
  ends: 'stay' | 'land' | null;
  facing: number | null;
}

export function readFlightDraft(view: SquadronsView, picked: readonly Spot[]): FlightDraft {
  const flying = view.phase === 'movement.flying' || view.phase === 'movement.facing';
  const last = picked.findLast((spot): spot is 'stay' | 'land' => spot === 'stay' || spot === 'land');
  // A stop at a gun is not the end of the flight.
  const after = picked.slice(picked.lastIndexOf(last ?? '') + 1);
  const ends = last !== undefined && squaresOfPicks(after).length === 0 ? last : null;
  return {
    plane: flying ? view.moving : spotNumber(picked[0], 'plane'),
    die: flying ? view.die : spotNumber(picked[1], 'die'),
    squares: squaresOfPicks(picked),
    ends,
    facing: spotNumber(picked.at(-1), 'face'),
  };
}

/** Route cache by view: shortcuts, marks, dice and drags ask for the same routes. */
const routesCache = new WeakMap<SquadronsView, Map<string, readonly SafeRoute[]>>();

/** The routes on which a plane can complete its move after the drawn squares. */
function cachedRoutes(
  gameData: GameData,
  view: SquadronsView,
  mover: Mover,
  drawn: readonly number[] = [],
): readonly SafeRoute[] {
  const known = routesCache.get(view) ?? new Map<string, readonly SafeRoute[]>();
  routesCache.set(view, known);
  const key = [mover.plane, mover.die, ...drawn].join();
  const routes = known.get(key) ?? safestRoutes(gameData, viewAfterSteps(gameData, view, mover, drawn));
  known.set(key, routes);
  return routes;
}

/** All pairs of a plane that may move and a die that moves it. A plane that no die moves is left out. */
export function availableMovers(gameData: GameData, view: SquadronsView): Mover[] {
  if (view.phase === 'movement.flying') return [{ plane: view.moving, die: view.die }];
  const dice = [...new Set(view.dice)];
  return view.toMove.flatMap((plane) =>
    dice.map((die) => ({ plane, die })).filter((mover) => cachedRoutes(gameData, view, mover).length > 0),
  );
}

/** The view with a plane that has taken its die and flown over some squares. */
export function viewAfterSteps(
  gameData: GameData,
  view: SquadronsView,
  { plane, die }: Mover,
  squares: readonly number[] = [],
): SquadronsView {
  const taken = view.moving === plane ? view : { ...view, moving: plane, die, flown: '', stays: false };
  const way = taken.flown + encodeRoute(gameData, taken.planes[plane].square, squares);
  return viewAlongRoute(gameData, taken, way);
}

/** The picks of a flight: square by square, with a stop at each gun that is revealed on the way. */
export function flightPicks(
  gameData: GameData,
  view: SquadronsView,
  { plane, die }: Mover,
  path: readonly number[],
  ends: 'stay' | 'land' | null,
  facing: number | null,
): Spot[] {
  const { side } = gameData.squadrons[view.planes[plane].squadron];
  const before = view.phase === 'movement.assigning' ? [planeSpot(plane), `die:${die}`] : [];
  const flown = path.flatMap((square, i) => {
    const stops = gameData.gunSide[square] === 1 - side && i < path.length - 1;
    return stops ? [squareSpot(square), 'stay'] : [squareSpot(square)];
  });
  return [
    ...before,
    ...flown,
    ...(ends ? [ends] : []),
    ...(ends === 'stay' && facing !== null ? [`face:${facing}`] : []),
  ];
}

/** The facing on arrival: straight on if that faces the board, else to a side. */
export function arrivalFacing({ grid }: GameData, from: number, path: readonly number[]): number {
  const end = path.at(-1) ?? from;
  const last = path.at(-2) ?? from;
  const ahead = [0, 1, 2, 3].find((facing) => grid.next(last, facing) === end) ?? 0;
  return (
    [ahead, (ahead + 1) % 4, (ahead + 3) % 4, (ahead + 2) % 4].find((facing) => grid.next(end, facing) !== none) ??
    ahead
  );
}

/** A route with its mover, and the whole path from the plane's square. */
export interface ReachingRoute extends SafeRoute {
  mover: Mover;
  whole: readonly number[];
}

const risk = ({ hits, unknown }: SafeRoute) => hits * 100 + unknown;

/** Cache of `routesByEnd` by view. */
const routesByEndCache = new WeakMap<SquadronsView, Map<string, ReadonlyMap<Spot, readonly ReachingRoute[]>>>();

/** The routes by the square or landing wheel where they end, the safest first. */
export function routesByEnd(
  gameData: GameData,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[] = [],
): ReadonlyMap<Spot, readonly ReachingRoute[]> {
  const known = routesByEndCache.get(view) ?? new Map<string, ReadonlyMap<Spot, readonly ReachingRoute[]>>();
  routesByEndCache.set(view, known);
  const key = `${movers.map(({ plane, die }) => `${plane}.${die}`)} ${drawn}`;
  const routesByEnd = known.get(key) ?? findRoutesByEnd(gameData, view, movers, drawn);
  known.set(key, routesByEnd);
  return routesByEnd;
}

function findRoutesByEnd(
  gameData: GameData,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[],
): ReadonlyMap<Spot, readonly ReachingRoute[]> {
  const routesByEnd = new Map<Spot, ReachingRoute[]>();
  for (const mover of movers) {
    for (const route of cachedRoutes(gameData, view, mover, drawn)) {
      const spot = route.lands ? wheelSpot(route.end) : squareSpot(route.end);
      const reached = { ...route, mover, whole: [...drawn, ...route.path] };
      const others = routesByEnd.get(spot);
      if (others) others.push(reached);
      else routesByEnd.set(spot, [reached]);
    }
  }
  for (const there of routesByEnd.values()) there.sort((a, b) => risk(a) - risk(b));
  return routesByEnd;
}

export function wheelSpot(square: number): Spot {
  return `wheel:${square}`;
}

/** An arrow at the end of a flight. */
export function aimSpot(square: number, facing: number): Spot {
  return `aim:${square}.${facing}`;
}

/** The same end by another plane or die. */
export function otherMoverSpot(square: number, { plane, die }: Mover): Spot {
  return `by:${square}.${plane}.${die}`;
}
