import type { Spot } from '@aerodrome/engine/core/game.ts';
import { type SafeRoute, safestRoutes } from '@aerodrome/engine/games/squadrons/routes.ts';
import type { Setting } from '@aerodrome/engine/games/squadrons/setting.ts';
import { planeSpot, squareSpot } from '@aerodrome/engine/games/squadrons/spell.ts';
import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { numberIn } from '../words.ts';
import { flownTo, squaresIn, wayOver } from './orderPreview.ts';

/** A plane that is to move, and the die it would move by. */
export interface Mover {
  plane: number;
  die: number;
}

/** What of a flight has been picked: plane and die as far as they are, the squares drawn, how it ends and faces. */
export interface Wish {
  plane: number | null;
  die: number | null;
  squares: readonly number[];
  ends: 'stay' | 'land' | null;
  facing: number | null;
}

export function wishIn(view: SquadronsView, picked: readonly Spot[]): Wish {
  const flying = view.phase === 'movement.flying' || view.phase === 'movement.facing';
  const last = picked.findLast((spot): spot is 'stay' | 'land' => spot === 'stay' || spot === 'land');
  // A stop at a gun is not the end of it.
  const after = picked.slice(picked.lastIndexOf(last ?? '') + 1);
  const ends = last !== undefined && squaresIn(after).length === 0 ? last : null;
  return {
    plane: flying ? view.moving : numberIn(picked[0], 'plane'),
    die: flying ? view.die : numberIn(picked[1], 'die'),
    squares: squaresIn(picked),
    ends,
    facing: numberIn(picked.at(-1), 'face'),
  };
}

/** By view: every route that has been asked for, since shortcuts, marks, dice and drags all ask for the same ones. */
const found = new WeakMap<SquadronsView, Map<string, readonly SafeRoute[]>>();

/** Where a plane can end its move from where some squares have led it. */
function routesOf(
  setting: Setting,
  view: SquadronsView,
  mover: Mover,
  drawn: readonly number[] = [],
): readonly SafeRoute[] {
  const known = found.get(view) ?? new Map<string, readonly SafeRoute[]>();
  found.set(view, known);
  const key = [mover.plane, mover.die, ...drawn].join();
  const routes = known.get(key) ?? safestRoutes(setting, setOut(setting, view, mover, drawn));
  known.set(key, routes);
  return routes;
}

/** Everybody who may still be given a die, with every die that moves them; one that no die moves has no way to go. */
export function moversOf(setting: Setting, view: SquadronsView): Mover[] {
  if (view.phase === 'movement.flying') return [{ plane: view.moving, die: view.die }];
  const dice = [...new Set(view.dice)];
  return view.toMove.flatMap((plane) =>
    dice.map((die) => ({ plane, die })).filter((mover) => routesOf(setting, view, mover).length > 0),
  );
}

/** The table with a plane about to fly by its die, as far along its way as some squares lead. */
export function setOut(
  setting: Setting,
  view: SquadronsView,
  { plane, die }: Mover,
  squares: readonly number[] = [],
): SquadronsView {
  const taken = view.moving === plane ? view : { ...view, moving: plane, die, flown: '', stays: false };
  const way = taken.flown + wayOver(setting, taken.planes[plane].square, squares);
  return flownTo(setting, taken, way);
}

/** The picks that stand for a flight: square by square, with a stop at every gun that is turned on the way. */
export function spellFlight(
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
export function arrival({ grid }: Setting, from: number, path: readonly number[]): number {
  const end = path.at(-1) ?? from;
  const last = path.at(-2) ?? from;
  const ahead = [0, 1, 2, 3].find((facing) => grid.next(last, facing) === end) ?? 0;
  return (
    [ahead, (ahead + 1) % 4, (ahead + 3) % 4, (ahead + 2) % 4].find((facing) => grid.next(end, facing) !== none) ??
    ahead
  );
}

/** A way there, whose it is, and all of it from where the plane is. */
export interface Reached extends SafeRoute {
  mover: Mover;
  whole: readonly number[];
}

const risk = ({ hits, unknown }: SafeRoute) => hits * 100 + unknown;

/** By view: every bloom that has been asked for. */
const opened = new WeakMap<SquadronsView, Map<string, ReadonlyMap<Spot, readonly Reached[]>>>();

/** By square or wheel: the ways that end there, the safest first. */
export function bloomOf(
  setting: Setting,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[] = [],
): ReadonlyMap<Spot, readonly Reached[]> {
  const known = opened.get(view) ?? new Map<string, ReadonlyMap<Spot, readonly Reached[]>>();
  opened.set(view, known);
  const key = `${movers.map(({ plane, die }) => `${plane}.${die}`)} ${drawn}`;
  const bloom = known.get(key) ?? open(setting, view, movers, drawn);
  known.set(key, bloom);
  return bloom;
}

function open(
  setting: Setting,
  view: SquadronsView,
  movers: readonly Mover[],
  drawn: readonly number[],
): ReadonlyMap<Spot, readonly Reached[]> {
  const bloom = new Map<Spot, Reached[]>();
  for (const mover of movers) {
    for (const route of routesOf(setting, view, mover, drawn)) {
      const spot = route.lands ? wheelSpot(route.end) : squareSpot(route.end);
      const reached = { ...route, mover, whole: [...drawn, ...route.path] };
      const others = bloom.get(spot);
      if (others) others.push(reached);
      else bloom.set(spot, [reached]);
    }
  }
  for (const there of bloom.values()) there.sort((a, b) => risk(a) - risk(b));
  return bloom;
}

export function wheelSpot(square: number): Spot {
  return `wheel:${square}`;
}

/** An arrow at the end of a flight. */
export function aimSpot(square: number, facing: number): Spot {
  return `aim:${square}.${facing}`;
}

/** Another plane or die that comes to the same end. */
export function bySpot(square: number, { plane, die }: Mover): Spot {
  return `by:${square}.${plane}.${die}`;
}
