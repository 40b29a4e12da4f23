import type { Board } from '../boards/board.ts';
import type { Stage } from '../boards/stage.ts';
import type { Position, Table } from './table.ts';

/** The part of the stage that the board controller uses. */
export type Canvas = Pick<
  Stage,
  'speed' | 'isHurried' | 'reducedMotion' | 'onError' | 'resize' | 'requestFrame' | 'close'
>;

/** A board on its canvas. */
export interface OpenBoard {
  stage: Canvas;
  board: Board;
}

export interface BoardRequest extends Pick<Position, 'options' | 'setting'> {
  table: Table;
  /** The element that gets the canvas. */
  parent: HTMLElement;
  lightGraphics: boolean;
}

/** Creates the board of a table. The composition root chooses how: on a pixi canvas, or without one. */
export type BoardFactory = (request: BoardRequest) => Promise<OpenBoard>;

/** Creates the board of a table on a pixi canvas. Pixi is fetched when the first table is opened. */
export const openPixiBoard: BoardFactory = async ({ table, parent, options, setting, lightGraphics }) => {
  const { Stage } = await import('../boards/stage.ts');
  const stage = new Stage();
  await stage.open(parent, lightGraphics);
  const board = await table.createBoard({ options, setting, stage }).catch((error: unknown) => {
    stage.close();
    throw error;
  });
  stage.app.stage.addChild(board.root);
  return { stage, board };
};
