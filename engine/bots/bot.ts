import type { Action, Game, GameEvent, GameState, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Message } from '../text/say.ts';

/** The bot levels (difficulty): 0 plays at random; 1 is a cadet, 5 a legend. */
export const levels = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export function isLevel(value: unknown): value is Level {
  return levels.includes(value as Level);
}

/** The input of a bot's decision: the view of its seat, never the state. */
export interface BotQuestion {
  game: string;
  options: Record<string, unknown>;
  seat: Seat;
  view: unknown;
  /** The same question with the same seed has the same answer on every machine. */
  seed: number;
  level: Level;
  /** One of the game's styles, by its name. */
  style?: string;
  /** Asks for the best action and the reason for it. */
  explains?: true;
}

/** An action and the bot's estimate of its value, in the game's own unit; more is better. */
export interface Ranked<A> {
  action: A;
  score: number;
}

/** The decision of a bot, with its reasons. */
export interface Decision<A extends Action = Action> {
  action: A;
  /** The actions that were evaluated, best first. */
  ranked: readonly Ranked<A>[];
  /** Amount of work of the search, in the game's own unit: positions, cells of a matrix or samples. */
  units: number;
  /** The time limit ended the search, so a faster machine might choose another action. */
  isCutShort?: true;
  /** The reason for the action, if the bot has one. */
  reason?: Message;
}

/** The input of a game's bot. */
export interface DecisionInput<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> {
  game: Game<S, A, V, E>;
  view: V;
  seat: Seat;
  /** The legal actions of the seat, at least two. */
  legal: readonly A[];
  level: Exclude<Level, 0>;
  style?: string;
  rng: Random;
  /** Asks for the best action and its reason, without the randomness of this level. */
  explains?: boolean;
  /** Called between batches of work. Once it is true, the bot returns its best action so far. */
  expired(): boolean;
}

/** The bot of one game. */
export interface GameBot<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> {
  think(thinking: DecisionInput<S, A, V, E>): Decision<A>;
  /** Chooses an action out of turn (answer an offer, offer a draw, call to a mate), or `null`. */
  aside?(thinking: Omit<DecisionInput<S, A, V, E>, 'legal'> & { asides: readonly A[] }): A | null;
  /** Names of playing styles of equal strength. */
  styles?: readonly string[];
  /** Simple baseline players that strength is measured against, besides `random`. */
  baselines?: Readonly<Record<string, Baseline<S, A, V, E>>>;
}

export type Baseline<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> = (
  thinking: Pick<DecisionInput<S, A, V, E>, 'game' | 'view' | 'seat' | 'legal' | 'rng'>,
) => A;

// The registry holds bots of different games; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over state, action, view and event
export type AnyGameBot = GameBot<any, any, any, any>;
