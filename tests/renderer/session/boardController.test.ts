import { expect, test } from 'vitest';
import type { Board } from '../../../renderer/boards/board.ts';
import { BoardController } from '../../../renderer/session/boardController.ts';

/** A screen where every picture waits for a key, and what has happened at it. */
function waiting() {
  const told: string[] = [];
  const screen = new BoardController();
  let press = () => {};
  screen.onWait = () =>
    new Promise((resolve) => {
      told.push('waits');
      press = resolve;
    });
  const board = { play: async () => void told.push('plays'), finish: () => {} } as unknown as Board;
  const abort = new AbortController();
  const played = screen.play([], null, abort.signal).then(() => told.push('over'));
  return { screen, board, told, abort, played, press: () => press() };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('without a board, too, it waits for a key', async () => {
  const { told, played, press } = waiting();
  await turns();
  expect(told).toEqual(['waits']);
  press();
  await played;
  expect(told).toEqual(['waits', 'over']);
});

test('a board that comes, goes or is another meanwhile ends no waiting, and the one that is there then shows it', async () => {
  const { screen, board, told, played, press } = waiting();
  screen.receive({ type: 'board', board: null });
  screen.receive({ type: 'board', board: { ...board } });
  screen.receive({ type: 'board', board: null });
  screen.receive({ type: 'board', board: board });
  await turns();
  expect(told).toEqual(['waits']);
  press();
  await played;
  expect(told).toEqual(['waits', 'plays', 'over']);
});

test('what is cut short waits no longer, and is not shown', async () => {
  const { screen, board, told, abort, played } = waiting();
  screen.receive({ type: 'board', board: board });
  abort.abort();
  await played;
  expect(told).toEqual(['waits', 'over']);
});

test('a picture that is cut short finishes on the board that shows it, and not on one that was taken down', async () => {
  for (const replaced of [false, true]) {
    const screen = new BoardController();
    let finished = 0;
    let end = () => {};
    const play = () =>
      new Promise<void>((resolve) => {
        end = resolve;
      });
    screen.receive({ type: 'board', board: { play, finish: () => void finished++ } as unknown as Board });
    const abort = new AbortController();
    const played = screen.play([], null, abort.signal);
    await turns();
    if (replaced) screen.receive({ type: 'board', board: null });
    abort.abort();
    end();
    await played;
    expect(finished).toBe(replaced ? 0 : 1);
  }
});

test('messages reach the board that is open, and no board once it is closed', () => {
  const calls: unknown[][] = [];
  const names = ['sync', 'preview', 'mark', 'past'] as const;
  const board = Object.fromEntries(
    names.map((name) => [name, (...args: unknown[]) => void calls.push([name, ...args])]),
  );
  const screen = new BoardController();
  const send = () => {
    screen.receive({ type: 'show', view: 1 });
    screen.receive({ type: 'preview', preview: 2, view: 3 });
    screen.receive({ type: 'mark', marks: new Map([['a', 'picked']]) });
    screen.receive({ type: 'past', events: [] });
  };
  screen.receive({ type: 'board', board: board as unknown as Board });
  send();
  expect(calls).toEqual([
    ['sync', 1],
    ['preview', 2, 3],
    ['mark', new Map([['a', 'picked']])],
    ['past', []],
  ]);
  screen.receive({ type: 'board', board: null });
  send();
  expect(calls).toHaveLength(4);
});
