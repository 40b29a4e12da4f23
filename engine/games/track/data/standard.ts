import type { TrackBox } from './box.ts';

/**
 * The box as the rulings settle it. Counts, hit limits and the tiles named by the solo table come from the rulebook;
 * the rest are stand-ins for lost pictures (RULES.md says which), to be replaced by an owner of the box.
 */
export const standardBox: TrackBox = {
  name: 'standard',
  boards: {
    'single-coloured': {
      ring: [['white'], ['purple', 'white'], ['white'], ['white'], ['white'], ['white'], ['white'], ['blue', 'white']],
      loops: [
        { colour: 'purple', leaves: 3, rejoins: 1 },
        { colour: 'brown', leaves: 7, rejoins: 5 },
      ],
      exit: { leaves: 7, length: 3 },
      starts: [0, 4],
      targets: [1, 2, 3, 5, 6],
    },
    'two-coloured': {
      ring: [
        ['green'],
        ['white', 'green'],
        ['purple', 'white'],
        ['white'],
        ['white'],
        ['white', 'green'],
        ['green', 'blue'],
        ['green'],
      ],
      loops: [
        { colour: 'purple', leaves: 4, rejoins: 2 },
        { colour: 'brown', leaves: 0, rejoins: 6 },
      ],
      exit: { leaves: 6, length: 3 },
      starts: [0, 4],
      targets: [1, 2, 3, 5, 7],
    },
  },
  biplanes: {
    red: {
      fallsAt: 7,
      tiles: [
        [0, 1],
        [0, 1, 2],
        [0, 1, 2],
        [0, 1, 1],
        [1, 2],
        [0, 2],
      ],
    },
    blue: { fallsAt: 7, tiles: [[1], [0, 1, 2], [0, 1, 2], [0, 0, 1, 1], [1, 2], [0, 2]] },
    green: { fallsAt: 7, tiles: [[0, 1, 1], [0, 0, 1, 1], [1], [1], [0, 2], [0, 0, 1, 2]] },
    yellow: { fallsAt: 6, tiles: [[1], [1, 2], [0, 1, 2], [0, 0, 1, 1, 1, 2], [1, 2], [2]] },
    brown: { fallsAt: 7, tiles: [[1, 2], [0, 1, 2], [0, 1, 1, 2], [1, 2], [0, 2, 2], [2]] },
    purple: {
      fallsAt: 7,
      tiles: [
        [1, 1],
        [0, 1, 2],
        [1, 2],
        [0, 1, 2],
        [1, 2],
        [0, 1, 2],
      ],
    },
    black: {
      fallsAt: 7,
      tiles: [
        [1, 1],
        [0, 1, 2],
        [0, 0, 1, 2],
        [0, 1, 1, 2],
        [0, 1, 2],
        [0, 2],
      ],
    },
    white: { fallsAt: 6, tiles: [[0, 1, 1], [1, 1, 1], [0, 1, 2], [0, 1, 2], [1, 1], [2]] },
    grey: {
      fallsAt: 6,
      tiles: [
        [0, 1],
        [1, 1, 3],
        [0, 2, 3],
        [0, 0, 2],
        [0, 3],
        [1, 2],
      ],
    },
  },
  charge: {
    fallsAt: 5,
    tiles: [
      { value: -2, hits: 0 },
      { value: -1, hits: 0 },
      { value: 0, hits: 0 },
      { value: 0, hits: 1 },
      { value: 1, hits: 0 },
      { value: 2, hits: 0 },
    ],
  },
  factories: [1, 2, 3, 4, 5],
  airfields: [1, 2, 3, 4, 5],
  objectives: [1, 2, 3, 4, 5],
  adjustedBag: {
    white: [0, 2],
    grey: [3, 3],
    green: [1, 5],
    purple: [1, 5],
    yellow: [2, 3],
    black: [2, 4],
    brown: [2, 4],
  },
};
