import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table, X1, X2, X3 } from '../table.ts';

/** You and the automatic opponent on given spaces; you a red spy and it blue unless a test says otherwise. */
function solo(own: number, other: number, changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const planes = [{ space: own }, { space: other }];
  const table = Table.planning({ scenario: 'espionage', ...raw, solo: true }, { planes });
  table.change(changes);
  return table;
}

/** The tile that it plays out of two when you stay where you are. */
function chosen(own: number, other: number, left: Printed, right: Printed, toss = 0): Printed {
  const table = solo(own, other).automaton(left, right);
  table.rng = new FixedRandom({ automaton: [0], toss: [toss] });
  const [choice] = table.play([0, 0]).of('automatonChose');
  const { value, hits } = table.tiles(1)[choice.tile];
  return [value, hits];
}

describe('which tile the automatic opponent plays ("Solo Play", Gameplay)', () => {
  const low: Printed = [1, 0];
  const high: Printed = [4, 1];

  test.each([
    ['one behind you', 4, 3],
    ['three behind you', 4, 1],
    ['four apart from you', 4, 0],
  ])('the automatic opponent plays the lower tile if it is %s', (_, own, other) => {
    expect(chosen(own, other, low, high)).toEqual(low);
    expect(chosen(own, other, high, low)).toEqual(low);
  });

  test.each([
    ['one ahead of you', 4, 5],
    ['three ahead of you', 4, 7],
    ['on your space', 4, 4],
  ])('the automatic opponent plays the higher tile if it is %s', (_, own, other) => {
    expect(chosen(own, other, low, high)).toEqual(high);
    expect(chosen(own, other, high, low)).toEqual(high);
  });

  test.each([
    ['it is on brown', 4, B],
    ['it is on purple', 4, P],
    ['you are on brown', B, 4],
    ['you are on purple', P, 4],
    ['both are on loops', P, B],
    ['it is on purple and you where that loop rejoins', 1, P],
  ])('the automatic opponent plays the tile just drawn if %s', (_, own, other) => {
    expect(chosen(own, other, low, high)).toEqual(high);
    expect(chosen(own, other, high, low)).toEqual(low);
  });

  test('the positions after your move decide which tile is played', () => {
    const table = solo(2, 5).automaton(low, high).play([4, 1]);
    expect(table.spaces[0]).toBe(6);
    expect(table.of('automatonChose')).toMatchObject([{ slot: 0, reason: 'lower' }]);
  });

  test('the tile with more hits is played out of two equal ones if the automatic opponent will be able to shoot', () => {
    expect(chosen(4, 2, [1, 0], [1, 2])).toEqual([1, 2]);
    expect(chosen(4, 2, [1, 2], [1, 1])).toEqual([1, 2]);
    expect(chosen(4, 6, [5, 0], [5, 2])).toEqual([5, 2]);
    expect(chosen(4, 6, [5, 2], [5, 0])).toEqual([5, 2]);
  });

  test('the tile with fewer hits is played out of two equal ones if the automatic opponent will not be able to shoot', () => {
    expect(chosen(4, 3, [1, 0], [1, 2])).toEqual([1, 0]);
    expect(chosen(4, 3, [1, 2], [1, 1])).toEqual([1, 1]);
    expect(chosen(4, 6, [1, 2], [1, 0])).toEqual([1, 0]);
  });

  test('the tile just drawn is played on a loop space, even out of two equal ones', () => {
    expect(chosen(B, 4, [1, 2], [1, 0])).toEqual([1, 0]);
    expect(chosen(B, 4, [1, 0], [1, 2])).toEqual([1, 2]);
  });

  test('the automatic opponent can shoot only with a shared colour', () => {
    expect(chosen(X1, 4, [1, 2], [1, 0])).toEqual([1, 0]);
    expect(chosen(X1, 6, [1, 2], [1, 0])).toEqual([1, 2]);
  });

  test('the toss comes before the choice of a tile out of two 3s with a loop in reach (ruling 16)', () => {
    // From 3 the loop ends on 2, behind you on 4; the ring ends on 6.
    expect(chosen(4, 3, [3, 0], [3, 1], 1)).toEqual([3, 1]);
    expect(chosen(4, 3, [3, 1], [3, 0], 1)).toEqual([3, 1]);
    expect(chosen(4, 3, [3, 0], [3, 1], 0)).toEqual([3, 0]);
    expect(chosen(4, 3, [3, 1], [3, 0], 0)).toEqual([3, 0]);
  });

  test('two 3s without a loop in reach are not tossed', () => {
    expect(chosen(4, 0, [3, 0], [3, 1], 1)).toEqual([3, 1]);
    const table = solo(4, 0).automaton([3, 0], [3, 1]).play([0, 0]);
    expect(table.of('automatonTossed')).toEqual([]);
  });

  test('the automatic opponent plays the lower tile with you on the exit path, near or far (ruling 16)', () => {
    for (const own of [X1, X2, X3]) {
      for (const other of [0, 1, 2, 3, 4, 5, 6, 7]) {
        expect(chosen(own, other, low, high)).toEqual(low);
        expect(chosen(own, other, high, low)).toEqual(low);
      }
    }
  });
});

