import type { Biplane, Colour } from '@aerodrome/engine/games/track/data/box.ts';
import { standardBox } from '@aerodrome/engine/games/track/data/standard.ts';
import { describe, expect, test } from 'vitest';
import { problemsOf } from './reading.ts';

/** A biplane's tiles with some rows of the standard box replaced. */
function rows(name: Biplane, changes: Record<number, number[]>) {
  const tiles = standardBox.biplanes[name].tiles.map((row, value) => changes[value] ?? row);
  return { biplanes: { [name]: { tiles } } };
}

/** A board with some ring spaces of the standard box replaced. */
function ring(side: 'single-coloured' | 'two-coloured', changes: Record<number, Colour[]>) {
  return { ring: standardBox.boards[side].ring.map((shows, space) => changes[space] ?? shows) };
}

const single = (board: object) => ({ boards: { 'single-coloured': board } });
const two = (board: object) => ({ boards: { 'two-coloured': board } });
const purple = (leaves: number, rejoins: number) => ({ colour: 'purple', leaves, rejoins });
const brown = (leaves: number, rejoins: number) => ({ colour: 'brown', leaves, rejoins });

describe('a box that contradicts the text of the rulebook is refused', () => {
  test.each<[string, unknown, string[]]>([
    ['black has 18 tiles', rows('black', { 5: [2] }), ['tileCount box.biplanes.black.tiles: 18 / 17']],
    ['every other set has 15', rows('purple', { 0: [1, 1, 1] }), ['tileCount box.biplanes.purple.tiles: 15 / 16']],
    ['yellow falls at six', { biplanes: { yellow: { fallsAt: 7 } } }, ['fallsAt box.biplanes.yellow.fallsAt: 6 / 7']],
    ['white falls at six', { biplanes: { white: { fallsAt: 7 } } }, ['fallsAt box.biplanes.white.fallsAt: 6 / 7']],
    ['grey falls at six', { biplanes: { grey: { fallsAt: 6.5 } } }, ['fallsAt box.biplanes.grey.fallsAt: 6 / 6.5']],
    ['black falls at seven', { biplanes: { black: { fallsAt: 6 } } }, ['fallsAt box.biplanes.black.fallsAt: 7 / 6']],
    ['red and blue deal the same damage', rows('red', { 4: [1, 3] }), ['damage box.biplanes.blue.tiles: 15 / 14']],
    ['red and blue have as many shooters', rows('blue', { 4: [0, 3] }), ['shooters box.biplanes.blue.tiles: 10 / 9']],
    [
      'red and blue differ',
      { biplanes: { blue: { tiles: standardBox.biplanes.red.tiles.map((row) => [...row].reverse()) } } },
      [
        'sameTiles box.biplanes.blue.tiles: 0 1 / 0 1 2 / 0 1 2 / 0 1 1 / 1 2 / 0 2 / 0 1 / 0 1 2 / 0 1 2 / 0 1 1 / 1 2 / 0 2',
      ],
    ],
    [
      'the solo table takes two blank 3s from grey',
      rows('grey', { 3: [0, 1, 2] }),
      ['noHitTiles box.biplanes.grey.tiles[3]: 2 / 1'],
    ],
    [
      'the solo table takes blank tiles that exist',
      rows('yellow', { 2: [1, 1, 2], 3: [1, 1, 1, 1, 1, 2] }),
      ['noHitTiles box.biplanes.yellow.tiles[2]: 1 / 0', 'noHitTiles box.biplanes.yellow.tiles[3]: 1 / 0'],
    ],
    [
      'a longer solo table takes blank tiles that exist',
      { adjustedBag: { white: [0, 0, 2] } },
      ['noHitTiles box.biplanes.white.tiles[0]: 2 / 1'],
    ],
    [
      'grey has a tile that jams',
      rows('grey', { 1: [1, 1, 2], 2: [0, 2, 2], 4: [0, 2] }),
      ['threeHits box.biplanes.grey.tiles: 1 / 0'],
    ],
    ['white has two 0s', rows('white', { 0: [0], 1: [1, 1, 1, 1, 1] }), ['zeros box.biplanes.white.tiles: 2 / 1']],
    ['brown has a 0', rows('brown', { 0: [], 3: [1, 1, 2, 2] }), ['zeros box.biplanes.brown.tiles: 1 / 0']],
    [
      'the single-coloured side has no green',
      single(ring('single-coloured', { 4: ['white', 'green'] })),
      ['notAColour box.boards.single-coloured.ring[4]: white, purple, blue / green'],
    ],
    [
      'brown shows on its loop only',
      single(ring('single-coloured', { 5: ['brown', 'white'] })),
      ['notAColour box.boards.single-coloured.ring[5]: white, purple, blue / brown'],
    ],
    [
      'every ring space has ground',
      two(ring('two-coloured', { 6: ['blue'] })),
      ['noGround box.boards.two-coloured.ring[6]: white, green / blue'],
    ],
    [
      'a space shows no colour twice',
      single(ring('single-coloured', { 0: ['white', 'white'] })),
      ['twice box.boards.single-coloured.ring[0]: 2 / white'],
    ],
    [
      'purple shows where its loop rejoins',
      single(ring('single-coloured', { 1: ['white'], 2: ['white', 'purple'] })),
      ['purpleSpace box.boards.single-coloured.ring: 1 / 2'],
    ],
    [
      'purple shows only where its loop rejoins',
      single(ring('single-coloured', { 2: ['white', 'purple'] })),
      ['purpleSpace box.boards.single-coloured.ring: 1 / 1, 2'],
    ],
    [
      'blue shows where the exit leaves',
      single({ exit: { leaves: 0 } }),
      ['blueSpace box.boards.single-coloured.ring: 0 / 7'],
    ],
    [
      'blue shows on the ring',
      two(ring('two-coloured', { 6: ['green'] })),
      ['blueSpace box.boards.two-coloured.ring: 6 / '],
    ],
    [
      'the two-coloured side has spaces of both grounds',
      two(ring('two-coloured', { 1: ['white'], 5: ['white'] })),
      ['noSuchSpace box.boards.two-coloured.ring: white + green / 0'],
    ],
    [
      'the two-coloured side has green ground',
      two(ring('two-coloured', { 0: ['white'], 6: ['white', 'blue'], 7: ['white'] })),
      ['noSuchSpace box.boards.two-coloured.ring: green / 0'],
    ],
    [
      'the two-coloured side has white ground',
      two(ring('two-coloured', { 2: ['purple', 'green'], 3: ['green'], 4: ['green'] })),
      ['noSuchSpace box.boards.two-coloured.ring: white / 0'],
    ],
    [
      'a 3 round a loop ends one behind its start',
      single({ loops: [purple(3, 1), brown(7, 6)] }),
      ['loopShape box.boards.single-coloured.loops[1].rejoins: 5 / 6'],
    ],
    [
      'a 3 round a loop across space 0 ends one behind its start',
      two({ loops: [purple(4, 2), brown(1, 0)] }),
      ['loopShape box.boards.two-coloured.loops[1].rejoins: 7 / 0'],
    ],
    [
      'one loop is purple, the other brown',
      single({ loops: [purple(3, 1), purple(7, 5)] }),
      [
        'loopColours box.boards.single-coloured.loops: purple, brown / purple, purple',
        'purpleSpace box.boards.single-coloured.ring: 1, 5 / 1',
      ],
    ],
    [
      'no 3 reaches two loops',
      single({ loops: [purple(3, 1), brown(5, 3)] }),
      ['loopsTooClose box.boards.single-coloured.loops: 3 / 2'],
    ],
    [
      'no 3 reaches two loops from the space behind',
      single({ loops: [purple(3, 1), brown(2, 0)] }),
      ['loopsTooClose box.boards.single-coloured.loops: 3 / 1'],
    ],
    ['the starts differ', two({ starts: [4, 4] }), ['twice box.boards.two-coloured.starts: 2 / 4']],
    ['the target spots differ', two({ targets: [1, 2, 1, 2, 7] }), ['twice box.boards.two-coloured.targets: 5 / 1, 2']],
    [
      'the malfunctioning biplane has its six values',
      { charge: { tiles: [-2, -1, 0, 0, 1, 1].map((value, i) => ({ value, hits: i === 2 ? 1 : 0 })) } },
      ['chargeValues box.charge.tiles: -2, -1, 0, 0, 1, 2 / -2, -1, 0, 0, 1, 1'],
    ],
    [
      'exactly one 0 of the malfunctioning biplane has a hit',
      { charge: { tiles: [-2, -1, 0, 0, 1, 2].map((value) => ({ value, hits: 1 })) } },
      ['chargeZeros box.charge.tiles: 1 / 2'],
    ],
    [
      'every airfield has a number of its own',
      { airfields: [1, 2, 3, 4, 4], objectives: [1, 2, 3, 4, 4] },
      ['twice box.airfields: 5 / 4', 'twice box.objectives: 5 / 4'],
    ],
    [
      'every objective names an airfield',
      { objectives: [2, 3, 4, 5, 6] },
      ['objectives box.objectives: 1, 2, 3, 4, 5 / 2, 3, 4, 5, 6'],
    ],
  ])('a box is refused unless %s', (_rule, value, expected) => {
    expect(problemsOf(value)).toEqual(expected);
  });

  test('an unreadable part of a box is not compared with other parts', () => {
    const { blue } = rows('blue', { 4: [1, 3] }).biplanes;
    expect(problemsOf({ biplanes: { blue } })).toEqual(['damage box.biplanes.blue.tiles: 14 / 15']);
    expect(problemsOf({ biplanes: { blue, red: 5 } })).toEqual(['wrongType box.biplanes.red: object / 5']);
  });
});
