import type { Action, GameEvent, GameState } from './game.ts';
import type { Draw, RandomState } from './random.ts';

/** One entry of a match's log, as stored in the save. Entry 0 of a new match is its set-up, without an action. */
export type Entry =
  | { action: Action | null; draws: readonly Draw[]; events: readonly GameEvent[]; hash: string }
  /** A take-back: the match goes on from the state after entry `takeBack`. */
  | { takeBack: number; hash: string };

/** A part of a log under one version of the rules. `start` is `null` if the log begins with the set-up. */
export interface Segment {
  rulesVersion: number;
  options: Record<string, unknown>;
  start: GameState | null;
  log: readonly Entry[];
}

/** A whole match as plain JSON. */
export interface MatchRecord {
  game: string;
  seed: number;
  random: RandomState;
  segments: readonly Segment[];
  state: GameState;
}

/** An event, and the view right after it. */
export interface EventFrame {
  event: GameEvent;
  view: unknown;
}

export interface LogLine {
  action: Action | null;
  takeBack?: number;
  events: readonly GameEvent[];
  draws?: readonly Draw[];
  hash?: string;
}

/** The replay of a log diverged from the rules at this entry of its last segment. */
export class DivergedError extends Error {
  readonly at: number;
  constructor(at: number, why: string) {
    super(`entry ${at}: ${why}`);
    this.at = at;
  }
}
