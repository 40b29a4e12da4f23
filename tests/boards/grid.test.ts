import { compass, descend, Grid, opposite, prune, Ways } from '@aerodrome/engine/boards/grid.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const ways = new Ways(6);
const open = new Grid(12, 12);
const empty = new Uint8Array(open.size);
const middle = open.square('F6');

/** All ways by brute force: every word of four letters, thrown out where an edge is flown both ways. */
function bruteWays(length: number): string[] {
  let words = [''];
  for (let i = 0; i < length; i++) words = words.flatMap((word) => compass.map((step) => word + step));
  return words.filter((word) => {
    let [x, y] = [0, 0];
    const flown = new Set<string>();
    for (const step of word) {
      const [toX, toY] = [
        x + (step === 'E' ? 1 : step === 'W' ? -1 : 0),
        y + (step === 'N' ? 1 : step === 'S' ? -1 : 0),
      ];
      if (flown.has(`${toX},${toY}>${x},${y}`)) return false;
      flown.add(`${x},${y}>${toX},${toY}`);
      [x, y] = [toX, toY];
    }
    return true;
  });
}

function fullWays(grid: Grid, from: number, steps: number, blocked: ArrayLike<number>): string[] {
  const found: string[] = [];
  grid.walk(ways, 0, from, steps, blocked, (way, _square, length) => {
    if (length < steps) return descend;
    found.push(ways.notation[way]);
    return prune;
  });
  return found;
}

describe('squares', () => {
  test('squares are named by column letter and row number, from A1 at the corner', () => {
    expect(['A1', 'L1', 'A2', 'L12'].map((name) => open.square(name))).toEqual([0, 11, 12, 143]);
    for (let square = 0; square < open.size; square++) expect(open.square(open.name(square))).toBe(square);
    for (const name of ['', 'A0', 'A13', 'M1', 'a1', 'A01', '1A', 'AA1', 'A1 ']) expect(open.square(name)).toBe(-1);
  });

  test('a square has a neighbour over each edge, none over a corner, and none beyond the board', () => {
    const around = (name: string) => compass.map((_, direction) => open.next(open.square(name), direction));
    expect(around('F6').map((square) => open.name(square))).toEqual(['F7', 'G6', 'F5', 'E6']);
    expect(around('A1').map((square) => square < 0)).toEqual([false, false, true, true]);
    expect(around('L12').map((square) => square < 0)).toEqual([true, true, false, false]);
    expect([0, 1, 2, 3].map(opposite)).toEqual([2, 3, 0, 1]);
  });

  test('a row does not run on into the next one', () => {
    expect(open.next(open.square('L1'), compass.indexOf('E'))).toBe(-1);
    expect(open.next(open.square('A2'), compass.indexOf('W'))).toBe(-1);
  });

  test('the distance of two squares is the sum of their distances in columns and rows', () => {
    const apart = (from: string, to: string) => open.steps(open.square(from), open.square(to));
    expect([apart('F6', 'F6'), apart('A1', 'L12'), apart('C5', 'B9'), apart('B9', 'C5')]).toEqual([0, 22, 5, 5]);
  });
});

describe('ways', () => {
  test.each([1, 2, 3, 4, 5, 6])('the ways of %d steps are all words without an edge flown both ways', (length) => {
    const own = ways.notation.filter((way) => way.length === length);
    expect([...own].sort()).toEqual(bruteWays(length).sort());
  });

  test('a way may not fly an edge back, whether later in the move or at once', () => {
    expect(ways.find('NS')).toBe(-1);
    expect(ways.find('NEESWW')).not.toBe(-1);
    // Up, once round a block, and down where it came up.
    expect(ways.find('NNESWS')).toBe(-1);
  });

  test('a way may fly the same edge twice in the same direction', () => {
    expect(ways.find('NESWN')).not.toBe(-1);
  });

  test('only ways of four or six steps can come back to the square they started from', () => {
    const home = (way: string) => open.path(middle, way)?.at(-1) === middle;
    const lengths = ways.notation.filter((way) => way.length > 0 && home(way)).map((way) => way.length);
    expect([...new Set(lengths)].sort()).toEqual([4, 6]);
  });

  test('the continuations of a way lie between it and the next way that does not continue it', () => {
    for (const [way, text] of ways.notation.entries()) {
      const inside = ways.notation.slice(way, ways.after[way]);
      expect(inside.every((other) => other.startsWith(text))).toBe(true);
      expect(ways.notation[ways.after[way]]?.startsWith(text) ?? false).toBe(false);
    }
  });

  test('a way that leaves the board has no path', () => {
    expect(open.path(open.square('A1'), 'NE')).toEqual([open.square('A2'), open.square('B2')]);
    expect(open.path(open.square('A1'), 'NW')).toBeNull();
  });
});

