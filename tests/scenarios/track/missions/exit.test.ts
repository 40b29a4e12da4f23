import { describe, expect, test } from 'vitest';
import { type Changes, off, P, type Printed, Table, X1, X2, X3 } from '../table.ts';

const fourGone = [0, 0, 0, 0, 2];

/** A spy who has photographed enough, and its defender, on given spaces. */
function spy(own: number, other: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  return Table.planning(
    { scenario: 'espionage', ...raw },
    { targets: fourGone, planes: [{ space: own }, { space: other }], ...changes },
  );
}

const exit = (take: boolean, seat = 0) => ({ type: 'exit', seat, take }) as const;

describe('the exit for the plane of the mission (ruling 9)', () => {
  test.each<[string, number, Printed, number, number]>([
    ['starting on the junction', 7, [2, 0], X2, 1],
    ['coming over the junction', 5, [3, 0], X1, 0],
    ['with as little as one step left', 6, [2, 0], X1, 0],
  ])('a mission plane %s chooses between the exit path and the ring', (_, from, tile, taken, passed) => {
    for (const [take, end] of [
      [true, taken],
      [false, passed],
    ] as const) {
      const table = spy(from, 3).play(tile, [0, 1]);
      expect(table.state.phase).toBe('movement.exit');
      expect(table.game.awaiting(table.state)).toEqual([0]);
      table.do(exit(take));
      expect(table.spaces).toEqual([end, 3]);
    }
  });

  test('the choice of the exit comes after the reveal', () => {
    const table = spy(7, 3).play([2, 0], [0, 1]);
    expect(table.happened).toContain('revealed');
    expect(table.game.view(table.state, 0).pilots[1].plan).toMatchObject({ tile: 0, loop: false });
    expect(table.spaces).toEqual([7, 3]);
  });

  test.each<[string, number, Printed]>([
    ['ending on the junction', 6, [1, 0]],
    ['staying on the junction', 7, [0, 0]],
    ['not reaching the junction', 2, [4, 1]],
  ])('a mission plane %s is not asked about the exit', (_, from, tile) => {
    const table = spy(from, 3).play(tile, [0, 1]);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces[0]).toBe(from + tile[0]);
  });

  test('a 3 on its loop side flies round the loop from the junction, without a question', () => {
    expect(spy(7, 3).play([3, 0], [0, 1], { loops: [true, false] }).spaces).toEqual([6, 3]);
    expect(spy(6, 3).play([3, 0], [0, 1], { loops: [true, false] }).spaces).toEqual([5, 3]);
  });

  test('a mission plane that comes off the brown loop and over the junction is asked about the exit', () => {
    const table = spy(9, 3).play([4, 1], [0, 1]);
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do(exit(true)).spaces).toEqual([X1, 3]);
  });

  test('a looped 3 on the two-coloured side can reach the junction, and its pilot is asked about the exit', () => {
    for (const [take, end] of [
      [true, X1],
      [false, 7],
    ] as const) {
      const table = spy(0, 3, {}, { board: 'two-coloured' }).play([3, 0], [0, 1], { loops: [true, false] });
      expect(table.state.phase).toBe('movement.exit');
      expect(table.do(exit(take)).spaces).toEqual([end, 3]);
    }
  });

  test('a loop ahead of the junction on the two-coloured side is flown without a question', () => {
    const table = spy(6, 3, {}, { board: 'two-coloured' }).play([3, 0], [0, 1], { loops: [true, false] });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([9, 3]);
  });

  test.each([
    ['espionage', [2, 1, 0, 0, 0]],
    ['bombing', [1, 2, 0, 0, 0]],
  ])('the exit is closed with three targets gone in %s', (scenario, targets) => {
    const table = Table.planning(
      { scenario, biplanes: ['black', 'blue'] },
      { targets, planes: [{ space: 7 }, { space: 3 }] },
    ).play([4, 0], [0, 1]);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([3, 3]);
  });

  test('a fourth target opens the exit only for the next move ("Order inside a turn")', () => {
    const table = spy(6, 3, { targets: [0, 0, 0, 2, 2] }).play([0, 0], [0, 1]);
    expect(table.of('photographed')).toHaveLength(1);
    expect(table.state.phase).toBe('planning.sealing');
    table.play([2, 0], [1, 0]);
    expect(table.state.phase).toBe('movement.exit');
  });
});

