import { type CheapestRoute, descend } from '../../boards/grid.ts';
import { type GameData, ways } from './gameData.ts';
import { gunOdds } from './odds.ts';
import { occupy } from './rules/movement.ts';
import type { SquadronsView } from './view.ts';

/** The cost of flying over a gun that is known to miss, over an unseen one, and over one that hits. */
const miss = 1;
const unknown = 100;
const hit = 10_000;

/** The best way to one end of a move, and the guns that a viewer knows to lie under it. */
export interface SafeRoute extends CheapestRoute {
  lands: boolean;
  /** How many of the guns it crosses are HIT, and of how many nobody on this side can tell. */
  hits: number;
  unknown: number;
}

/**
 * Every square where the moving plane can end its move, or land, each with the way there that is safest as far as the
 * viewer knows: for the board to offer, and for a bot that does not care to tell equal ways apart.
 */
export function safestRoutes(gameData: GameData, view: SquadronsView): SafeRoute[] {
  const plane = view.planes[view.moving];
  if (plane === undefined || view.stays) return [];
  const { grid } = gameData;
  const cost = costsOf(gameData, view, gameData.squadrons[plane.squadron].side);
  const flown = ways.find(view.flown);
  const occupied = occupy(gameData, view.planes, view.moving);
  const ends = grid.reach(ways, flown, plane.square, view.die, occupied, cost);
  const routes = ends.map((route) => told(route, cost, false));
  for (const way of landings(gameData, view, occupied, cost)) {
    routes.push(told(grid.route(ways, flown, plane.square, way, cost), cost, true));
  }
  return routes;
}

function costsOf(gameData: GameData, { guns }: SquadronsView, side: number): Float64Array {
  const { grid, gunSquares, gunSide } = gameData;
  const cost = new Float64Array(grid.size);
  for (let gun = 0; gun < gunSquares.length; gun++) {
    const square = gunSquares[gun];
    if (gunSide[square] === side) continue;
    // Where the others of its field have been turned up, a gun may be known without having been.
    const odds = gunOdds(gameData, guns, gun);
    cost[square] = odds === 0 ? miss : odds === 1 ? hit : unknown;
  }
  return cost;
}

function told({ end, way, path, crossed }: CheapestRoute, cost: Float64Array, lands: boolean): SafeRoute {
  let [hits, unsure] = [0, 0];
  for (let i = 0; i < crossed.length; i++) {
    if (cost[crossed[i]] === hit) hits++;
    if (cost[crossed[i]] === unknown) unsure++;
  }
  return { end, way, path, crossed, lands, hits, unknown: unsure };
}

/** The same for landing squares, which need no exact count; of equal ways the shortest. */
function landings(gameData: GameData, view: SquadronsView, occupied: Uint8Array, cost: Float64Array): number[] {
  const { grid, landingOf, bank, squadrons } = gameData;
  const { square: from, squadron, mayLand } = view.planes[view.moving];
  const left = view.die - view.flown.length;
  if (!squadrons[squadron].landing.some((field) => grid.steps(from, field) <= left)) return [];
  const best = new Map<number, { way: number; price: number }>();
  const spent = new Float64Array(ways.longest + 1);
  const crossed = new Uint8Array(ways.longest + 1);
  crossed[view.flown.length] = mayLand ? 1 : 0;
  grid.walk(ways, ways.find(view.flown), from, view.die, occupied, (way, square, length) => {
    spent[length] = spent[length - 1] + cost[square];
    crossed[length] = crossed[length - 1] || bank[square] !== bank[from] ? 1 : 0;
    if (landingOf[square] !== squadron || crossed[length] === 0) return descend;
    const price = spent[length] + length / 10;
    if (price < (best.get(square)?.price ?? Number.POSITIVE_INFINITY)) best.set(square, { way, price });
    return descend;
  });
  return [...best.values()].map(({ way }) => way);
}
