import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type SafeRoute, safestRoutes } from '@aerodrome/engine/games/squadrons/routes.ts';
import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { planeSpot, squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { spotNumber } from '../names.ts';
import { encodeRoute, squaresOfPicks, viewAlongRoute } from './orderPreview.ts';

/** A plane that is to move, and the die it would move by. */
export interface Mover {
  plane: number;
  die: number;
}

/** What of a flight has been picked: plane and die as far as they are, the squares drawn, how it ends and faces. */
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
  // A stop at a gun is not the end of it.
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

/** By view: every route that has been asked for, since shortcuts, marks, dice and drags all ask for the same ones. */
const routesCache = new WeakMap<SquadronsView, Map<string, readonly SafeRoute[]>>();

/** Where a plane can end its move from where some squares have led it. */
function cachedRoutes(
  setting: Setting,
  view: SquadronsView,
  mover: Mover,
  drawn: readonly number[] = [],
): readonly SafeRoute[] {
  const known = routesCache.get(view) ?? new Map<string, readonly SafeRoute[]>();
  routesCache.set(view, known);
  const key = [mover.plane, mover.die, ...drawn].join();
  const routes = known.get(key) ?? safestRoutes(setting, viewAfterSteps(setting, view, mover, drawn));
  known.set(key, routes);
  return routes;
}

/** Everybody who may still be given a die, with every die that moves them; one that no die moves has no way to go. */
export function availableMovers(setting: Setting, view: SquadronsView): Mover[] {
  if (view.phase === 'movement.flying') return [{ plane: view.moving, die: view.die }];
  const dice = [...new Set(view.dice)];
  return view.toMove.flatMap((plane) =>
    dice.map((die) => ({ plane, die })).filter((mover) => cachedRoutes(setting, view, mover).length > 0),
  );
}

/** The table with a plane about to fly by its die, as far along its way as some squares lead. */
export function viewAfterSteps(
  setting: Setting,
  view: SquadronsView,
  { plane, die }: Mover,
  squares: readonly number[] = [],
): SquadronsView {
  const taken = view.moving === plane ? view : { ...view, moving: plane, die, flown: '', stays: false };
  const way = taken.flown + encodeRoute(setting, taken.planes[plane].square, squares);
  return viewAlongRoute(setting, taken, way);
}

/** The picks that stand for a flight: square by square, with a stop at every gun that is turned on the way. */
export function flightPicks(
  setting: Setting,
  view: SquadronsView,
  { plane, die }: Mover,
  path: readonly number[],
  ends: 'stay' | 'land' | null,
  facing: number | null,
): Spot[] {
  const { side } = setting.squadrons[view.planes[plane].squadron];
  const before = view.phase === 'movement.assigning' ? [planeSpot(plane), `die:${die}`] : [];
  const flown = path.flatMap((square, i) => {
    const stops = setting.gunSide[square] === 1 - side && i < path.length - 1;
    return stops ? [squareSpot(square), 'stay'] : [squareSpot(square)];
  });
  return [
    ...before,
    ...flown,
    ...(ends ? [ends] : []),
    ...(ends === 'stay' && facing !== null ? [`face:${facing}`] : []),
  ];
}

/** Straight on where that is on the board, else aside. */
export function arrivalFacing({ grid }: Setting, from: number, path: readonly number[]): number {
  const end = path.at(-1) ?? from;
  const last = path.at(-2) ?? from;
  const ahead = [0, 1, 2, 3].find((facing) => grid.next(last, facing) === end) ?? 0;
  return (
    [ahead, (ahead + 1) % 4, (ahead + 3) % 4, (ahead + 2) % 4].find((facing) => grid.next(end, facing) !== none) ??
    ahead
  );
}

/** A way there, whose it is, and all of it from where the plane is. */
export interface ReachingRoute extends SafeRoute {
  mover: Mover;
  whole: readonly number[];
}

const risk = ({ hits, unknown }: SafeRoute) => hits * 100 + unknown;

/** By view: every bloom that has been asked for. */
const routesByEndCache = new WeakMap<SquadronsView, Map<string, ReadonlyMap<Spot, readonly ReachingRoute[]>>>();

/** By square or wheel: the ways that end there, the safest first. */
export function routesByEnd(
  setting: Setting,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[] = [],
): ReadonlyMap<Spot, readonly ReachingRoute[]> {
  const known = routesByEndCache.get(view) ?? new Map<string, ReadonlyMap<Spot, readonly ReachingRoute[]>>();
  routesByEndCache.set(view, known);
  const key = `${movers.map(({ plane, die }) => `${plane}.${die}`)} ${drawn}`;
  const routesByEnd = known.get(key) ?? findRoutesByEnd(setting, view, movers, drawn);
  known.set(key, routesByEnd);
  return routesByEnd;
}

function findRoutesByEnd(
  setting: Setting,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[],
): ReadonlyMap<Spot, readonly ReachingRoute[]> {
  const routesByEnd = new Map<Spot, ReachingRoute[]>();
  for (const mover of movers) {
    for (const route of cachedRoutes(setting, view, mover, drawn)) {
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

/** Another plane or die that comes to the same end. */
export function otherMoverSpot(square: number, { plane, die }: Mover): Spot {
  return `by:${square}.${plane}.${die}`;
}
