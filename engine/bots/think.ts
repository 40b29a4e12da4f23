import type { Action, AnyGame, AnyGameKind, GameState, Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { BotQuestion, Decision } from './bot.ts';
import { chooseUniformly } from './uniformChoice.ts';

/** A game opened once, for any number of bot decisions. */
export interface OpenedGame {
  kind: AnyGameKind;
  game: AnyGame;
}

/** Chooses the action of a bot of the given level. */
export function think(
  { kind, game }: OpenedGame,
  { view, seat, seed, level, style, explains }: Omit<BotQuestion, 'game' | 'options'>,
  expired: () => boolean = never,
): Decision {
  const rng = new SeededRandom(seed);
  const state = determinizedState(game, view, seat, seed);
  // A random player blunders too.
  if (level === 0) return { action: chooseUniformly(game.legalActions(state, seat), rng), ranked: [], units: 0 };
  const legal = withoutBlunders(game, state, game.legalActions(state, seat));
  const [first, ...others] = legal;
  if (first === undefined) throw new Error(`seat ${seat} is asked nothing`);
  if (others.length === 0) return { action: first, ranked: [{ action: first, score: 0 }], units: 0 };
  if (!kind.bot) return { action: chooseUniformly(legal, rng), ranked: [], units: 0 };
  return kind.bot.think({
    game,
    view,
    seat,
    legal,
    level,
    rng,
    expired,
    ...(style && { style }),
    ...(explains && { explains }),
  });
}

/** Leaves out actions with a grave warning, unless no other is left. Warnings depend on the seat's view only. */
function withoutBlunders(game: AnyGame, state: GameState, legal: readonly Action[]): readonly Action[] {
  const safe = legal.filter((action) => !game.warnings(state, action).some(({ grave }) => grave));
  return safe.length > 0 ? safe : legal;
}

/** Chooses a bot's action out of turn, or `null`. Level 0 never acts out of turn: its matches end by the rules alone. */
export function thinkAside(
  { kind, game }: OpenedGame,
  { view, seat, seed, level }: Omit<BotQuestion, 'game' | 'options'>,
  expired: () => boolean = never,
): Action | null {
  if (level === 0 || !kind.bot?.aside) return null;
  const rng = new SeededRandom(seed);
  const asides: readonly Action[] = game.asides(determinizedState(game, view, seat, seed), seat);
  return asides.length === 0 ? null : kind.bot.aside({ game, view, seat, asides, level, rng, expired });
}

/** Asks a baseline player by its name, for the command line and the tests. */
export function askBaseline(
  { kind, game }: OpenedGame,
  name: string,
  { view, seat, seed }: { view: unknown; seat: Seat; seed: number },
): Action {
  const rng = new SeededRandom(seed);
  const legal = legalActionsOf(game, view, seat, seed);
  const baseline = name === 'random' ? null : kind.bot?.baselines?.[name];
  return baseline ? baseline({ game, view, seat, legal, rng }) : chooseUniformly(legal, rng);
}

/** Legal actions and warnings are functions of the seat's view, so any determinized state gives the same. */
function legalActionsOf(game: AnyGame, view: unknown, seat: Seat, seed: number): readonly Action[] {
  return game.legalActions(determinizedState(game, view, seat, seed), seat);
}

/** Determinization: a complete state that is consistent with a seat's view. Hidden information is drawn at random. */
export function determinizedState(game: AnyGame, view: unknown, seat: Seat, seed: number): GameState {
  return game.determinize(view, seat, new SeededRandom(seed));
}

const never = () => false;
