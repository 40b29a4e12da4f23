import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import { expect, test, vi } from 'vitest';
import { type BoardPreviewLayer, type BoardSpots, PaintedBoard } from '../../../renderer/boards/paintedBoard.ts';
import type { Stage } from '../../../renderer/boards/stage.ts';

// What draws asks for the browser as soon as it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

/** One plane on a line, as far along it as the view says. */
class Line extends PaintedBoard<GameTypes & { view: number; preview: null }> {
  protected readonly spots: BoardSpots<number> = {
    outlineOf: (_spot, at) => (at === null ? null : { centre: { x: at, y: 0 }, rx: 1, ry: 1 }),
    spotAt: () => null,
    mark: () => {},
  };
  protected readonly previewLayer: BoardPreviewLayer<number, null> = { clear: () => {}, show: () => {} };
  protected readonly bounds = { x: 0, y: 0, width: 9, height: 1 };
  protected readonly grainSeed = 1;
  protected paintSky(): void {}
  protected paintGround(): void {}
  protected show(): void {}
  protected async animate(): Promise<void> {}
}

/** Nothing is drawn: only what the board says of itself is asked. */
const stage = { finishAnimation() {}, wakeAmbient() {}, requestFrame() {}, reducedMotion: true } as unknown as Stage;

function listening() {
  const board = new Line(stage);
  const layoutRevision: number[] = [];
  board.onTransform((matrix) => layoutRevision.push(matrix.layoutRevision));
  return { board, layoutRevision };
}

test('a board that opens late says so when it is first shown something: its planes have places from then on', () => {
  const { board, layoutRevision } = listening();
  expect(board.outlineOf('plane:0')).toBeNull();
  const asked = layoutRevision.at(-1) ?? 0;
  board.sync(4);
  expect(layoutRevision.at(-1)).toBeGreaterThan(asked);
  expect(board.outlineOf('plane:0')).toEqual({ centre: { x: 4, y: 0 }, rx: 1, ry: 1 });
});

test('who begins to listen after that hears of it too', () => {
  const board = new Line(stage);
  board.sync(4);
  let layoutRevision = 0;
  board.onTransform((matrix) => {
    layoutRevision = matrix.layoutRevision;
  });
  expect(layoutRevision).toBeGreaterThan(0);
});

test('what is shown later lies where it lay, and nobody is asked to look again', () => {
  const { board, layoutRevision } = listening();
  board.sync(4);
  const first = layoutRevision.at(-1);
  board.sync(5);
  expect(layoutRevision.at(-1)).toBe(first);
});
