import type { EventFrame } from '@aerodrome/engine/core/record.ts';
import { expect, test, vi } from 'vitest';
import type { Board, BoardTransform, Outline } from '../../../renderer/boards/board.ts';
import { BoardController } from '../../../renderer/table/boardController.ts';
import type { BoardRequest, Canvas } from '../../../renderer/table/openBoard.ts';

const request = {} as BoardRequest;
const frames: readonly EventFrame[] = [{ event: { type: 'moved' }, view: 'after' }];
const round: Outline = { centre: { x: 0, y: 0 }, rx: 1, ry: 1 };
const resting: BoardTransform = { a: 1, d: 1, tx: 0, ty: 0, isAtRest: true, layoutRevision: 1 };

const turns = () => new Promise((resolve) => setImmediate(resolve));

/** A controller whose boards log their calls; `parts` replaces methods of the boards. */
function controllerWith(parts: Partial<Board> = {}) {
  const calls: unknown[][] = [];
  const log =
    (name: string) =>
    (...args: unknown[]) =>
      void calls.push([name, ...args]);
  let move: (matrix: BoardTransform) => void = () => {};
  const board = {
    ...Object.fromEntries(
      ['resize', 'sync', 'preview', 'mark', 'showTraces', 'destroy'].map((name) => [name, log(name)]),
    ),
    outlineOf: () => null,
    onTransform: (listener: typeof move) => {
      move = listener;
      return () => {};
    },
    ...parts,
  } as unknown as Board;
  const stage = { resize() {}, requestFrame() {}, close: log('close') } as unknown as Canvas;
  const reports: string[] = [];
  const controller = new BoardController(
    async () => ({ stage, board }),
    ({ code }) => reports.push(code),
  );
  const open = async () => {
    const close = controller.open(request);
    await turns();
    return close;
  };
  return { controller, calls, reports, stage, open, move: (matrix: BoardTransform) => move(matrix) };
}

/** An animation that waits for a key, and the steps that it has gone through. */
function waiting() {
  const steps: string[] = [];
  const { controller, open } = controllerWith({ play: async () => void steps.push('plays'), finish: () => {} });
  let press = () => {};
  controller.onWait = () =>
    new Promise<void>((resolve) => {
      steps.push('waits');
      press = resolve;
    });
  const abort = new AbortController();
  const played = controller.play(frames, null, abort.signal).then(() => steps.push('over'));
  return { open, steps, abort, played, press: () => press() };
}

test('an animation waits for its key even without a board', async () => {
  const { steps, played, press } = waiting();
  await turns();
  expect(steps).toEqual(['waits']);
  press();
  await played;
  expect(steps).toEqual(['waits', 'over']);
});

test('opening and closing boards does not end the wait for a key, and the last board plays the animation', async () => {
  const { open, steps, played, press } = waiting();
  const close = await open();
  close();
  await open();
  expect(steps).toEqual(['waits']);
  press();
  await played;
  expect(steps).toEqual(['waits', 'plays', 'over']);
});

test('an aborted animation stops waiting for its key, and is not played', async () => {
  const { open, steps, abort, played } = waiting();
  await open();
  abort.abort();
  await played;
  expect(steps).toEqual(['waits', 'over']);
});

test('an abort finishes the animation on the board that plays it, but not on a board that was closed', async () => {
  for (const isClosed of [false, true]) {
    let finished = 0;
    let end = () => {};
    const { controller, open } = controllerWith({
      play: () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
      finish: () => void finished++,
    });
    const close = await open();
    const abort = new AbortController();
    const played = controller.play(frames, null, abort.signal);
    await turns();
    if (isClosed) close();
    abort.abort();
    end();
    await played;
    expect(finished).toBe(isClosed ? 0 : 1);
  }
});

test('messages reach the board that is open, and no board once it is closed', async () => {
  const { controller, calls, open } = controllerWith();
  const send = () => {
    controller.send({ type: 'show', view: 1 });
    controller.send({ type: 'preview', preview: 2, view: 3 });
    controller.send({ type: 'offer', marks: new Map(), picked: ['a'] });
    controller.send({ type: 'publicEvents', events: () => [] });
  };
  const close = await open();
  send();
  expect(calls).toEqual([
    ['sync', 1],
    ['preview', 2, 3],
    ['mark', new Map([['a', 'picked']])],
    ['showTraces', []],
  ]);
  close();
  expect(calls.splice(0).slice(4)).toEqual([['destroy'], ['close']]);
  send();
  expect(calls).toEqual([]);
});

test('a board that opens late gets the last message of each type', async () => {
  const { controller, calls, stage, open } = controllerWith();
  controller.send({ type: 'settings', speed: 1, reducedMotion: false });
  controller.send({ type: 'settings', speed: 4, reducedMotion: true });
  controller.send({ type: 'show', view: 1 });
  controller.send({ type: 'show', view: 2 });
  await open();
  expect(calls).toEqual([['sync', 2]]);
  expect(stage).toMatchObject({ speed: 4, reducedMotion: true });
});

test('a board that opens during an animation shows the view before it, not that of an earlier viewer', async () => {
  const { controller, calls, open } = controllerWith({ play: () => new Promise(() => {}) });
  controller.send({ type: 'show', view: "another seat's" });
  const close = await open();
  const played = controller.play(frames, 'public', new AbortController().signal);
  close();
  await open();
  expect(calls.filter(([name]) => name === 'sync')).toEqual([
    ['sync', "another seat's"],
    ['sync', 'public'],
  ]);
  await played;
});

