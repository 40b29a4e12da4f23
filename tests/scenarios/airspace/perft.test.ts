import { toOffset } from '@aerodrome/engine/boards/hex.ts';
import { clone } from '@aerodrome/engine/core/clone.ts';
import { FixedRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';
import { A1, at, Table } from './table.ts';

/** A plane as this page counts it: by column and row, without a word of the engine's own geometry. */
interface Flown {
  column: number;
  row: number;
  facing: number;
  altitude: number;
  points: number;
}

/** Every string of rotations (L, R) and hexes (F) up to four letters, straight from the list of what may be done. */
const strings = [''];
for (const text of strings) if (text.length < 4) strings.push(...['L', 'R', 'F'].map((letter) => text + letter));
// A rotation that undoes the one before it is none; and more than two points never go into rotation.
const sequences = strings.filter((text) => !/LR|RL/.test(text) && text.replaceAll('F', '').length <= 2);
const count = (text: string) => text.replaceAll(/[LR]/g, '').length;

/** One step ahead out of each side, drawn from a picture: even columns stand half a hex lower. */
function ahead({ column, row, facing }: Flown): { column: number; row: number } {
  const lower = column % 2 === 0;
  return [
    { column, row: row - 1 },
    { column: column + 1, row: lower ? row : row - 1 },
    { column: column + 1, row: lower ? row + 1 : row },
    { column, row: row + 1 },
    { column: column - 1, row: lower ? row + 1 : row },
    { column: column - 1, row: lower ? row : row - 1 },
  ][facing];
}

function isOutside(columns: number, long: number, { column, row }: { column: number; row: number }): boolean {
  return column < 0 || column >= columns || row < 0 || row >= (column % 2 === 0 ? long - 1 : long);
}

/** All that the plane can do in a turn: how many sequences, and the different results of those that it survives. */
function bruteForce([columns, long]: number[], from: Flown): { sequences: number; results: Set<string> } {
  const results = new Set<string>();
  let legal = 0;
  for (const [levels, price, lengths] of [
    [0, 0, [1]],
    [1, 3, [1]],
    [-1, -2, [1, 2]],
  ] as const) {
    for (const text of sequences) {
      const hexes = count(text);
      const points = from.points - (text.length - hexes) - 2 * hexes - price;
      const altitude = from.altitude + levels;
      if (!(lengths as readonly number[]).includes(hexes) || points < 0 || altitude > 10) continue;
      legal++;
      const end = follow([columns, long], { ...from, altitude, points }, text);
      if (end !== null && altitude >= 1) results.add(JSON.stringify({ ...end, points: points === 1 ? 0 : points }));
    }
  }
  return { sequences: legal, results };
}

function follow([columns, long]: number[], from: Flown, text: string): Flown | null {
  let plane = from;
  for (const letter of text) {
    if (letter === 'F') plane = { ...plane, ...ahead(plane) };
    else plane = { ...plane, facing: (plane.facing + (letter === 'R' ? 1 : 5)) % 6 };
    if (isOutside(columns, long, plane)) return null;
  }
  return plane;
}

/** The same asked of the engine: its list, and what each entry of it makes of the plane. */
function engine(table: Table, from: Flown): { sequences: number; results: Set<string> } {
  const { column, row, facing, altitude, points } = from;
  table.change({ planes: [{ hex: at(column, row), facing, altitude, points }] });
  const results = new Set<string>();
  const chance = new FixedRandom();
  for (const action of table.legal) {
    const draft = clone(table.state);
    table.game.step(draft, action, chance, null);
    const { hex, ...plane } = draft.planes[A1];
    if (hex === null) continue;
    const end = { ...toOffset(hex), facing: plane.facing, altitude: plane.altitude, points: plane.points };
    results.add(JSON.stringify(end));
  }
  return { sequences: table.legal.length, results };
}

/** An enemy that never ends the phase, and never is in sight of a shot. */
function openTable(board: string): Table {
  return Table.flying({ board }, { planes: [{ hex: at(4, 4) }, { hex: at(0, 0), altitude: 20 }] });
}

const size = (board: string) => board.split('x').map(Number);

describe('every manoeuvre of a turn, counted', () => {
  test.each([
    [2, 15, 15],
    [3, 25, 25],
    [4, 51, 49],
    [5, 52, 50],
    [6, 56, 54],
    [7, 64, 62],
    [8, 64, 62],
    [9, 64, 62],
    [10, 64, 62],
  ])('a plane with %i points has %i sequences and %i results in open sky', (points, wantedSequences, wantedResults) => {
    const from = { column: 5, row: 5, facing: 0, altitude: 5, points };
    const counted = bruteForce(size('11x11'), from);
    expect([counted.sequences, counted.results.size]).toEqual([wantedSequences, wantedResults]);
    expect(engine(openTable('11x11'), from)).toEqual(counted);
  });

  test.each([
    ['at level 10 nothing climbs', { altitude: 10 }, 51, 49],
    ['at level 9 everything may', { altitude: 9 }, 64, 62],
    ['at level 2 dives are safe', { altitude: 2 }, 64, 62],
    ['at level 1 every dive is fatal', { altitude: 1 }, 64, 26],
    ['at level 1 with two points one way is left', { altitude: 1, points: 2 }, 15, 1],
    ['on the top edge, facing it: only the two ways back down', { row: 0 }, 64, 8],
    ['along the left edge, facing away from it', { column: 0, facing: 1 }, 64, 57],
    ['in a corner, facing out', { column: 0, row: 0, facing: 5 }, 64, 7],
  ])('near a limit the results equal a brute-force count: %s', (_where, changes, wantedSequences, wantedResults) => {
    const from = { column: 5, row: 5, facing: 0, altitude: 5, points: 10, ...changes };
    const counted = bruteForce(size('11x11'), from);
    expect([counted.sequences, counted.results.size]).toEqual([wantedSequences, wantedResults]);
    expect(engine(openTable('11x11'), from)).toEqual(counted);
  });

  test.each([
    ['9x11', 94, 5, 10],
    ['9x11', 94, 1, 3],
    ['9x11', 94, 10, 4],
    ['11x11', 115, 5, 10],
    ['13x13', 162, 5, 10],
  ])('on %s the turns from all %i hexes at level %i with %i points are complete', (board, hexes, altitude, points) => {
    const [columns, long] = size(board);
    const table = openTable(board);
    let places = 0;
    for (let column = 0; column < columns; column++) {
      for (let row = 0; !isOutside(columns, long, { column, row }); row++) {
        for (const facing of [0, 1, 2, 3, 4, 5]) {
          const from = { column, row, facing, altitude, points };
          const counted = bruteForce([columns, long], from);
          const found = engine(table, from);
          expect(found.sequences).toBe(counted.sequences);
          expect([...found.results].sort(), JSON.stringify(from)).toEqual([...counted.results].sort());
          places++;
        }
      }
    }
    expect(places).toBe(hexes * 6);
  });
});
