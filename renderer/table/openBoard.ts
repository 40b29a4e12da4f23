import type { Board } from '../boards/board.ts';
import { attemptDrawing } from '../boards/logDrawingError.ts';
import type { Stage } from '../boards/stage.ts';
import type { Position, Table } from './table.ts';

/** The part of the stage that the board controller uses. */
export type Canvas = Pick<
  Stage,
  'speed' | 'isFastForward' | 'reducedMotion' | 'onError' | 'onCanvasFailed' | 'resize' | 'requestFrame' | 'close'
>;

/** A board on its canvas. */
export interface BoardOnCanvas {
  stage: Canvas;
  board: Board;
}

export interface BoardRequest extends Pick<Position, 'options' | 'gameData'> {
  table: Table;
  /** The element that gets the canvas. */
  parent: HTMLElement;
  lightGraphics: boolean;
}

/** Creates the board of a table. The composition root chooses how: on a pixi canvas, or without one. */
export type BoardFactory = (request: BoardRequest) => Promise<BoardOnCanvas>;

/** Creates the board of a table on a pixi canvas. Pixi is fetched when the first table is opened. */
export const openPixiBoard: BoardFactory = async ({ table, parent, options, gameData, lightGraphics }) => {
  const { Stage } = await import('../boards/stage.ts');
  const stage = new Stage();
  await stage.open(parent, lightGraphics);
  const board = await table.createBoard({ options, gameData, stage }).catch((error: unknown) => {
    attemptDrawing(() => stage.close());
    throw error;
  });
  stage.app.stage.addChild(board.root);
  return { stage, board };
};