describe('walking', () => {
  test('a walk over an open board meets every way of its length once', () => {
    const wide = new Grid(13, 13);
    expect(fullWays(wide, wide.square('G7'), 6, new Uint8Array(wide.size))).toEqual(
      ways.notation.filter((way) => way.length === 6),
    );
  });

  test('a walk meets exactly the ways that stay on the board and off blocked squares', () => {
    const small = new Grid(5, 4);
    fc.assert(
      fc.property(
        fc.nat(small.size - 1),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.nat(small.size - 1), { maxLength: 8 }),
        (from, steps, barred) => {
          const blocked = new Uint8Array(small.size);
          for (const square of barred) if (square !== from) blocked[square] = 1;
          const wanted = bruteWays(steps).filter((way) => small.path(from, way)?.every((square) => !blocked[square]));
          expect(fullWays(small, from, steps, blocked).sort()).toEqual(wanted.sort());
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a walk goes on from a way already flown, which still bars its edges', () => {
    const seen: string[] = [];
    open.walk(ways, ways.find('NNES'), open.square('G7'), 6, empty, (way) => {
      seen.push(ways.notation[way]);
      return descend;
    });
    expect(seen).not.toContain('NNESWS');
    expect(seen).toContain('NNESWN');
    expect(seen.every((way) => way.startsWith('NNES'))).toBe(true);
  });
});

describe('reach', () => {
  test('the reach holds every end of a full way, each with a way that ends there', () => {
    fc.assert(
      fc.property(fc.nat(143), fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(143)), (from, steps, barred) => {
        const blocked = new Uint8Array(144);
        for (const square of barred) if (square !== from) blocked[square] = 1;
        const routes = open.reach(ways, 0, from, steps, blocked, empty);
        const ends = fullWays(open, from, steps, blocked).map((way) => open.path(from, way)?.at(-1));
        expect(routes.map((route) => route.end)).toEqual([...new Set(ends)].sort((a, b) => a! - b!));
        for (const { end, way, path } of routes) {
          expect(way).toHaveLength(steps);
          expect(path).toEqual(open.path(from, way));
          expect(path.at(-1)).toBe(end);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the reach has the cheapest way to each end, with its crossed squares, and of equal ways the straightest', () => {
    const cost = new Float64Array(144);
    for (const name of ['F7', 'G8']) cost[open.square(name)] = 100;
    cost[open.square('E6')] = 1;
    const routes = open.reach(ways, 0, middle, 4, empty, cost);
    const to = (name: string) => routes.find(({ end }) => end === open.square(name));
    expect(to('F10')?.crossed.map((square) => open.name(square))).toEqual(['F7']);
    // Straight up over F7 or round by E6: dearer or cheaper.
    expect(to('F8')?.way).toBe('WNNE');
    expect(to('J6')?.way).toBe('EEEE');
    expect(to('H8')?.way).toBe('EENN');
    expect(to('F6')).toBeDefined();
  });

  test('the reach goes on from a way that was begun, and lists only the squares that are still to come', () => {
    const at = open.path(middle, 'NN')?.at(-1) as number;
    const routes = open.reach(ways, ways.find('NN'), at, 3, empty, empty);
    expect(routes.map(({ way, path }) => [way, path.map((square) => open.name(square))])).toEqual([
      ['NNW', ['E8']],
      ['NNE', ['G8']],
      ['NNN', ['F9']],
    ]);
  });
});
