import { biplanes, tilesOf } from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { describe, expect, test } from 'vitest';

/** By biplane: the hits of every tile of the values 0 to 5; then tiles, shooters, damage, and the hits it falls at. */
const sets = {
  red: ['01 012 012 011 12 02', 15, 10, 14, 7],
  blue: ['1 012 012 0011 12 02', 15, 10, 14, 7],
  green: ['011 0011 1 1 02 0012', 15, 9, 11, 7],
  yellow: ['1 12 012 001112 12 2', 15, 12, 17, 6],
  brown: ['12 012 0112 12 022 2', 15, 12, 19, 7],
  purple: ['11 012 12 012 12 012', 15, 12, 17, 7],
  black: ['11 012 0012 0112 012 02', 18, 12, 17, 7],
  white: ['011 111 012 012 11 2', 15, 12, 15, 6],
  grey: ['01 113 023 002 03 12', 15, 10, 19, 6],
} as const;

const tiles = (name: (typeof biplanes)[number]) => tilesOf(standardBox.biplanes[name]);
const count = (name: (typeof biplanes)[number], value: number) => tiles(name).filter((t) => t.value === value).length;

describe.each(biplanes)('the %s biplane', (name) => {
  const [rows, size, shooters, damage, fallsAt] = sets[name];

  test('a biplane has its own movement tiles of each value ("Movement tiles")', () => {
    const printed = rows.split(' ').flatMap((row, value) => [...row].map((hits) => ({ value, hits: Number(hits) })));
    expect(tiles(name)).toEqual(printed);
  });

  test('a biplane has as many tiles, shooting tiles and damage as its aid says ("Player aid" B, C, E, F)', () => {
    expect(tiles(name)).toHaveLength(size);
    expect(tiles(name).filter((tile) => tile.hits > 0)).toHaveLength(shooters);
    expect(tiles(name).reduce((sum, tile) => sum + tile.hits, 0)).toBe(damage);
  });

  test('a biplane falls at the last space of its damage row ("Player aid" D)', () => {
    expect(standardBox.biplanes[name].fallsAt).toBe(fallsAt);
  });
});

test('the nine sets have 138 tiles: black has 18 and the others 15 each ("The Other Biplanes")', () => {
  expect(biplanes.map((name) => tiles(name).length)).toEqual([15, 15, 15, 15, 15, 15, 18, 15, 15]);
  expect(biplanes.flatMap(tiles)).toHaveLength(138);
});

test('red and blue move differently ("Movement tiles")', () => {
  const values = (name: 'red' | 'blue') => tiles(name).map((tile) => tile.value);
  expect(values('red')).not.toEqual(values('blue'));
});

test('red and blue have equally many tiles of each number of hits ("Movement tiles")', () => {
  const hits = (name: 'red' | 'blue') =>
    tiles(name)
      .map((tile) => tile.hits)
      .sort();
  expect(hits('red')).toEqual(hits('blue'));
});

test('green has more low and high tiles than red and only one 3 to loop with ("Green Biplane")', () => {
  const outer = (name: 'green' | 'red') => [0, 1, 4, 5].reduce((sum, value) => sum + count(name, value), 0);
  expect(outer('green')).toBeGreaterThan(outer('red'));
  expect(count('green', 3)).toBe(1);
});

test('yellow has more 3s to loop with than any other biplane ("Yellow Biplane")', () => {
  const others = biplanes.filter((name) => name !== 'yellow').map((name) => count(name, 3));
  expect(count('yellow', 3)).toBeGreaterThan(Math.max(...others));
});

test('yellow, white and grey fall at six hits, the others at seven ("The Other Biplanes")', () => {
  const weak = biplanes.filter((name) => standardBox.biplanes[name].fallsAt === 6);
  expect(weak).toEqual(['yellow', 'white', 'grey']);
});

test('only grey has tiles with three hits ("Grey Biplane")', () => {
  expect(biplanes.filter((name) => tiles(name).some((tile) => tile.hits > 2))).toEqual(['grey']);
});

test('the sets contain the tiles without hits that the solo table names ("Adjusting Difficulty")', () => {
  const named = {
    white: [0, 2],
    grey: [3, 3],
    green: [1, 5],
    purple: [1, 5],
    yellow: [2, 3],
    black: [2, 4],
    brown: [2, 4],
  };
  expect(standardBox.adjustedBag).toEqual(named);
  for (const name of ['white', 'grey', 'green', 'purple', 'yellow', 'black', 'brown'] as const) {
    for (const value of named[name]) {
      const wanted = named[name].filter((other) => other === value).length;
      const found = tiles(name).filter((tile) => tile.value === value && tile.hits === 0).length;
      expect(found, `${name} ${value}`).toBeGreaterThanOrEqual(wanted);
    }
  }
});
