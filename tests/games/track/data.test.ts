import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { type Biplane, type BoardSide, tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { type GameData, openGameData } from '@aerodrome/engine/games/track/gameData.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { describe, expect, test } from 'vitest';

// The hits of every tile of a value, then tiles, shooters, damage, and where it falls.
const table = `
  red    | 0,1   | 0,1,2   | 0,1,2   | 0,1,1       | 1,2   | 0,2     | 15 | 10 | 14 | 7
  blue   | 1     | 0,1,2   | 0,1,2   | 0,0,1,1     | 1,2   | 0,2     | 15 | 10 | 14 | 7
  green  | 0,1,1 | 0,0,1,1 | 1       | 1           | 0,2   | 0,0,1,2 | 15 |  9 | 11 | 7
  yellow | 1     | 1,2     | 0,1,2   | 0,0,1,1,1,2 | 1,2   | 2       | 15 | 12 | 17 | 6
  brown  | 1,2   | 0,1,2   | 0,1,1,2 | 1,2         | 0,2,2 | 2       | 15 | 12 | 19 | 7
  purple | 1,1   | 0,1,2   | 1,2     | 0,1,2       | 1,2   | 0,1,2   | 15 | 12 | 17 | 7
  black  | 1,1   | 0,1,2   | 0,0,1,2 | 0,1,1,2     | 0,1,2 | 0,2     | 18 | 12 | 17 | 7
  white  | 0,1,1 | 1,1,1   | 0,1,2   | 0,1,2       | 1,1   | 2       | 15 | 12 | 15 | 6
  grey   | 0,1   | 1,1,3   | 0,2,3   | 0,0,2       | 0,3   | 1,2     | 15 | 10 | 19 | 6`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name, ...cells] = line.split('|').map((cell) => cell.trim());
    const [tiles, shooters, damage, fallsAt] = cells.slice(6).map(Number);
    return {
      name: name as Biplane,
      hits: cells.slice(0, 6).map((cell) => cell.split(',').map(Number)),
      tiles,
      shooters,
      damage,
      fallsAt,
    };
  });

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const setOf = (name: Biplane) => tilesOf(standardBox.biplanes[name]);

