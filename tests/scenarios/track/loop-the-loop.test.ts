import type { BoardSide } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { B, P, type Printed, Table } from './table.ts';

const each: readonly Printed[] = [
  [0, 1],
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 1],
  [5, 0],
];

/** Where a looped 3 flies from each ring space that reaches a loop, space by space. */
const loops: Record<BoardSide, Record<number, readonly number[]>> = {
  'single-coloured': {
    1: [2, 3, P],
    2: [3, P, 1],
    3: [P, 1, 2],
    5: [6, 7, B],
    6: [7, B, 5],
    7: [B, 5, 6],
  },
  'two-coloured': {
    2: [3, 4, P],
    3: [4, P, 2],
    4: [P, 2, 3],
    6: [7, 0, B],
    7: [0, B, 6],
    0: [B, 6, 7],
  },
};
/** The space each loop comes back to. */
const rejoins: Record<BoardSide, Record<number, number>> = {
  'single-coloured': { [P]: 1, [B]: 5 },
  'two-coloured': { [P]: 2, [B]: 6 },
};

function at(board: BoardSide, space: number, other = space): Table {
  return Table.planning({ board }, { hands: [each, each], planes: [{ space }, { space: other }] });
}

function loopPlan(table: Table, printed: Printed) {
  return { type: 'plan' as const, seat: 0, tile: table.tile(0, printed), loop: true };
}

describe.each(['single-coloured', 'two-coloured'] as const)('the %s side', (board) => {
  const reaching = Object.entries(loops[board]).map(([from, path]) => ({ from: Number(from), path }));
  const others = [0, 1, 2, 3, 4, 5, 6, 7].filter((space) => !(space in loops[board]));

  test.each(reaching)('a 3 played from $from on its loop side flies $path ("Loop the Loop")', ({ from, path }) => {
    const table = at(board, from).turn([3, 0], [0, 1], { loops: [true, false] });
    expect(table.state.planes[0].space).toBe(path[2]);
    expect(table.of('flew').filter(({ plane }) => plane === 0)).toMatchObject([{ from, path }]);
  });

  test.each(reaching)('the second pilot loops from $from like the first ("Loop the Loop")', ({ from, path }) => {
    const table = at(board, from).turn([0, 1], [3, 0], { loops: [false, true] });
    expect(table.state.planes[1].space).toBe(path[2]);
  });

  test.each(reaching)('a 3 played from $from on its normal side stays on the ring ("Loop the Loop")', ({ from }) => {
    const table = at(board, from).turn([3, 0], [0, 1]);
    expect(table.state.planes[0].space).toBe((from + 3) % 8);
  });

  test.each(others)(
    'a 3 played from %i reaches no loop: the loop side is not offered and is refused with a reason ("Loop the Loop")',
    (from) => {
      const table = at(board, from);
      const offered = table.game.legalActions(table.state, 0);
      expect(offered).not.toHaveLength(0);
      expect(offered.filter((action) => action.type === 'plan' && action.loop)).toEqual([]);
      expect(table.game.check(table.state, loopPlan(table, [3, 0]))).toEqual({ code: 'track.loopOutOfReach' });
    },
  );

  test('only a 3 has a loop side, wherever it is played ("Loop the Loop")', () => {
    for (let from = 0; from < 10; from++) {
      const table = at(board, from);
      for (const printed of each.filter(([value]) => value !== 3)) {
        expect(table.game.check(table.state, loopPlan(table, printed))).toEqual({ code: 'track.onlyThreesLoop' });
      }
    }
  });

  test('a 3 on a space that reaches a loop is offered on both its sides ("Loop the Loop")', () => {
    for (const { from } of reaching) {
      const table = at(board, from);
      const tile = table.tile(0, [3, 0]);
      const sides = table.game.legalActions(table.state, 0).filter((a) => a.type === 'plan' && a.tile === tile);
      expect(sides).toEqual([false, true].map((loop) => ({ type: 'plan', seat: 0, tile, loop })));
    }
  });

  test.each([P, B])('any tile but a 0 flies from loop space %i to the ring ("Loop the Loop")', (from) => {
    for (const printed of each.slice(1)) {
      const table = at(board, from).turn(printed, [0, 1]);
      const first = rejoins[board][from];
      const path = Array.from({ length: printed[0] }, (_, step) => (first + step) % 8);
      expect(table.state.planes[0].space).toBe(path.at(-1));
      expect(table.of('flew').filter(({ plane }) => plane === 0)).toMatchObject([{ from, path }]);
    }
  });

  test.each([P, B])('a 0 on loop space %i stays there ("Loop the Loop")', (from) => {
    const table = at(board, from).turn([0, 1], [1, 0]);
    expect(table.state.planes[0].space).toBe(from);
  });

  test.each([P, B])('a 3 played from loop space %i cannot reach a loop again ("Loop the Loop")', (from) => {
    const table = at(board, from);
    expect(table.game.check(table.state, loopPlan(table, [3, 0]))).toEqual({ code: 'track.loopOutOfReach' });
    const looped = table.game.legalActions(table.state, 0).filter((action) => action.type === 'plan' && action.loop);
    expect(looped).toEqual([]);
  });

  test('both pilots may loop in one turn, on the same loop or on two ("Loop the Loop")', () => {
    for (const a of reaching) {
      for (const b of reaching) {
        const table = at(board, a.from, b.from).turn([3, 0], [3, 0], { loops: [true, true] });
        expect(table.state.planes.map((plane) => plane.space)).toEqual([a.path[2], b.path[2]]);
      }
    }
  });
});

test('blue loops the purple loop in the printed example and ends one space behind its start ("Loop the Loop")', () => {
  for (const [from, to] of [
    [3, 2],
    [2, 1],
  ]) {
    const table = at('single-coloured', 0, from).turn([0, 1], [3, 0], { loops: [false, true] });
    expect(table.state.planes[1].space).toBe(to);
    expect(table.of('flew').at(-1)?.path).toContain(P);
  }
});

test('the side of a 3 is chosen when the tile is laid and shown at the reveal ("Loop the Loop")', () => {
  const table = at('single-coloured', 3);
  const tiles = [table.tile(0, [3, 0]), table.tile(1, [3, 0])];
  table.turn([3, 0], [3, 0], { loops: [true, false] });
  expect(table.of('revealed')[0].plans).toEqual([
    { tile: tiles[0], loop: true },
    { tile: tiles[1], loop: false },
  ]);
});

test('a plan without a side for its tile is refused ("Loop the Loop")', () => {
  const table = at('single-coloured', 3);
  const open = { type: 'plan', seat: 0, tile: table.tile(0, [3, 0]) };
  expect(table.game.check(table.state, open)).toEqual({ code: 'action.malformed' });
});

test('a turn may end on a loop space and the next one completes the loop ("Loop the Loop")', () => {
  const table = at('single-coloured', 1, 0).turn([3, 0], [0, 1], { loops: [true, false] });
  expect(table.state.planes[0].space).toBe(P);
  table.turn([0, 1], [1, 0]);
  expect(table.state.planes[0].space).toBe(P);
  table.turn([2, 0], [2, 0]);
  expect(table.state.planes[0].space).toBe(2);
});