describe('the toss of a 3 ("Solo Play", Gameplay)', () => {
  const threes = (other: number, toss: number) => {
    const table = solo(4, other).automaton([3, 0], [3, 0]);
    table.rng = new FixedRandom({ automaton: [0], toss: [toss] });
    table.play([0, 0]);
    return { end: table.spaces[1], tosses: table.of('automatonTossed').map((event) => event.loop) };
  };

  test.each([
    [1, P, 4],
    [2, 1, 5],
    [3, 2, 6],
    [5, B, 0],
    [6, 5, 1],
    [7, 6, 2],
  ])('a 3 from space %i is tossed between the loop and the ring', (other, looped, straight) => {
    expect(threes(other, 1)).toEqual({ end: looped, tosses: [true] });
    expect(threes(other, 0)).toEqual({ end: straight, tosses: [false] });
  });

  test.each([
    [0, 3],
    [4, 7],
    [P, 3],
    [B, 7],
  ])('a 3 from space %i cannot enter a loop, and is not tossed', (other, end) => {
    expect(threes(other, 1)).toEqual({ end, tosses: [] });
  });

  test('a tile other than a 3 is not tossed', () => {
    const table = solo(4, 3).automaton([2, 0], [5, 0]);
    table.rng = new FixedRandom({ automaton: [0], toss: [1] });
    expect(table.play([0, 0]).of('automatonTossed')).toEqual([]);
    expect(table.spaces[1]).toBe(5);
  });
});

describe('the tiles of the automatic opponent ("Solo Play", Gameplay)', () => {
  test('a played tile goes to the red squares, and a tile left in the right slot moves to the left one', () => {
    const table = solo(4, 3).automaton([1, 0], [4, 1]);
    const [left] = table.state.slots;
    const [right] = table.state.pilots[1].bag;
    table.play([0, 0]);
    expect(table.state.pilots[1].played).toEqual([left]);
    expect(table.state.slots).toEqual([right, -1]);
  });

  test('a tile left in the left slot stays there', () => {
    const table = solo(4, 3).automaton([4, 1], [1, 0]);
    const { slots, pilots } = table.state;
    table.play([0, 0]);
    expect(table.state.slots).toEqual(slots);
    expect(table.state.pilots[1].played).toEqual([pilots[1].bag[0]]);
  });

  test('the automatic opponent draws at random, one tile a turn', () => {
    const table = solo(4, 3);
    const { bag } = table.state.pilots[1];
    table.rng = new FixedRandom({ automaton: [9] });
    table.play([0, 0]);
    expect(table.of('automatonDrew')).toEqual([{ type: 'automatonDrew', tile: bag[9], slot: 1 }]);
    expect(table.state.pilots[1].bag).toHaveLength(13);
  });

  test('all used tiles but the open one return to the bag when the bag is empty', () => {
    const table = solo(4, 3).automaton([1, 0], [4, 1]);
    const [left] = table.state.slots;
    const [right, ...rest] = table.state.pilots[1].bag;
    table.change({ pilots: [undefined, { bag: [right], played: rest.slice(0, 3), stack: rest.slice(3) }] });
    table.play([0, 0]);
    const { bag, played, stack } = table.state.pilots[1];
    expect(table.state.slots).toEqual([right, -1]);
    expect([...bag].sort((a, b) => a - b)).toEqual([left, ...rest].sort((a, b) => a - b));
    expect([played, stack]).toEqual([[], []]);
    expect(table.of('automatonRefilled')).toEqual([{ type: 'automatonRefilled', count: 14 }]);
  });

  test('no used tile returns while one tile is left in the bag', () => {
    const table = solo(4, 3).automaton([1, 0], [4, 1]);
    const [right, next, ...rest] = table.state.pilots[1].bag;
    table.change({ pilots: [undefined, { bag: [right, next], stack: rest }] });
    expect(table.play([0, 0]).state.pilots[1].bag).toEqual([next]);
  });

  test.each([1, 2, 3])(
    'the end of round %i does not change the bag or slots of the automatic opponent (ruling 16)',
    (round) => {
      const table = solo(4, 3, { round, turn: 5 }).automaton([1, 0], [4, 1]);
      const [right, ...rest] = table.state.pilots[1].bag;
      table.play([0, 0]);
      expect(table.state.round).toBe(round + 1);
      expect(table.state.slots).toEqual([right, -1]);
      expect([...table.state.pilots[1].bag].sort((a, b) => a - b)).toEqual(rest);
      expect(table.state.pilots[1].hand).toEqual([]);
    },
  );
});

test('a turn has the order your move, the draw and choice of the automatic opponent, its move, targets, shots ("Solo Play", Gameplay)', () => {
  const table = solo(4, 1).automaton([1, 1], [4, 1]).play([1, 0]);
  const order = ['flew', 'automatonDrew', 'automatonChose', 'flew', 'photographed', 'shot', 'damaged', 'turnBegan'];
  expect(table.happened.filter((type) => order.includes(type))).toEqual(order);
  expect(table.of('flew').map((event) => event.plane)).toEqual([0, 1]);
});
