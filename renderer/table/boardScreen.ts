import type { Frame } from '@aerodrome/engine/core/match.ts';
import type { Board } from '../boards/shared/board.ts';
import type { Screen } from './screen.ts';

/** Where a session shows what happened: on the board that is open, if one is. */
export class BoardScreen implements Screen {
  /** What is said and heard of what happens, with or without a board. */
  onTell: (frames: readonly Frame[]) => void = () => {};
  /** Whether somebody wants to see this when they are ready, and not before: then it resolves. */
  onWait: (frames: readonly Frame[]) => Promise<void> | null = () => null;
  #board: Board | null = null;
  #closed: Promise<void> = Promise.resolve();
  #close: () => void = () => {};

  /** A board that is taken down ends whatever was shown on it. */
  use(board: Board | null): void {
    this.#close();
    this.#board = board;
    this.#closed = new Promise((resolve) => {
      this.#close = resolve;
    });
  }

  tell(frames: readonly Frame[]): void {
    this.onTell(frames);
  }

  async play(frames: readonly Frame[], before: unknown, signal: AbortSignal): Promise<void> {
    const waited = this.onWait(frames);
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    // It is waited for at the page: a board that comes late, or none at all, takes nobody's time away.
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
