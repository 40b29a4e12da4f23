import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, Game, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { derive } from '../cli/play.ts';

/** A way for a match to end, and how to tell that a table is on the way there. */
export interface Goal<S> {
  reached(state: S): boolean;
  /** The higher, the nearer. */
  nearness(state: S): number;
  /** How many decisions to look ahead; one, unless that leads nowhere. */
  depth?: number;
  /** This seat gives up instead, after so many actions. */
  resigns?: { seat: Seat; after: number };
  /** Everybody agrees to a draw instead, after so many actions. */
  agreeAfter?: number;
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
  const whim = new SeededRandom(derive(seed, 0));
  const state = game.create();
  const actions: A[] = [];
  game.begin(state, rng, null);
  while (game.outcome(state) === null) {
    const chosen = besides(game, goal, state, actions.length) ?? choose(game, goal, state, rng, whim);
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
    const resign = game.asides(state, resigns.seat).filter(({ type }) => type === 'resign');
    // Partners may go on without the one who gave up.
    return resign.length > 0 ? resign : null;
  }
  if (agreeAfter === undefined || actions < agreeAfter) return null;
  const asides = game.seats.flatMap((_, seat) => game.asides(state, seat));
  const answer = asides.find((aside) => 'accept' in aside && aside.accept === true);
  return [answer ?? asides.find(({ type }) => type === 'offerDraw')].filter((aside) => aside !== undefined);
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
  const ways = waysOn(game, state);
  if (ways.length > mostCompared) return ways[whim.below(ways.length, 'whim')];

  // A stronger whim now and then leads out of dead ends.
  const strength = whim.below(12, 'whim') === 0 ? 100 : 1;
  let [best, highest] = [ways[0], Number.NEGATIVE_INFINITY];
  for (const way of ways) {
    const value = worth(game, goal, state, way, rng, goal.depth ?? 1) + (strength * whim.below(1000, 'whim')) / 1000;
    if (value > highest) [best, highest] = [way, value];
  }
  return best;
}

/** An action of every seat that owes one, in all combinations. */
function waysOn<S extends GameState, A extends Action>(game: Game<S, A>, state: S): A[][] {
  let ways: A[][] = [[]];
  for (const seat of game.awaiting(state)) {
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
  return Math.max(...waysOn(game, trial).map((next) => worth(game, goal, trial, next, drawn, depth - 1)));
}
