import {
  columnEnds,
  distance,
  distanceAhead,
  fromOffset,
  type Hex,
  hexBoard,
  hexesInLine,
  isOn,
  neighbour,
  north,
  northEast,
  northWest,
  rotate,
  sameHex,
  south,
  southEast,
  southWest,
  toOffset,
} from '@aerodrome/engine/boards/hex.ts';
import { describe, expect, test } from 'vitest';

const sides = [north, northEast, southEast, south, southWest, northWest];
const at = (column: number, row: number) => fromOffset({ column, row });

describe('a field of hexes', () => {
  test.each([
    [9, 11, 94],
    [11, 11, 115],
    [13, 13, 162],
  ])('%i columns with long ones of %i hold %i hexes, all different and all on the board', (columns, long, count) => {
    const board = hexBoard(columns, long);
    expect(board.hexes).toHaveLength(count);
    expect(new Set(board.hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(count);
    expect(board.hexes.every((hex) => isOn(board, hex))).toBe(true);
  });

  test('odd columns are long, even ones one hex shorter', () => {
    const board = hexBoard(11, 11);
    for (let column = 0; column < 11; column++) {
      const rows = board.hexes.map(toOffset).filter((place) => place.column === column);
      expect(rows.map((place) => place.row)).toEqual(Array.from({ length: column % 2 ? 11 : 10 }, (_, row) => row));
    }
  });

  test('a hex past an end of a column, or left or right of all columns, is off the board', () => {
    const board = hexBoard(11, 11);
    for (const hex of [at(3, -1), at(3, 11), at(4, -1), at(4, 10), at(-1, 5), at(11, 5)]) {
      expect(isOn(board, hex)).toBe(false);
    }
  });

  test('a column ends in its first and in its last hex', () => {
    const board = hexBoard(13, 13);
    expect(columnEnds(board, 5)).toEqual({ top: at(5, 0), bottom: at(5, 12) });
    expect(columnEnds(board, 6)).toEqual({ top: at(6, 0), bottom: at(6, 11) });
  });

  test('every hex has at least two neighbours on the board', () => {
    const board = hexBoard(9, 11);
    for (const hex of board.hexes) {
      expect(sides.filter((side) => isOn(board, neighbour(hex, side))).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('places', () => {
  test('column and row turn into axial coordinates and back', () => {
    expect(at(3, 10)).toEqual({ q: 3, r: 8 });
    expect(at(4, 9)).toEqual({ q: 4, r: 7 });
    expect(at(0, 0)).toEqual({ q: 0, r: 0 });
    for (const hex of hexBoard(11, 11).hexes) expect(fromOffset(toOffset(hex))).toEqual(hex);
  });

  test('even columns stand half a hex lower, so that their upper neighbours have the same row', () => {
    const around = (hex: Hex) => sides.map((side) => toOffset(neighbour(hex, side))).map((o) => [o.column, o.row]);
    expect(around(at(4, 5))).toEqual([
      [4, 4],
      [5, 5],
      [5, 6],
      [4, 6],
      [3, 6],
      [3, 5],
    ]);
    expect(around(at(5, 5))).toEqual([
      [5, 4],
      [6, 4],
      [6, 5],
      [5, 6],
      [4, 5],
      [4, 4],
    ]);
  });

  test('no coordinate is a negative zero', () => {
    for (const { q, r } of hexBoard(11, 11).hexes) {
      expect(Object.is(q, -0) || Object.is(r, -0)).toBe(false);
    }
  });
});

describe('facings', () => {
  test('six sixths make a full turn, either way', () => {
    expect(rotate(north, 1)).toBe(northEast);
    expect(rotate(north, -1)).toBe(northWest);
    expect(rotate(northWest, 2)).toBe(northEast);
    expect(rotate(northEast, -2)).toBe(northWest);
    for (const side of sides) expect([rotate(side, 6), rotate(side, -6)]).toEqual([side, side]);
  });

  test('a step and a second one out of the opposite side lead back to the first hex', () => {
    for (const side of sides) expect(neighbour(neighbour(at(5, 5), side), rotate(side, 3))).toEqual(at(5, 5));
  });
});

describe('rows of fire', () => {
  test('a row of fire goes straight out of one side, the nearest hex first', () => {
    expect(hexesInLine(at(5, 5), northEast, 3)).toEqual([at(6, 4), at(7, 4), at(8, 3)]);
    expect(hexesInLine(at(5, 5), south, 2)).toEqual([at(5, 6), at(5, 7)]);
  });

  test('the distance ahead of a hex is the length of the row up to it, and no other row contains the hex', () => {
    for (const side of sides) {
      for (const [i, hex] of hexesInLine(at(5, 5), side, 4).entries()) {
        for (const other of sides) expect(distanceAhead(at(5, 5), other, hex)).toBe(other === side ? i + 1 : -1);
      }
    }
    expect(distanceAhead(at(5, 5), north, at(5, 5))).toBe(0);
    expect(distanceAhead(at(5, 5), north, at(6, 3))).toBe(-1);
  });
});

test('the distance of two hexes is the number of steps of a shortest way', () => {
  const board = hexBoard(9, 11);
  const start = board.hexes[40];
  const steps = new Map([[`${start.q},${start.r}`, 0]]);
  const queue: Hex[] = [start];
  for (const hex of queue) {
    for (const next of sides.map((side) => neighbour(hex, side)).filter((found) => isOn(board, found))) {
      if (steps.has(`${next.q},${next.r}`)) continue;
      steps.set(`${next.q},${next.r}`, steps.get(`${hex.q},${hex.r}`)! + 1);
      queue.push(next);
    }
  }
  expect(steps.size).toBe(94);
  for (const hex of board.hexes) {
    expect(distance(start, hex)).toBe(steps.get(`${hex.q},${hex.r}`));
    expect(sameHex(start, hex)).toBe(distance(start, hex) === 0);
  }
});