describe('on the exit path ("Advanced Scenarios")', () => {
  test.each<[number, Printed, number]>([
    [X1, [0, 0], X1],
    [X1, [1, 0], X2],
    [X1, [2, 0], X3],
    [X2, [1, 0], X3],
    [X3, [0, 0], X3],
  ])(
    'a mission plane on exit space %i flies on along the path with every tile, without a question: %j',
    (from, tile, end) => {
      const table = spy(from, 3).play(tile, [0, 1]);
      expect(table.state).toMatchObject({ phase: 'planning.sealing', outcome: null });
      expect(table.spaces).toEqual([end, 3]);
    },
  );

  test.each<[number, Printed]>([
    [X1, [3, 0]],
    [X2, [2, 0]],
    [X2, [5, 0]],
    [X3, [1, 0]],
  ])('a mission plane on exit space %i that moves beyond Exit leaves and wins: %j', (from, tile) => {
    const table = spy(from, 3).play(tile, [0, 1]);
    expect(table.of('leftBoard')).toEqual([{ type: 'leftBoard', plane: 0 }]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    expect(table.spaces[0]).toBe(off);
  });

  test('a mission plane on the junction leaves in one move with a 4, and ends on Exit with a 3', () => {
    expect(spy(7, 3).play([4, 1], [0, 1]).do(exit(true)).state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    const short = spy(7, 3).play([3, 0], [0, 1]).do(exit(true));
    expect([short.spaces[0], short.state.outcome]).toEqual([X3, null]);
  });

  test('a 3 on the exit path cannot loop', () => {
    const table = spy(X1, 3).give(0, [3, 0]);
    const plan = { type: 'plan', seat: 0, tile: table.tile(0, [3, 0]), loop: true };
    expect(table.game.check(table.state, plan)).toEqual({ code: 'track.loopOutOfReach' });
  });

  test('a plane that leaves ends the game before any shot ("Order inside a turn")', () => {
    const table = spy(X2, 7, { planes: [{ space: X2, damage: 6 }, { space: 7 }] }).play([2, 0], [0, 1]);
    expect(table.of('shot')).toEqual([]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('the two-coloured side has its own exit', () => {
    const table = spy(6, 3, {}, { board: 'two-coloured' }).play([4, 1], [0, 1]).do(exit(true));
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });
});

describe('the opponent and the exit path (ruling 9)', () => {
  test('the opponent is asked if the mission plane was on blue when the turn began', () => {
    for (const [take, end] of [
      [true, X2],
      [false, 1],
    ] as const) {
      const table = spy(X1, 7).play([0, 0], [2, 0]);
      expect(table.state.phase).toBe('movement.exit');
      expect(table.game.awaiting(table.state)).toEqual([1]);
      expect(table.do(exit(take, 1)).spaces).toEqual([X1, end]);
    }
  });

  test('the opponent stops on Exit, even if its tile would carry it further', () => {
    const table = spy(X1, 7).play([0, 0], [5, 0]).do(exit(true, 1));
    expect([table.spaces, table.state.outcome]).toEqual([[X1, X3], null]);
    expect(table.of('flew').find(({ plane }) => plane === 1)?.path).toEqual([X1, X2, X3]);
    expect(table.play([1, 0], [4, 1]).spaces).toEqual([X2, X3]);
    expect(table.of('leftBoard')).toEqual([]);
  });

  test('the opponent is not asked while the mission plane is only entering the path', () => {
    const table = spy(7, 6).play([1, 0], [3, 0]).do(exit(true));
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([X1, 1]);
  });

  test('the opponent is not asked while the mission plane stands on the junction', () => {
    expect(spy(7, 6).play([0, 0], [3, 0]).spaces).toEqual([7, 1]);
  });

  test('the opponent flies a loop with the loop side of a 3, without a question', () => {
    expect(spy(X1, 7).play([0, 0], [3, 0], { loops: [false, true] }).spaces).toEqual([X1, 6]);
  });

  test('the opponent flies on along the exit path without a question', () => {
    expect(spy(X2, X1).play([0, 0], [1, 0]).spaces).toEqual([X2, X2]);
  });

  test('the opponent is not asked when it flies from the purple loop', () => {
    expect(spy(X1, P).play([0, 0], [5, 0]).spaces).toEqual([X1, 5]);
  });
});
