import { describe, expect, test } from 'vitest';
import { B, type Changes, off, Table, X1, X2, X3 } from '../table.ts';

const tile = { minusTwo: 0, minusOne: 1, zero: 2, zeroWithHit: 3, plusOne: 4, plusTwo: 5 };

/** The third round: escort, attacker and charge on given spaces. */
function escort(spaces: number[], changes: Changes = {}, raw: Record<string, unknown> = {}): Table {
  const planes = spaces.map((space) => ({ space }));
  const table = Table.planning({ scenario: 'escort', ...raw }, { round: 3, planes });
  table.change(changes);
  return table;
}

const exit = (take: boolean, seat = 0) => ({ type: 'exit', seat, take }) as const;

describe('leaving with the charge ("Escort", Winning the game; rulings 9 and 15)', () => {
  test.each([1, 2])('in round %i the way out is closed', (round) => {
    const table = escort([0, 3, 7], { round }).play([4, 1], [0, 1], { charge: tile.zero });
    expect(table.spaces).toEqual([4, 3, 3]);
  });

  test('in the third it is open to the charge', () => {
    for (const [take, end] of [
      [true, X2],
      [false, 1],
    ] as const) {
      const table = escort([0, 3, 7]).play([2, 0], [0, 1], { charge: tile.zero });
      expect(table.state.phase).toBe('movement.exit');
      expect(table.game.awaiting(table.state)).toEqual([0]);
      expect(table.do(exit(take)).spaces).toEqual([2, 3, end]);
    }
  });

  test('it is the combined movement that has to reach it', () => {
    const short = escort([0, 3, 6]).play([2, 0], [0, 1], { charge: tile.minusOne });
    expect(short.spaces).toEqual([2, 3, 7]);
    const far = escort([0, 3, 4]).play([5, 0], [0, 1], { charge: tile.plusTwo });
    expect(far.state.phase).toBe('movement.exit');
    expect(far.do(exit(true)).state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    expect(far.spaces).toEqual([5, 3, off]);
  });

  test('the escort itself is never asked and never leaves', () => {
    const table = escort([7, 3, 0]).play([5, 0], [0, 1], { charge: tile.minusTwo });
    expect(table.spaces).toEqual([4, 3, 3]);
  });

  test('the charge wins for its side past Exit, before any shot', () => {
    const table = escort([0, 7, X3], { planes: [{}, {}, { damage: 4 }] });
    table.play([1, 0], [0, 1], { charge: tile.zero });
    expect(table.of('shot')).toEqual([]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('on Exit it is not out yet', () => {
    const table = escort([0, 3, X1]).play([2, 0], [0, 1], { charge: tile.zero });
    expect([table.spaces[2], table.state.outcome]).toEqual([X3, null]);
  });

  test('the duty to loop beats leaving', () => {
    const table = escort([7, 2, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([6, 2, 6]);
  });

  test('so it does when the escort only starts on the loop', () => {
    const table = escort([B, 3, 7]).play([2, 0], [0, 1], { charge: tile.zero });
    expect(table.spaces).toEqual([6, 3, 5]);
  });

  test('once round the loop, the charge may leave when it comes over the junction again', () => {
    for (const [take, end] of [
      [true, X1],
      [false, 0],
    ] as const) {
      const table = escort([7, 3, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.plusTwo });
      expect(table.state.phase).toBe('movement.exit');
      expect(table.do(exit(take)).spaces).toEqual([6, 3, end]);
    }
  });

  test('a charge coming off the brown loop may leave over the junction', () => {
    const table = escort([0, 3, B]).play([4, 1], [0, 1], { charge: tile.zero });
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do(exit(true)).spaces).toEqual([4, 3, X1]);
  });

  test('a duty to the purple loop does not close the way out', () => {
    const table = escort([3, 4, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.do(exit(true)).spaces).toEqual([2, 4, X3]);
  });

  test('with the escort lost, the charge still leaves and wins', () => {
    const table = escort([0, 3, X2], { chargeTiles: { hand: [3, 4, 5], played: [] } });
    table.change({ planes: [{ damage: 7, down: true }] });
    table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.plusTwo }).give(1, [0, 1]).plan(1, [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('on the two-coloured side a charge round the brown loop comes out on the junction and may leave', () => {
    const table = escort([0, 3, 0], {}, { board: 'two-coloured' });
    table.play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do(exit(true)).spaces).toEqual([7, 3, X1]);
  });

  test('on the two-coloured side it flies past the junction to its loop, and may leave when it comes back', () => {
    for (const [take, end] of [
      [true, X1],
      [false, 7],
    ] as const) {
      const table = escort([0, 3, 6], {}, { board: 'two-coloured' });
      table.play([3, 0], [0, 1], { loops: [true, false], charge: tile.plusTwo });
      expect(table.state.phase).toBe('movement.exit');
      expect(table.do(exit(take)).spaces).toEqual([7, 3, end]);
    }
  });
});

describe('the attacker after it (ruling 9)', () => {
  test('may follow once the charge was on blue at the turn’s start, and stops on Exit', () => {
    const table = escort([0, 7, X1]).play([0, 0], [5, 0], { charge: tile.zero });
    expect(table.game.awaiting(table.state)).toEqual([1]);
    expect(table.do(exit(true, 1)).spaces).toEqual([0, X3, X1]);
  });

  test('may not while the charge is only entering', () => {
    const table = escort([0, 6, 7]).play([1, 0], [4, 1], { charge: tile.zero });
    expect(table.do(exit(true)).spaces).toEqual([1, 2, X1]);
  });

  test('the escort does not follow onto blue', () => {
    const table = escort([7, 3, X1]).play([1, 0], [0, 1], { charge: tile.minusOne });
    expect(table.spaces).toEqual([0, 3, X1]);
  });
});
