import type { GameTypes, Spot } from '@aerodrome/engine/core/game.ts';
import type { Container } from 'pixi.js';
import type { Stage } from './stage.ts';

/** What a board may ask of the screen around it. */
export interface BoardContext<G extends GameTypes = GameTypes> {
  /** The match's complete options: a board draws the box it is given. */
  options: G['options'];
  setting: G['setting'];
  stage: Stage;
}

/** A place on a board, in its own units. */
export interface Point {
  x: number;
  y: number;
}

/** From the board's units to pixels of the window: `x = a·x + tx`, `y = d·y + ty`. */
export interface Matrix {
  a: number;
  d: number;
  tx: number;
  ty: number;
  /** Whether the camera rests. */
  still: boolean;
  /** How often the board has been laid out otherwise: each time, all spots lie elsewhere in its units. */
  laid: number;
}

/** The shape of a spot, so that it can be pointed at: round, or with corners. */
export type Outline = { centre: Point; rx: number; ry: number } | { corners: readonly Point[] };

/** A `step` is one of several that lead to an end; what is offered in a second way, by another die, is `other`. */
export type Mark = 'offered' | 'other' | 'pointed' | 'picked' | 'step' | 'danger' | 'target' | 'threat';

/** A board that is larger than its window. */
export interface BoardCamera {
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  show(spot: Spot): void;
  home(): void;
}

/** The part of the window that no panel covers, in CSS pixels: a board keeps what matters inside it. */
export interface Clearing {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What happened, and the table right after it. */
export interface Frame<G extends GameTypes = GameTypes> {
  event: G['event'];
  view: G['view'];
}

/**
 * The picture of one game's table. It knows no rules: it draws the view it is given, plays events between two views,
 * and shows previews that the engine worked out. A skipped or hurried animation ends in the same picture.
 */
export interface Board<G extends GameTypes = GameTypes> {
  readonly root: Container;
  resize(width: number, height: number, clearing: Clearing): void;
  /** Draws exactly this view, at once, whatever was moving. */
  sync(view: G['view']): void;
  /**
   * Animates one event, or a group of neighbours that happen together. Resolves when it is over or was finished, and
   * leaves exactly what `sync` of the last view would. Rejects if it could not be drawn: then only `sync` helps.
   */
  play(frames: readonly Frame<G>[], before: G['view']): Promise<void>;
  /** Ends what is being played, at once, in the picture it leads to. */
  finish(): void;
  /** Where a spot lies, in the board's own units; `null`: in the tray. */
  place(spot: Spot): Outline | null;
  /** What lies under a point of the board, offered or not. */
  at(point: Point): Spot | null;
  /** Shows what may be picked, and what it means. */
  mark(marks: ReadonlyMap<Spot, Mark>): void;
  /** Tells where the board's units lie in the window, now and whenever that changes. Returns how to hear no more. */
  onMoved(listener: (matrix: Matrix) => void): () => void;
  readonly camera?: BoardCamera;
  /** What has happened so far, for what it leaves on the board beside what a view tells. */
  past?(events: readonly G['event'][]): void;
  /** Shows what a choice would do, or nothing. `view` is the table it was worked out on; an older one may still be shown. */
  preview(preview: G['preview'] | null, view: G['view']): void;
  destroy(): void;
}
