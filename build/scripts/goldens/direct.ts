import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, Game, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';

/** A way for a match to end, and how to tell that a table is on the way there. */
export interface Goal<S> {
  reached(state: S): boolean;
  /** The higher, the nearer. */
  nearness(state: S): number;
  /** How many decisions to look ahead; one, unless that leads nowhere. */
  depth?: number;
  /** This seat gives up instead, after so many actions; or these, where it takes several. */
  resigns?: { seat: Seat | readonly Seat[]; after: number };
  /** Everybody agrees to a draw instead, after so many actions. */
  agreeAfter?: number;
  /** One seat after the other: what one chooses limits the next, or there are too many ways to choose together. */
  inTurn?: true;
  /** Something that decides nothing, to be done now and then: to move a card, or to take it back. */
  fidgets?(aside: Action): boolean;
}

/**
 * Directs a game towards a goal. This is no player: it plays every seat at once, tries each choice on a copy, with the
 * draws that would really follow, and takes the one that leads nearest. Gives up after so many actions.
 */
export function direct<S extends GameState, A extends Action>(
  game: Game<S, A>,
  goal: Goal<S>,
  seed: number,
  most: number,
): A[] | null {
  const rng = new SeededRandom(seed);
  const whim = new SeededRandom(deriveSeed(seed, 0));
  const state = game.create();
  const actions: A[] = [];
  game.begin(state, rng, null);
  while (game.outcome(state) === null) {
    const chosen =
      besides(game, goal, state, actions.length) ??
      fidget(game, goal, state, whim) ??
      choose(game, goal, state, rng, whim);
    for (const action of chosen) {
      game.step(state, action, rng, null);
      actions.push(action);
    }
    if (actions.length > most) return null;
  }
  return goal.reached(state) ? actions : null;
}

/** What is to be done instead of deciding anything, or `null`. */
function besides<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { resigns, agreeAfter }: Goal<S>,
  state: S,
  actions: number,
): readonly A[] | null {
  if (resigns && actions >= resigns.after) {
    const [resign] = [resigns.seat]
      .flat()
      .flatMap((seat) => game.asides(state, seat).filter(({ type }) => type === 'resign'));
    // Partners may go on without the one who gave up.
    return resign ? [resign] : null;
  }
  if (agreeAfter === undefined || actions < agreeAfter) return null;
  const asides = game.seats.flatMap((_, seat) => game.asides(state, seat));
  const answer = asides.find((aside) => 'accept' in aside && aside.accept === true);
  return [answer ?? asides.find(({ type }) => type === 'offerDraw')].filter((aside) => aside !== undefined);
}

function fidget<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { fidgets }: Goal<S>,
  state: S,
  whim: Random,
): readonly A[] | null {
  if (!fidgets || whim.below(10, 'fidget') > 0) return null;
  const asides = game.seats.flatMap((_, seat) => game.asides(state, seat)).filter((aside) => fidgets(aside));
  return asides.length > 0 ? [itemAt(asides, whim.below(asides.length, 'fidget'))] : null;
}

/** More ways to go on than this are not compared: a first hand can be exchanged in thousands. */
const mostCompared = 600;

function choose<S extends GameState, A extends Action>(
  game: Game<S, A>,
  goal: Goal<S>,
  state: S,
  rng: SeededRandom,
  whim: Random,
): A[] {
  const ways = waysOn(game, goal, state);
  if (ways.length > mostCompared) return itemAt(ways, whim.below(ways.length, 'whim'));

  // A stronger whim now and then leads out of dead ends.
  const strength = whim.below(12, 'whim') === 0 ? 100 : 1;
  let [best, highest] = [itemAt(ways, 0), Number.NEGATIVE_INFINITY];
  for (const way of ways) {
    const value = worth(game, goal, state, way, rng, goal.depth ?? 1) + (strength * whim.below(1000, 'whim')) / 1000;
    if (value > highest) [best, highest] = [way, value];
  }
  return best;
}

/** An action of every seat that owes one, in all combinations; or of the first of them. */
function waysOn<S extends GameState, A extends Action>(game: Game<S, A>, { inTurn }: Goal<S>, state: S): A[][] {
  let ways: A[][] = [[]];
  for (const seat of inTurn ? game.awaiting(state).slice(0, 1) : game.awaiting(state)) {
    const legal = game.legalActions(state, seat);
    ways = ways.flatMap((way) => legal.map((action) => [...way, action]));
  }
  return ways;
}

/** How near the goal a way leads, if the best is made of it. */
function worth<S extends GameState, A extends Action>(
  game: Game<S, A>,
  goal: Goal<S>,
  state: S,
  way: readonly A[],
  rng: SeededRandom,
  depth: number,
): number {
  const trial = clone(state);
  const drawn = new SeededRandom(rng.state);
  for (const action of way) game.step(trial, action, drawn, null);
  if (game.outcome(trial) !== null) return goal.reached(trial) ? 1e6 : -1e6;
  if (depth === 1) return goal.nearness(trial);
  return Math.max(...waysOn(game, goal, trial).map((next) => worth(game, goal, trial, next, drawn, depth - 1)));
}
