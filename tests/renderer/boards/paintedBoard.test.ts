import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import type { Sprite } from 'pixi.js';
import { afterEach, expect, test, vi } from 'vitest';
import { type BoardPreviewLayer, type BoardSpots, PaintedBoard } from '../../../renderer/boards/paintedBoard.ts';
import type { Stage } from '../../../renderer/boards/stage.ts';

// pixi reads the user agent on import.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }));

afterEach(() => {
  vi.stubGlobal('document', undefined);
});

/** One plane on a line; the view is its place. */
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
  override relayout(): void {
    super.relayout();
  }
}

/** A stage that draws nothing. */
const stage = {
  app: { renderer: { resolution: 1 } },
  finishAnimation() {},
  wakeAmbient() {},
  requestFrame() {},
  reducedMotion: true,
} as unknown as Stage;

/** A canvas context that draws nothing. */
const context = new Proxy({}, { get: () => () => {}, set: () => true });

/** Gives every canvas this context. Returns the number of canvases so far. */
function stubCanvas(): () => number {
  let count = 0;
  vi.stubGlobal('document', {
    createElement: () => {
      count++;
      return { getContext: () => context, addEventListener: () => {} };
    },
  });
  return () => count;
}

function listening() {
  const board = new Line(stage);
  const revisions: number[] = [];
  board.onTransform(({ layoutRevision }) => revisions.push(layoutRevision));
  return { board, revisions };
}

test('the first view raises the layout revision: planes have places from then on', () => {
  const { board, revisions } = listening();
  expect(board.outlineOf('plane:0')).toBeNull();
  const asked = revisions.at(-1) ?? 0;
  board.sync(4);
  expect(revisions.at(-1)).toBeGreaterThan(asked);
  expect(board.outlineOf('plane:0')).toEqual({ centre: { x: 4, y: 0 }, rx: 1, ry: 1 });
});

test('a later subscriber gets the current transform at once', () => {
  const board = new Line(stage);
  board.sync(4);
  let layoutRevision = 0;
  board.onTransform((transform) => {
    layoutRevision = transform.layoutRevision;
  });
  expect(layoutRevision).toBeGreaterThan(0);
});

test('further views do not raise the layout revision', () => {
  const { board, revisions } = listening();
  board.sync(4);
  const first = revisions.at(-1);
  board.sync(5);
  expect(revisions.at(-1)).toBe(first);
});

test('a backdrop that cannot be painted is reported, and the old one stays until there is a new one', () => {
  let contexts: unknown[] = [];
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => contexts.shift() ?? null, addEventListener: () => {} }),
  });
  const board = new Line(stage);
  const [background] = board.root.children;
  const backdrop = background.children[0] as Sprite;
  const area = { x: 0, y: 0, width: 9, height: 1 };
  contexts = [context];
  board.resize(9, 1, area);
  const first = backdrop.texture;
  // Without memory a browser gives no context.
  expect(() => board.resize(18, 2, area)).toThrow('no canvas');
  expect([backdrop.texture === first, first.destroyed, first.source.destroyed]).toEqual([true, false, false]);
  contexts = [context];
  board.resize(18, 2, area);
  expect([backdrop.texture === first, backdrop.texture.destroyed]).toEqual([false, false]);
});

test('a board area that alternates between two sizes is painted once for each, and a third size replaces the oldest', () => {
  const painted = stubCanvas();
  const board = new Line(stage);
  const backdrop = board.root.children[0].children[0] as Sprite;
  const [low, high, highest] = [1, 2, 3].map((height) => ({ x: 0, y: 0, width: 18, height }));
  board.resize(18, 4, low);
  const first = backdrop.texture;
  board.resize(18, 4, high);
  const second = backdrop.texture;
  board.resize(18, 4, low);
  board.resize(18, 4, high);
  expect([painted(), backdrop.texture === second, first.destroyed]).toEqual([2, true, false]);
  board.resize(18, 4, highest);
  expect([painted(), first.destroyed, second.destroyed, backdrop.texture.destroyed]).toEqual([3, true, false, false]);
});

test('a board with another layout is painted again at the same size', () => {
  const painted = stubCanvas();
  const board = new Line(stage);
  board.resize(18, 4, { x: 0, y: 0, width: 18, height: 4 });
  board.relayout();
  expect(painted()).toBe(2);
});
