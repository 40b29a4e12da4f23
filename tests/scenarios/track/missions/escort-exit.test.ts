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
  test.each([1, 2])('the exit is closed in round %i', (round) => {
    const table = escort([0, 3, 7], { round }).play([4, 1], [0, 1], { charge: tile.zero });
    expect(table.spaces).toEqual([4, 3, 3]);
  });

  test('the exit is open to the charge in the third round', () => {
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

  test('the combined movement of escort and charge decides whether the charge reaches the exit', () => {
    const short = escort([0, 3, 6]).play([2, 0], [0, 1], { charge: tile.minusOne });
    expect(short.spaces).toEqual([2, 3, 7]);
    const far = escort([0, 3, 4]).play([5, 0], [0, 1], { charge: tile.plusTwo });
    expect(far.state.phase).toBe('movement.exit');
    expect(far.do(exit(true)).state.outcome).toEqual({ ending: 'escaped', winners: [0] });
    expect(far.spaces).toEqual([5, 3, off]);
  });

  test('the escort itself is never asked about the exit and never leaves', () => {
    const table = escort([7, 3, 0]).play([5, 0], [0, 1], { charge: tile.minusTwo });
    expect(table.spaces).toEqual([4, 3, 3]);
  });

  test('a charge past Exit wins for its side before any shot', () => {
    const table = escort([0, 7, X3], { planes: [{}, {}, { damage: 4 }] });
    table.play([1, 0], [0, 1], { charge: tile.zero });
    expect(table.of('shot')).toEqual([]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('a charge on Exit has not left yet', () => {
    const table = escort([0, 3, X1]).play([2, 0], [0, 1], { charge: tile.zero });
    expect([table.spaces[2], table.state.outcome]).toEqual([X3, null]);
  });

  test('a charge that has to loop cannot leave', () => {
    const table = escort([7, 2, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.spaces).toEqual([6, 2, 6]);
  });

  test('a charge that has to loop cannot leave, even if its escort only starts on the loop', () => {
    const table = escort([B, 3, 7]).play([2, 0], [0, 1], { charge: tile.zero });
    expect(table.spaces).toEqual([6, 3, 5]);
  });

  test('a charge may leave when it reaches the junction again after the loop', () => {
    for (const [take, end] of [
      [true, X1],
      [false, 0],
    ] as const) {
      const table = escort([7, 3, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.plusTwo });
      expect(table.state.phase).toBe('movement.exit');
      expect(table.do(exit(take)).spaces).toEqual([6, 3, end]);
    }
  });

  test('a charge coming off the brown loop may leave at the junction', () => {
    const table = escort([0, 3, B]).play([4, 1], [0, 1], { charge: tile.zero });
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do(exit(true)).spaces).toEqual([4, 3, X1]);
  });

  test('an escort that flies the purple loop does not keep its charge from leaving', () => {
    const table = escort([3, 4, 7]).play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.do(exit(true)).spaces).toEqual([2, 4, X3]);
  });

  test('a charge whose escort is lost can still leave and win', () => {
    const table = escort([0, 3, X2], { chargeTiles: { hand: [3, 4, 5], played: [] } });
    table.change({ planes: [{ damage: 7, down: true }] });
    table.do({ type: 'plan', seat: 0, tile: -1, loop: false, charge: tile.plusTwo }).give(1, [0, 1]).plan(1, [0, 1]);
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('a charge flying the brown loop of the two-coloured side reaches the junction and may leave', () => {
    const table = escort([0, 3, 0], {}, { board: 'two-coloured' });
    table.play([3, 0], [0, 1], { loops: [true, false], charge: tile.zero });
    expect(table.state.phase).toBe('movement.exit');
    expect(table.do(exit(true)).spaces).toEqual([7, 3, X1]);
  });

  test('a charge on the two-coloured side flies past the junction to its loop, and may leave when it comes back', () => {
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

describe('the attacker and the exit (ruling 9)', () => {
  test('the attacker may follow if the charge was on blue at the start of the turn, and stops on Exit', () => {
    const table = escort([0, 7, X1]).play([0, 0], [5, 0], { charge: tile.zero });
    expect(table.game.awaiting(table.state)).toEqual([1]);
    expect(table.do(exit(true, 1)).spaces).toEqual([0, X3, X1]);
  });

  test('the attacker may not follow while the charge is only entering the exit path', () => {
    const table = escort([0, 6, 7]).play([1, 0], [4, 1], { charge: tile.zero });
    expect(table.do(exit(true)).spaces).toEqual([1, 2, X1]);
  });

  test('the escort does not follow its charge onto blue', () => {
    const table = escort([7, 3, X1]).play([1, 0], [0, 1], { charge: tile.minusOne });
    expect(table.spaces).toEqual([0, 3, X1]);
  });
});
