import { clone } from '@aerodrome/engine/core/clone.ts';
import type { Action, Game, GameState, Seat } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type Random, SeededRandom } from '@aerodrome/engine/core/random.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';

/** An ending, and a heuristic for the distance of a state to it. */
export interface Goal<S> {
  reached(state: S): boolean;
  /** Higher is nearer. */
  nearness(state: S): number;
  /** Search depth in decisions; one by default. */
  depth?: number;
  /** These seats resign after a number of actions. */
  resigns?: { seat: Seat | readonly Seat[]; after: number };
  /** All seats agree to a draw after this number of actions. */
  agreeAfter?: number;
  /** Search one seat after the other: one choice limits the next, or there are too many combinations. */
  inTurn?: true;
  /** Asides without effect on the result, such as moving a card, to be submitted now and then. */
  fidgets?(aside: Action): boolean;
}

/**
 * Plays a game towards a goal by greedy search. It plays all seats, tries each choice on a copy with the real random
 * stream, and takes the nearest. Gives up after a number of actions.
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

/** A resignation, a draw offer or an aside to submit instead of a decision, or `null`. */
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
    // Partners may continue after a resignation.
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

/** Maximum number of compared choices: a first hand can be exchanged in thousands of ways. */
const maxCompared = 600;

function choose<S extends GameState, A extends Action>(
  game: Game<S, A>,
  goal: Goal<S>,
  state: S,
  rng: SeededRandom,
  whim: Random,
): A[] {
  const ways = choiceCombinations(game, goal, state);
  if (ways.length > maxCompared) return itemAt(ways, whim.below(ways.length, 'whim'));

  // Stronger noise now and then leaves local optima.
  const strength = whim.below(12, 'whim') === 0 ? 100 : 1;
  let [best, highest] = [itemAt(ways, 0), Number.NEGATIVE_INFINITY];
  for (const way of ways) {
    const value = worth(game, goal, state, way, rng, goal.depth ?? 1) + (strength * whim.below(1000, 'whim')) / 1000;
    if (value > highest) [best, highest] = [way, value];
  }
  return best;
}

/** All combinations of one action per awaited seat, or the actions of the first seat. */
function choiceCombinations<S extends GameState, A extends Action>(
  game: Game<S, A>,
  { inTurn }: Goal<S>,
  state: S,
): A[][] {
  let ways: A[][] = [[]];
  for (const seat of inTurn ? game.awaiting(state).slice(0, 1) : game.awaiting(state)) {
    const legal = game.legalActions(state, seat);
    ways = ways.flatMap((way) => legal.map((action) => [...way, action]));
  }
  return ways;
}

/** The best nearness that can be reached by a choice within the search depth. */
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
  return Math.max(
    ...choiceCombinations(game, goal, trial).map((next) => worth(game, goal, trial, next, drawn, depth - 1)),
  );
}
