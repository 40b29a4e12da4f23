import { expect, test } from 'vitest';
import type { Board } from '../../../renderer/boards/board.ts';
import { safeBoard } from '../../../renderer/table/safeBoard.ts';

function broken(): never {
  throw new Error('a missing texture');
}

test('an error of a board is reported and not thrown, except an error of an animation', async () => {
  const board = {
    sync: broken,
    outlineOf: broken,
    onTransform: broken,
    play: broken,
    resize: broken,
  } as unknown as Board;
  let reports = 0;
  const safe = safeBoard(board, () => reports++);
  safe.sync({});
  safe.resize(1, 1, { x: 0, y: 0, width: 1, height: 1 });
  expect(safe.outlineOf('space:1')).toBeNull();
  safe.onTransform(() => {})();
  expect(reports).toBe(4);
  await expect(safe.play([], {})).rejects.toThrow('texture');
  expect(reports).toBe(4);
});

test('a method that does not throw returns its own result', () => {
  const board = {
    words: 'the sky',
    spotAt(this: { words: string }) {
      return this.words;
    },
  } as unknown as Board;
  expect(safeBoard(board, broken).spotAt({ x: 0, y: 0 })).toBe('the sky');
});
