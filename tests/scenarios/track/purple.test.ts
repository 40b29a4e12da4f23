import { boardSides } from '@aerodrome/engine/games/track/data/box.ts';
import { describe, expect, test } from 'vitest';
import { P, type Printed, Table } from './table.ts';

const flown = { biplanes: ['purple', 'red'] };
const counts = (table: Table) => [table.state.pilots[0].hand.length, table.state.pilots[0].bag.length];

describe('the hand', () => {
  test('purple’s hand has seven tiles at the start, and eight stay in the bag ("Purple Biplane")', () => {
    expect(counts(Table.planning(flown))).toEqual([7, 8]);
    const second = Table.planning({ biplanes: ['red', 'purple'] }).state.pilots;
    expect(second.map((pilot) => pilot.hand.length)).toEqual([6, 7]);
  });

  test('purple’s hand keeps its two remaining tiles in the second round and is refilled to seven ("Purple Biplane")', () => {
    const table = Table.planning(flown).quietTurns(4);
    const before = table.state.pilots[0].hand;
    expect(before).toHaveLength(3);
    table.quietTurns(1);
    const { hand, stack } = table.state.pilots[0];
    const carried = before.filter((tile) => tile !== stack[4]);
    expect(carried).toHaveLength(2);
    expect(hand).toEqual(expect.arrayContaining(carried));
    expect(counts(table)).toEqual([7, 3]);
  });

  test('purple’s hand has only five tiles in the third round, and all are played ("Purple Biplane")', () => {
    const table = Table.planning(flown).quietTurns(10);
    expect(counts(table)).toEqual([5, 0]);
    table.quietTurns(4);
    expect(counts(table)).toEqual([1, 0]);
    expect(table.quietTurns(1).state.outcome).not.toBeNull();
    expect(counts(table)).toEqual([0, 0]);
  });
});

describe('reach', () => {
  const zero: Printed = [0, 1];
  const shots = (purple: number, red: number, board = 'single-coloured') => {
    const planes = [{ space: purple }, { space: red }];
    return Table.planning({ ...flown, board }, { hands: [[zero], [zero]], planes })
      .turn(zero, zero)
      .of('shot');
  };

  test.each([1, 2])('purple shoots from %i behind ("Purple Biplane")', (ahead) => {
    for (let from = 0; from < 8; from++) {
      expect(shots(from, (from + ahead) % 8)).toMatchObject([{ from: 0, at: [1], distance: ahead }]);
    }
  });

  test('purple does not shoot from three behind ("Purple Biplane")', () => {
    for (let from = 0; from < 8; from++) expect(shots(from, (from + 3) % 8)).toEqual([]);
  });

  test('purple is still shot from three behind ("Purple Biplane")', () => {
    for (let from = 0; from < 8; from++) {
      expect(shots((from + 3) % 8, from)).toMatchObject([{ from: 1, at: [0], distance: 3 }]);
    }
  });

  test.each(boardSides)('purple shoots from the purple space of the %s side ("Purple Biplane")', (board) => {
    expect(shots(P, board === 'single-coloured' ? 1 : 2, board)).toMatchObject([{ from: 0, distance: 1 }]);
  });

  test('purple in the second seat has the short reach, too ("Purple Biplane")', () => {
    const hands = [[zero], [zero]];
    const seen = [1, 2, 3].map((ahead) => {
      const planes = [{ space: ahead }, { space: 0 }];
      return Table.planning({ biplanes: ['red', 'purple'] }, { hands, planes })
        .turn(zero, zero)
        .of('shot').length;
    });
    expect(seen).toEqual([1, 1, 0]);
  });
});
