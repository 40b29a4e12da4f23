import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Container } from 'pixi.js';
import type { Board, BoardTransform, Outline } from '../../renderer/boards/board.ts';
import type { BoardFactory, Canvas } from '../../renderer/table/openBoard.ts';

const outline: Outline = { centre: { x: 0, y: 0 }, rx: 1, ry: 1 };
const matrix: BoardTransform = { a: 1, d: 1, tx: 0, ty: 0, isAtRest: true, layoutRevision: 0 };

/** A board without a picture. Every animation ends at once, as it does at speed 0. */
export class NullBoard implements Board {
  /** Spots on the board become buttons over it; all others belong to the tray. */
  readonly isOnBoard: (spot: Spot) => boolean;

  constructor(isOnBoard: (spot: Spot) => boolean) {
    this.isOnBoard = isOnBoard;
  }

  get root(): Container {
    throw new Error('a NullBoard has nothing to paint');
  }
  resize(): void {}
  sync(): void {}
  async play(): Promise<void> {}
  finish(): void {}
  outlineOf(spot: Spot): Outline | null {
    return this.isOnBoard(spot) ? outline : null;
  }
  spotAt(): null {
    return null;
  }
  mark(): void {}
  onTransform(listener: (moved: BoardTransform) => void): () => void {
    listener(matrix);
    return () => {};
  }
  preview(): void {}
  destroy(): void {}
}

export function nullBoards(isOnBoard: (spot: Spot) => boolean = () => false): BoardFactory {
  return async () => {
    const stage: Canvas = {
      speed: 0,
      isFastForward: false,
      reducedMotion: true,
      onError() {},
      onCanvasFailed() {},
      resize() {},
      requestFrame() {},
      close() {},
    };
    // The controls of any game's board: each does nothing.
    const withControls: ProxyHandler<NullBoard> = {
      get: (board, name) => (name in board ? Reflect.get(board, name) : () => {}),
    };
    return { stage, board: new Proxy(new NullBoard(isOnBoard), withControls) };
  };
}
