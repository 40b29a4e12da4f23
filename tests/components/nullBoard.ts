import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Container } from 'pixi.js';
import type { Board, BoardTransform, Outline } from '../../renderer/boards/board.ts';
import type { BoardFactory, Canvas } from '../../renderer/table/openBoard.ts';

const outline: Outline = { centre: { x: 0, y: 0 }, rx: 1, ry: 1 };
const matrix: BoardTransform = { a: 1, d: 1, tx: 0, ty: 0, isAtRest: true, layoutRevision: 0 };

/** A board without a picture. Every animation ends at once, as it does at speed 0. */
export class NullBoard implements Board {
  readonly #isOnBoard: (spot: Spot) => boolean;

  /** Spots on the board become buttons over it; all others belong to the tray. */
  constructor(isOnBoard: (spot: Spot) => boolean) {
    this.#isOnBoard = isOnBoard;
  }

  get root(): Container {
    throw new Error('a NullBoard has nothing to paint');
  }
  resize(): void {}
  sync(): void {}
  async play(): Promise<void> {}
  finish(): void {}
  outlineOf(spot: Spot): Outline | null {
    return this.#isOnBoard(spot) ? outline : null;
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
      isOpen: true,
      speed: 0,
      isHurried: false,
      reducedMotion: true,
      onError() {},
      resize() {},
      requestFrame() {},
      close() {},
    };
    return { stage, board: new NullBoard(isOnBoard) };
  };
}
