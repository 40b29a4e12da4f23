import { describe, expect, test } from 'vitest';
import { B, type Changes, P, type Printed, Table, X1, X3 } from '../table.ts';

const tile = { zero: 2, zeroWithHit: 3, plusOne: 4, plusTwo: 5 };

function solo(spaces: number[], changes: Changes = {}): Table {
  const planes = spaces.map((space) => ({ space }));
  const table = Table.planning({ scenario: 'escort', solo: true }, { planes });
  table.change(changes);
  return table;
}

/** You and your charge stay; it has the choice of two tiles. */
function stay(spaces: number[], left: Printed, right: Printed, changes: Changes = {}): Table {
  return solo(spaces, changes).automaton(left, right).play([0, 0], undefined, { charge: tile.zero });
}

describe('the automatic opponent after your charge ("Solo Play", Escort Scenario)', () => {
  test.each([
    ['behind the charge, ahead of the escort: lower', [3, 4, 5], 'lower'],
    ['ahead of the charge, behind the escort: higher', [5, 4, 3], 'higher'],
    ['on the charge’s space: higher', [5, 4, 4], 'higher'],
    ['four apart from the charge: lower', [4, 4, 0], 'lower'],
    ['the charge on a loop: the one just drawn', [5, 4, P], 'loopSpace'],
    ['the escort on a loop: lower, by the charge alone', [P, 4, 5], 'lower'],
    ['the automatic opponent on a loop: the one just drawn', [5, B, 4], 'loopSpace'],
  ])('the automatic opponent chooses its tile by the charge’s position: %s', (_, spaces, reason) => {
    expect(stay(spaces, [1, 0], [4, 1]).of('automatonChose')).toMatchObject([{ reason }]);
  });

  test('the automatic opponent shoots the charge, even past a closer escort', () => {
    const table = stay([3, 1, 4], [1, 2], [4, 1]);
    expect(table.of('shot')).toMatchObject([{ from: 1, at: [2], distance: 2, hits: 2 }]);
    expect(table.state.planes.map((plane) => plane.damage)).toEqual([1, 0, 2]);
  });

  test('the automatic opponent gives the charge all hits if escort and charge are on one space (ruling 16)', () => {
    const table = stay([4, 1, 4], [1, 1], [4, 1]);
    expect(table.state.phase).toBe('planning.sealing');
    expect(table.state.planes.map((plane) => plane.damage)).toEqual([1, 0, 1]);
  });

  test('the automatic opponent does not shoot an escort if it is behind the escort only', () => {
    expect(stay([4, 1, B], [5, 0], [1, 2]).of('shot')).toEqual([]);
    expect(stay([4, 1, 1], [2, 2], [1, 2]).of('shot')).toEqual([]);
  });

  test('the automatic opponent breaks a tie by whether it will be able to shoot the charge', () => {
    const choose = (spaces: number[]) => stay(spaces, [1, 0], [1, 2]).of('automatonChose')[0].reason;
    expect(choose([0, 1, 4])).toBe('moreHits');
    expect(choose([4, 2, 3])).toBe('fewerHits');
  });

  test('the automatic opponent flies a smart 3 to where it can shoot the charge', () => {
    const raw = { scenario: 'escort', solo: true, smartThree: true };
    const table = Table.planning(raw, { planes: [{ space: 7 }, { space: 3 }, { space: 4 }] });
    table.automaton([3, 1], [5, 0]).play([0, 0], undefined, { charge: tile.zero });
    expect(table.spaces[1]).toBe(2);
    expect(table.of('shot')).toMatchObject([{ from: 1, at: [2] }]);
  });

  test('the automatic opponent plays the lower tile with the charge on blue, and stays on the ring', () => {
    for (const other of [0, 3, 5, 7]) {
      const table = stay([2, other, X1], [4, 1], [1, 0], { round: 3 });
      expect(table.of('automatonChose')).toMatchObject([{ reason: 'lower' }]);
      expect(table.spaces[1]).toBe((other + 1) % 8);
    }
  });
});

describe('winning and losing ("Solo Play", Escort Scenario)', () => {
  test('the mission is lost if the charge is shot down', () => {
    const table = stay([0, 2, 5], [1, 1], [4, 1], { planes: [{}, {}, { damage: 4 }] });
    expect(table.state.outcome).toEqual({ ending: 'chargeShotDown', winners: [], lost: true });
  });

  test('the mission is lost if the charge has not left after the third round (ruling 16)', () => {
    const table = stay([P, B, P], [0, 1], [5, 0], { round: 3, turn: 5 });
    expect(table.state.outcome).toEqual({ ending: 'notOut', winners: [], lost: true });
  });

  test('the mission is won if the charge passes Exit in the third round', () => {
    const table = solo([2, 5, X3], { round: 3 }).play([1, 0], undefined, { charge: tile.zero });
    expect(table.state.outcome).toEqual({ ending: 'escaped', winners: [0] });
  });

  test('the hits of escort and charge never shoot the automatic opponent down', () => {
    for (const spaces of [
      [2, 2, B],
      [B, 2, 2],
    ]) {
      const table = solo(spaces, { planes: [{}, { damage: 6 }, {}] }).automaton([1, 0], [4, 1]);
      table.play([0, 1], undefined, { charge: tile.zeroWithHit });
      expect(table.state.outcome).toBeNull();
      expect(table.state.planes[1].down).toBe(false);
    }
  });
});
