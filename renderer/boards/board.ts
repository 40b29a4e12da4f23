import type { GameTypes, Spot } from '@aerodrome/engine/core/game.ts';
import type { Container } from 'pixi.js';
import type { Stage } from './stage.ts';

/** The arguments of `createBoard`. */
export interface BoardContext<G extends GameTypes = GameTypes> {
  /** The complete options of the match. */
  options: G['options'];
  gameData: G['gameData'];
  stage: Stage;
}

/** A point in board units. */
export interface Point {
  x: number;
  y: number;
}

/** The transform from board units to window pixels: `x = a·x + tx`, `y = d·y + ty`. */
export interface BoardTransform {
  a: number;
  d: number;
  tx: number;
  ty: number;
  /** Whether the camera does not move. */
  isAtRest: boolean;
  /** Raised whenever the spots get other places in board units. */
  layoutRevision: number;
}

/** The hit area of a spot in board units: an ellipse or a polygon. */
export type Outline = { centre: Point; rx: number; ry: number } | { corners: readonly Point[] };

/** How a spot is highlighted. A `step` is one of several squares of a route; `other` is reached by the other die. */
export type Mark = 'offered' | 'other' | 'pointed' | 'picked' | 'step' | 'danger' | 'target' | 'threat';

/** A rectangle, in board units or CSS pixels. The `boardArea` is the part of the window that no panel covers. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An event and the view right after it. */
export interface BoardFrame<G extends GameTypes = GameTypes> {
  event: G['event'];
  view: G['view'];
}

/**
 * The canvas renderer of one game. It knows no rules: it draws views, animates events between two views, and shows
 * previews computed by the engine. A skipped or hurried animation ends in the same picture.
 */
export interface Board<G extends GameTypes = GameTypes> {
  readonly root: Container;
  resize(width: number, height: number, boardArea: Rect): void;
  /** Draws exactly this view at once and ends a running animation. */
  sync(view: G['view']): void;
  /**
   * Animates one event, or a group of events that happen at once. Resolves at its end or after `finish`, with the same
   * picture as `sync` of the last view. Rejects on an error; the caller then calls `sync`.
   */
  play(frames: readonly BoardFrame<G>[], before: G['view']): Promise<void>;
  /** Skips to the end of the running animation. */
  finish(): void;
  /** The hit area of a spot; `null` for spots in the tray. */
  outlineOf(spot: Spot): Outline | null;
  /** Hit test: the spot at a point, offered or not. */
  spotAt(point: Point): Spot | null;
  /** Highlights spots; replaces the previous marks. */
  mark(marks: ReadonlyMap<Spot, Mark>): void;
  /** Subscribes to the transform: called at once and after each change. Returns the unsubscribe function. */
  onTransform(listener: (matrix: BoardTransform) => void): () => void;
  /** Draws the lasting marks of past events, which no view contains: burnt places, for example. */
  showTraces?(events: readonly G['event'][]): void;
  /** Draws the effects of a choice, or removes them. `view` is the one they were computed for; the board may lag behind. */
  preview(preview: G['preview'] | null, view: G['view']): void;
  destroy(): void;
}