describe('movement tiles', () => {
  test('the standard box has the nine biplanes of RULES.md and no other', () => {
    expect(Object.keys(standardBox.biplanes).sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  test.each(rows)('$name has the tiles, guns and damage row of RULES.md', (row) => {
    const { fallsAt, tiles } = standardBox.biplanes[row.name];
    const hits = setOf(row.name).map((tile) => tile.hits);
    expect(tiles).toEqual(row.hits);
    expect({ tiles: hits.length, shooters: hits.filter((hit) => hit > 0).length, damage: sum(hits), fallsAt }).toEqual({
      tiles: row.tiles,
      shooters: row.shooters,
      damage: row.damage,
      fallsAt: row.fallsAt,
    });
  });

  test('RULES.md shows the expected movement tiles', () => {
    const rules = readFileSync(resolve(import.meta.dirname, '../../../engine/games/track/RULES.md'), 'utf8');
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    const shown = rules.split('\n').map((line) => cells(line).slice(1, -1));
    expect(shown).toEqual(expect.arrayContaining(table.trim().split('\n').map(cells)));
  });

  test('there are 138 movement tiles: 18 black ones and 15 of every other colour', () => {
    const counts = rows.map(({ name }) => [name, setOf(name).length]);
    expect(sum(counts.map(([, count]) => count as number))).toBe(138);
    expect(counts.filter(([, count]) => count !== 15)).toEqual([['black', 18]]);
  });

  test('yellow, white and grey fall at six hits, all others at seven', () => {
    const at = (hits: number) =>
      rows.filter(({ name }) => standardBox.biplanes[name].fallsAt === hits).map((r) => r.name);
    expect(at(6)).toEqual(['yellow', 'white', 'grey']);
    expect(at(7)).toHaveLength(6);
  });

  test('red and blue have different tiles with the same hits', () => {
    const guns = (name: Biplane) =>
      setOf(name)
        .map((tile) => tile.hits)
        .sort();
    expect(guns('red')).toEqual(guns('blue'));
    expect(standardBox.biplanes.red.tiles).not.toEqual(standardBox.biplanes.blue.tiles);
  });

  test('green has the fewest 3s and yellow the most', () => {
    const threes = rows.map(({ name }) => [standardBox.biplanes[name].tiles[3].length, name] as const);
    threes.sort(([a], [b]) => a - b);
    expect(threes[0][1]).toBe('green');
    expect(threes[1][0]).toBeGreaterThan(threes[0][0]);
    expect(threes[8][1]).toBe('yellow');
    expect(threes[7][0]).toBeLessThan(threes[8][0]);
  });

  test('brown, white and grey have the tiles that their special rules need', () => {
    expect(setOf('brown').some(({ value }) => value === 0)).toBe(true);
    expect(setOf('white').filter(({ value }) => value === 0).length).toBeGreaterThan(1);
    expect(setOf('grey').some(({ hits }) => hits === 3)).toBe(true);
    expect(rows.filter(({ name }) => setOf(name).some(({ hits }) => hits > 2)).map((row) => row.name)).toEqual([
      'grey',
    ]);
  });

  test('the solo table names only tiles without hits that exist', () => {
    const solo: [Biplane, number[]][] = [
      ['white', [0, 2]],
      ['grey', [3, 3]],
      ['green', [1, 5]],
      ['purple', [1, 5]],
      ['yellow', [2, 3]],
      ['black', [2, 4]],
      ['brown', [2, 4]],
    ];
    expect(standardBox.adjustedBag).toEqual(Object.fromEntries(solo));
    for (const [name, values] of solo) {
      const blanks = setOf(name)
        .filter(({ hits }) => hits === 0)
        .map(({ value }) => value);
      for (const value of values) {
        expect(blanks, `${name} ${value}`).toContain(value);
        blanks.splice(blanks.indexOf(value), 1);
      }
    }
  });
});

describe('scenario pieces', () => {
  test('the malfunctioning biplane has six tiles, one of its two 0s with a hit, and falls at five', () => {
    const { tiles, fallsAt } = standardBox.charge;
    expect(tiles.map(({ value, hits }) => `${value}:${hits}`)).toEqual(['-2:0', '-1:0', '0:0', '0:1', '1:0', '2:0']);
    expect(fallsAt).toBe(5);
  });

  test('factories, airfields and objectives are numbered one to five', () => {
    for (const numbers of [standardBox.factories, standardBox.airfields, standardBox.objectives]) {
      expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5]);
    }
  });
});

function gameDataOf(board: BoardSide, scenario = 'espionage'): GameData {
  const read = readOptions(track.options, { board, scenario });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return openGameData(read.options);
}

const names = ['0', '1', '2', '3', '4', '5', '6', '7', 'P', 'B', 'X1', 'X2', 'X3', 'off'];
const ringEdges = ['0→1', '1→2', '2→3', '3→4', '4→5', '5→6', '6→7', '7→0'];
const laneEdges = ['X1→X2', 'X2→X3', 'X3→off'];

/** Everywhere that one step leads. */
function edgesOf({ ring }: GameData): string[] {
  const routes = [-1, 0, 1].flatMap((loop) => [false, true].map((lane) => ({ loop, takesLane: lane })));
  const edges = new Set<string>();
  for (let from = 0; from < ring.off; from++) {
    for (const route of routes) {
      const path = ring.path(from, 1, route);
      if (path) edges.add(`${names[from]}→${path.map((space) => names[space]).join('→')}`);
    }
  }
  return [...edges].sort();
}

describe.each([
  {
    side: 'single-coloured' as const,
    edges: ['3→P', 'P→1', '7→B', 'B→5', '7→X1'],
    shows: ['white', 'purple + white', 'white', 'white', 'white', 'white', 'white', 'blue + white'],
    targets: [1, 2, 3, 5, 6],
    ground: 'white',
    junction: 7,
  },
  {
    side: 'two-coloured' as const,
    edges: ['4→P', 'P→2', '0→B', 'B→6', '6→X1'],
    shows: ['green', 'white + green', 'purple + white', 'white', 'white', 'white + green', 'green + blue', 'green'],
    targets: [1, 2, 3, 5, 7],
    ground: 'green',
    junction: 6,
  },
])('the $side side', ({ side, edges, shows, targets, ground, junction }) => {
  const board = standardBox.boards[side];
  const gameData = gameDataOf(side);

  test('the board has the ring, the loops and the exit path of the rulings, and no other step', () => {
    expect(edgesOf(gameData)).toEqual([...ringEdges, ...laneEdges, ...edges].sort());
  });

  test('the board has the colours of the rulings', () => {
    expect(board.ring.map((colours) => colours.join(' + '))).toEqual(shows);
    expect(board.loops.map(({ colour }) => colour)).toEqual(['purple', 'brown']);
    expect(board.ring[junction]).toContain(ground);
  });

  test('the board has its starts on 0 and 4, neither behind the other, and its five target spots', () => {
    expect(board.starts).toEqual([0, 4]);
    expect(gameData.distance(0, 4)).toBe(4);
    expect(board.targets).toEqual(targets);
    expect(targets.map((space) => gameData.spotAt[space])).toEqual([0, 1, 2, 3, 4]);
  });

  test('a 3 round a loop ends one space behind its start', () => {
    for (const [loop, { leaves }] of board.loops.entries()) {
      expect(gameData.end(leaves, 3, loop, false)).toBe((leaves + 7) % 8);
    }
  });

  test.each(['duel', 'espionage'])('two biplanes never shoot each other in one turn (%s)', (scenario) => {
    const { ring, distance, sameColour } = gameDataOf(side, scenario);
    const shoots = (from: number, at: number) => {
      const spaces = distance(from, at);
      return spaces >= 1 && spaces <= 3 && sameColour(from, at);
    };
    let shots = 0;
    for (let a = 0; a < ring.off; a++) {
      for (let b = 0; b < ring.off; b++) {
        if (!shoots(a, b)) continue;
        shots++;
        expect(shoots(b, a), `${names[a]} and ${names[b]}`).toBe(false);
      }
    }
    expect(shots).toBeGreaterThan(20);
  });
});
