import type { Action, Game, GameEvent, GameState, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import type { Message } from '../text/say.ts';

/** 0 plays at random; 1 is a cadet, 5 a legend. */
export const levels = [0, 1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export function isLevel(value: unknown): value is Level {
  return levels.includes(value as Level);
}

/** What somebody who asks a bot tells it: what its seat sees, and never the state. */
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
  /** Somebody wants to know why: the best answer, with what speaks for it. */
  explains?: true;
}

/** A choice and what the bot thinks it is worth, in the game's own measure; more is better. */
export interface Ranked<A> {
  action: A;
  score: number;
}

export interface Thought<A extends Action = Action> {
  action: A;
  /** Best first, as far as they were looked at. */
  ranked: readonly Ranked<A>[];
  /** How much was looked at, in the game's own measure: positions, cells, samples. */
  units: number;
  /** Thinking was cut short, so that another machine might have come to another answer. */
  cut?: true;
  /** What speaks for it, as far as the bot knows. */
  reason?: Message;
}

/** What a game's bot thinks with. */
export interface Thinking<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> {
  game: Game<S, A, V, E>;
  view: V;
  seat: Seat;
  /** What the seat may do; more than one choice. */
  legal: readonly A[];
  level: Exclude<Level, 0>;
  style?: string;
  rng: Random;
  /** The best choice and its reason are wanted, not one that a bot of this level might take as well. */
  explains?: boolean;
  /** Asked between batches of work; once it is true the best answer so far has to do. */
  expired(): boolean;
}

/** How one game is played by a bot. */
export interface GameBot<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> {
  think(thinking: Thinking<S, A, V, E>): Thought<A>;
  /** What to do out of turn (answer an offer, offer a draw, call to a mate), or `null`; asked now and then. */
  aside?(thinking: Omit<Thinking<S, A, V, E>, 'legal'> & { asides: readonly A[] }): A | null;
  /** Ways to play that are as strong as each other, by their names. */
  styles?: readonly string[];
  /** Simple players that strength is measured against, besides `random`. */
  yardsticks?: Readonly<Record<string, Yardstick<S, A, V, E>>>;
}

export type Yardstick<S extends GameState, A extends Action, V, E extends GameEvent = GameEvent> = (
  thinking: Pick<Thinking<S, A, V, E>, 'game' | 'view' | 'seat' | 'legal' | 'rng'>,
) => A;

// The registry holds bots of different games; inside each the types are exact.
// biome-ignore lint/suspicious/noExplicitAny: variance of methods over state, action, view and event
export type AnyGameBot = GameBot<any, any, any, any>;