test('a board that is no longer wanted when it is ready is destroyed', async () => {
  const { controller, calls } = controllerWith();
  controller.open(request)();
  await turns();
  expect(calls).toEqual([['destroy'], ['close']]);
  expect(controller.getSnapshot().controls).toBeNull();
});

test('a board that cannot be opened is reported', async () => {
  const reports: string[] = [];
  const controller = new BoardController(
    () => Promise.reject(new Error('no canvas')),
    ({ code }) => reports.push(code),
  );
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  controller.open(request);
  await turns();
  expect(reports).toEqual(['match.noCanvas']);
  expect(logged.mock.calls).toEqual([['Drawing failed:', new Error('no canvas')]]);
  logged.mockRestore();
});

/** A controller over a factory that counts its boards; `fail` reports that the canvas of the last one has failed. */
function countingBoards() {
  const stages: Canvas[] = [];
  const closed: number[] = [];
  const shown: unknown[] = [];
  const reports: string[] = [];
  const controller = new BoardController(
    async () => {
      const index = stages.length;
      const stage = { resize() {}, requestFrame() {}, close: () => closed.push(index) } as unknown as Canvas;
      stages.push(stage);
      const board = {
        sync: (view: unknown) => shown.push([index, view]),
        mark() {},
        destroy() {},
        onTransform: () => () => {},
      } as unknown as Board;
      return { stage, board };
    },
    ({ code }) => reports.push(code),
  );
  const fail = async () => {
    stages.at(-1)?.onCanvasFailed();
    await turns();
  };
  return { controller, fail, closed, shown, reports, boards: () => stages.length };
}

test('a canvas that has failed is replaced, and the new board shows the last view', async () => {
  const { controller, fail, closed, shown, reports, boards } = countingBoards();
  controller.open(request);
  await turns();
  controller.send({ type: 'show', view: 'now' });
  await fail();
  expect([boards(), closed, reports]).toEqual([2, [0], []]);
  expect(shown).toEqual([
    [0, 'now'],
    [1, 'now'],
  ]);
  expect(controller.getSnapshot().controls).not.toBeNull();
});

test('the third canvas in a row that fails soon is the last one, and the match goes on in words', async () => {
  const { controller, fail, closed, reports, boards } = countingBoards();
  controller.open(request);
  await turns();
  await fail();
  await fail();
  expect(reports).toEqual([]);
  await fail();
  expect([boards(), closed, reports]).toEqual([3, [0, 1, 2], ['match.noCanvas']]);
  expect(controller.getSnapshot().controls).toBeNull();
  // The table can still be used.
  controller.send({ type: 'show', view: 'later' });
  await controller.play(frames, null, new AbortController().signal);
});

test('canvases that worked for a while are replaced as often as they fail', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const { controller, fail, reports, boards } = countingBoards();
    controller.open(request);
    await turns();
    for (let failures = 0; failures < 5; failures++) {
      vi.advanceTimersByTime(61_000);
      await fail();
    }
    expect([boards(), reports]).toEqual([6, []]);
    // Those that fail at once are counted from the last one that worked.
    await fail();
    await fail();
    expect([boards(), reports]).toEqual([8, []]);
    await fail();
    expect([boards(), reports]).toEqual([8, ['match.noCanvas']]);
  } finally {
    vi.useRealTimers();
  }
});

test('offered spots that lie on the board are marked, and their outlines are published', async () => {
  const onBoard = new Set(['a', 'c']);
  const { controller, calls, open, move } = controllerWith({
    outlineOf: (spot) => (onBoard.has(spot) ? round : null),
    play: async () => {},
  });
  const published: string[][] = [];
  controller.subscribe(() => published.push([...controller.getSnapshot().outlines.keys()]));
  await open();
  controller.send({
    type: 'offer',
    marks: new Map([
      ['a', 'offered'],
      ['b', 'offered'],
      ['c', 'danger'],
    ]),
    picked: ['p'],
  });
  expect(calls.at(-1)).toEqual([
    'mark',
    new Map([
      ['a', 'offered'],
      ['c', 'danger'],
      ['p', 'picked'],
    ]),
  ]);
  expect(published.at(-1)).toEqual(['a', 'c']);
  // Spots can get other places by a new layout, a view, or an animation.
  onBoard.delete('a');
  move({ ...resting, layoutRevision: 2 });
  expect(published.at(-1)).toEqual(['c']);
  onBoard.add('b');
  controller.send({ type: 'show', view: 1 });
  expect(published.at(-1)).toEqual(['b', 'c']);
  onBoard.add('a');
  await controller.play(frames, 1, new AbortController().signal);
  expect(published.at(-1)).toEqual(['a', 'b', 'c']);
});

test('a movement of the camera reaches its listeners and places no spot again', async () => {
  let placed = 0;
  const { controller, open, move } = controllerWith({
    outlineOf: () => {
      placed++;
      return round;
    },
  });
  await open();
  controller.send({ type: 'offer', marks: new Map([['a', 'offered']]), picked: [] });
  move(resting);
  placed = 0;
  const matrices: BoardTransform[] = [];
  const stop = controller.onTransform((matrix) => matrices.push(matrix));
  move({ ...resting, tx: 5 });
  stop();
  move({ ...resting, tx: 9 });
  expect(matrices.map(({ tx }) => tx)).toEqual([0, 5]);
  expect(placed).toBe(0);
});
