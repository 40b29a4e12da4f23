import type { CampaignDefinition } from '../../campaign/definition.ts';

/** Solo aces meet the printed automatic opponent, which is hard to escape; all others meet a bot or a person. */
const automatic = { all: [{ mode: 'solo' }, { difficulty: 'ace' }] } as const;
const alone = { if: automatic, so: true, else: false } as const;
/** The automatic opponent must have the single-coloured side of the board. */
const otherBoard = { if: automatic, so: 'single-coloured', else: 'two-coloured' } as const;
const enemies = ['blue', 'green', 'grey', 'purple'];

export const missions: CampaignDefinition['missions'] = {
  meeting: {
    date: '1916-02-14',
    chapter: 1,
    game: 'track',
    options: { scenario: 'duel' },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['red', 'yellow', 'white', 'brown'], enemies],
    level: 2,
    over: 'own',
    twice: true,
    mild: true,
    results: [{ effects: [{ nemesis: 'make' }], next: 'photographs' }],
  },
  photographs: {
    date: '1916-04-09',
    chapter: 1,
    game: 'track',
    options: { scenario: 'espionage', solo: alone },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['red', 'brown', 'white'], enemies],
    level: 2,
    over: 'enemy',
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['proof', 2] }, { set: 'plates' }], next: 'bridge' },
      { when: { figure: ['done', 2] }, effects: [{ add: ['proof', 1] }], next: 'again' },
      { next: 'again' },
    ],
  },
  bridge: {
    date: '1916-05-22',
    chapter: 2,
    game: 'track',
    options: { scenario: 'bombing', solo: alone },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['yellow', 'brown'], enemies],
    level: 3,
    over: 'enemy',
    twice: true,
    great: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['proof', 2] }, { set: 'bombed' }], next: 'fetch' },
      { when: { figure: ['done', 2] }, effects: [{ add: ['proof', 1] }], next: 'fetch' },
      { next: 'fetch' },
    ],
  },
  again: {
    date: '1916-05-22',
    chapter: 2,
    game: 'track',
    options: {
      scenario: 'espionage',
      solo: alone,
      board: otherBoard,
    },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['brown', 'white', 'black'], enemies],
    level: 2,
    over: 'enemy',
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['proof', 2] }, { set: 'plates' }], next: 'fetch' },
      { when: { figure: ['done', 2] }, effects: [{ add: ['proof', 1] }], next: 'fetch' },
      { next: 'fetch' },
    ],
  },
  fetch: {
    date: '1916-07-03',
    chapter: 2,
    game: 'track',
    options: {
      scenario: 'rescue',
      solo: alone,
      board: otherBoard,
    },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['white', 'brown'], enemies],
    level: 2,
    over: 'enemy',
    twice: true,
    results: [
      {
        when: { figure: ['done', 3] },
        effects: [
          { add: ['proof', 1] },
          { pilot: 'prisoner', to: 'fit' },
          { award: ['flown', 'lantern'] },
          { set: 'fetched' },
        ],
        next: 'home',
      },
      {
        when: { figure: ['done', 2] },
        effects: [{ add: ['proof', 1] }, { pilot: 'prisoner', to: 'fit' }, { set: 'fetched' }],
        next: 'home',
      },
      { next: 'home' },
    ],
  },
  home: {
    date: '1916-08-17',
    chapter: 3,
    game: 'track',
    options: {
      scenario: 'escort',
      solo: alone,
      smartThree: alone,
    },
    flies: 0,
    pilots: { least: 2, most: 2 },
    planes: [['red', 'yellow', 'white', 'brown'], enemies],
    level: 2,
    over: 'enemy',
    charge: true,
    twice: true,
    results: [{ when: { grade: [1, 2] }, effects: [{ add: ['proof', 1] }], next: 'last' }, { next: 'last' }],
  },
  last: {
    date: '1916-12-15',
    chapter: 3,
    game: 'track',
    options: { scenario: 'duel', board: 'two-coloured' },
    flies: 0,
    pilots: { least: 1, most: 1 },
    planes: [['red', 'yellow', 'white', 'brown'], enemies],
    level: 3,
    over: 'own',
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ nemesis: 'clear' }, { add: ['prestige', 1] }], next: 'ending' },
      { next: 'ending' },
    ],
  },
};
