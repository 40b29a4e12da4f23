import type { Action, AnyGame, AnyGameKind, GameState, Seat } from '../core/game.ts';
import { SeededRandom } from '../core/random.ts';
import type { BotQuestion, Thought } from './bot.ts';
import { random } from './random.ts';

/** A bot at its table: the game opened once, for as many questions as come. */
export interface OpenedGame {
  kind: AnyGameKind;
  game: AnyGame;
}

/** The decision of a bot of a level. */
export function think(
  { kind, game }: OpenedGame,
  { view, seat, seed, level, style, explains }: Omit<BotQuestion, 'game' | 'options'>,
  expired: () => boolean = never,
): Thought {
  const rng = new SeededRandom(seed);
  const state = determinized(game, view, seat, seed);
  // Chance has no sense.
  if (level === 0) return { action: random(game.legalActions(state, seat), rng), ranked: [], units: 0 };
  const legal = sane(game, state, game.legalActions(state, seat));
  const [first, ...others] = legal;
  if (first === undefined) throw new Error(`seat ${seat} is asked nothing`);
  if (others.length === 0) return { action: first, ranked: [{ action: first, score: 0 }], units: 0 };
  if (!kind.bot) return { action: random(legal, rng), ranked: [], units: 0 };
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

/** Nobody who thinks takes what is sure to lose, as long as there is something else; warnings are of the seat's view. */
function sane(game: AnyGame, state: GameState, legal: readonly Action[]): readonly Action[] {
  const kept = legal.filter((action) => !game.warnings(state, action).some(({ grave }) => grave));
  return kept.length > 0 ? kept : legal;
}

/** What a bot does out of turn, or `null`. A random one never does anything, so that its matches end as they may. */
export function thinkAside(
  { kind, game }: OpenedGame,
  { view, seat, seed, level }: Omit<BotQuestion, 'game' | 'options'>,
  expired: () => boolean = never,
): Action | null {
  if (level === 0 || !kind.bot?.aside) return null;
  const rng = new SeededRandom(seed);
  const asides: readonly Action[] = game.asides(determinized(game, view, seat, seed), seat);
  return asides.length === 0 ? null : kind.bot.aside({ game, view, seat, asides, level, rng, expired });
}

/** A yardstick by its name, for the command line and the tests. */
export function measureBy(
  { kind, game }: OpenedGame,
  name: string,
  { view, seat, seed }: { view: unknown; seat: Seat; seed: number },
): Action {
  const rng = new SeededRandom(seed);
  const legal = decisions(game, view, seat, seed);
  const yardstick = name === 'random' ? null : kind.bot?.yardsticks?.[name];
  return yardstick ? yardstick({ game, view, seat, legal, rng }) : random(legal, rng);
}

/** Lists and warnings are functions of the seat's view, so any state that looks like it gives the same. */
function decisions(game: AnyGame, view: unknown, seat: Seat, seed: number): readonly Action[] {
  return game.legalActions(determinized(game, view, seat, seed), seat);
}

/** A full state that looks like the view to its seat. */
export function determinized(game: AnyGame, view: unknown, seat: Seat, seed: number): GameState {
  return game.determinize(view, seat, new SeededRandom(seed));
}

const never = () => false;
