import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import { expect, test, vi } from 'vitest';
import { type BoardHints, type BoardSpots, PaintedBoard } from '../../../renderer/boards/shared/paintedBoard.ts';
import type { Stage } from '../../../renderer/boards/shared/stage.ts';

// What draws asks for the browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

/** One plane on a line, as far along it as the view says. */
class Line extends PaintedBoard<GameTypes & { view: number; preview: null }> {
  protected readonly spots: BoardSpots<number> = {
    place: (_spot, at) => (at === null ? null : { centre: { x: at, y: 0 }, rx: 1, ry: 1 }),
    at: () => null,
    mark: () => {},
  };
  protected readonly hints: BoardHints<number, null> = { clear: () => {}, show: () => {} };
  protected readonly bounds = { x: 0, y: 0, width: 9, height: 1 };
  protected readonly grain = 1;
  protected paintSky(): void {}
  protected paintGround(): void {}
  protected show(): void {}
  protected async animate(): Promise<void> {}
}

/** Nothing is drawn: only what the board says of itself is asked. */
const stage = { cut() {}, wake() {}, draw() {}, reducedMotion: true } as unknown as Stage;

function listening() {
  const board = new Line(stage);
  const laid: number[] = [];
  board.onMoved((matrix) => laid.push(matrix.laid));
  return { board, laid };
}

test('a board that opens late says so when it is first shown something: its planes have places from then on', () => {
  const { board, laid } = listening();
  expect(board.place('plane:0')).toBeNull();
  const asked = laid.at(-1) ?? 0;
  board.sync(4);
  expect(laid.at(-1)).toBeGreaterThan(asked);
  expect(board.place('plane:0')).toEqual({ centre: { x: 4, y: 0 }, rx: 1, ry: 1 });
});

test('who begins to listen after that hears of it too', () => {
  const board = new Line(stage);
  board.sync(4);
  let laid = 0;
  board.onMoved((matrix) => {
    laid = matrix.laid;
  });
  expect(laid).toBeGreaterThan(0);
});

test('what is shown later lies where it lay, and nobody is asked to look again', () => {
  const { board, laid } = listening();
  board.sync(4);
  const first = laid.at(-1);
  board.sync(5);
  expect(laid.at(-1)).toBe(first);
});
