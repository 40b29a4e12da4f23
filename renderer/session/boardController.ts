import type { GameEvent, Spot } from '@aerodrome/engine/core/game.ts';
import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import type { Board, Mark } from '../boards/board.ts';
import type { Screen } from './context.ts';

/** A message of the page to the board. */
export type BoardMessage =
  /** The board of the canvas that was opened, or `null` once it is closed. */
  | { type: 'board'; board: Board | null }
  | { type: 'show'; view: unknown }
  /** The effects of a choice, worked out for a view. */
  | { type: 'preview'; preview: unknown; view: unknown }
  | { type: 'mark'; marks: ReadonlyMap<Spot, Mark> }
  /** The public events so far. */
  | { type: 'past'; events: readonly GameEvent[] };

/** The only caller of the board of a match: it plays animations, and does what messages say. */
export class BoardController implements Screen {
  /** Says and sounds what happens, with or without a board. */
  onTell: (frames: readonly EventFrame[]) => void = () => {};
  /** Returns a promise if a person wants to start this animation themselves; it resolves then. */
  onWait: (frames: readonly EventFrame[]) => Promise<void> | null = () => null;
  #board: Board | null = null;
  #closed: Promise<void> = Promise.resolve();
  #close: () => void = () => {};

  receive(message: BoardMessage): void {
    if (message.type === 'board') this.#use(message.board);
    else if (message.type === 'show') this.#board?.sync(message.view);
    else if (message.type === 'preview') this.#board?.preview(message.preview, message.view);
    else if (message.type === 'mark') this.#board?.mark(message.marks);
    else this.#board?.showTraces?.(message.events);
  }

  /** A board that is closed ends the animation on it. */
  #use(board: Board | null): void {
    this.#close();
    this.#board = board;
    this.#closed = new Promise((resolve) => {
      this.#close = resolve;
    });
  }

  tell(frames: readonly EventFrame[]): void {
    this.onTell(frames);
  }

  async play(frames: readonly EventFrame[], before: unknown, signal: AbortSignal): Promise<void> {
    const waited = this.onWait(frames);
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    // The page waits, not the board: a board that opens late, or none, must not take this time away.
    if (waited) await Promise.race([waited, aborted]);
    const board = this.#board;
    if (!board || signal.aborted) return;
    const finish = () => board === this.#board && board.finish();
    signal.addEventListener('abort', finish);
    try {
      await Promise.race([board.play(frames, before), this.#closed]);
    } finally {
      signal.removeEventListener('abort', finish);
    }
  }

  sync(view: unknown): void {
    this.#board?.sync(view);
  }
}
