import type { CampaignDefinition, Choice } from '../../../campaign/definition.ts';

const enemies = ['blue', 'green', 'grey', 'purple'];
export const one = { least: 1, most: 1 };
export const two = { least: 2, most: 2 };
/** The Track planes of both sides that are in the hangars by 1917. */
export const trackTypes = [['red', 'brown', 'yellow', 'white', 'black'], enemies] as const;
export const fourForPartners: Choice<string> = { if: { mode: 'partners' }, so: '4', else: '2' };

/** A flight that is ahead, or has the map, attacks the works; otherwise it defends the depot. */
const works: Choice<string> = {
  if: { any: [{ atLeast: ['sector', 1] }, { flag: 'map' }] },
  so: 'works',
  else: 'depot',
};

/** 1916: Track, and the first two-seater. */
export const missions1916: CampaignDefinition['missions'] = {
  firstLight: {
    date: '1916-02-12',
    chapter: 1,
    game: 'track',
    options: { scenario: 'duel' },
    flies: 0,
    pilots: one,
    planes: [['red'], ['blue']],
    level: 1,
    over: 'own',
    twice: true,
    mild: true,
    results: [{ next: 'photographs' }],
  },
  photographs: {
    date: '1916-06-14',
    chapter: 1,
    game: 'track',
    options: { scenario: 'espionage' },
    flies: 0,
    pilots: one,
    planes: [['red', 'brown'], enemies],
    level: 2,
    over: 'enemy',
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ set: 'map' }, { add: ['prestige', 1] }], next: 'twoSeats' },
      { next: 'twoSeats' },
    ],
  },
  twoSeats: {
    date: '1916-09-20',
    chapter: 2,
    offers: [{ order: 'fetchThemBack', free: true }],
    game: 'crew',
    options: { players: fourForPartners, token: 'sun' },
    flies: 0,
    pilots: two,
    level: 2,
    over: 'own',
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['stores', 1] }], next: works },
      { when: { grade: [-2, -1] }, effects: [{ add: ['stores', -1] }], next: works },
      { next: works },
    ],
  },
  fetchThemBack: {
    date: '1916-09-20',
    chapter: 2,
    game: 'track',
    options: { scenario: 'rescue', board: 'two-coloured' },
    flies: 0,
    pilots: one,
    planes: [['brown', 'white'], enemies],
    level: 1,
    over: 'enemy',
    twice: true,
    results: [
      {
        when: { figure: ['done', 3] },
        effects: [{ pilot: 'prisoner', to: 'fit' }, { award: ['flown', 'lamp'] }, { set: 'fetched' }],
        next: works,
      },
      {
        when: { figure: ['done', 2] },
        effects: [{ pilot: 'prisoner', to: 'fit' }, { set: 'fetched' }],
        next: works,
      },
      { next: works },
    ],
  },
  works: {
    date: '1916-11-08',
    chapter: 2,
    game: 'track',
    options: { scenario: 'bombing' },
    flies: 0,
    pilots: one,
    planes: [['brown', 'yellow'], enemies],
    level: 2,
    over: 'enemy',
    twice: true,
    great: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['enemyStores', -2] }], next: 'newScouts' },
      { when: { grade: [-2, -1] }, effects: [{ add: ['stores', -1] }], next: 'newScouts' },
      { next: 'newScouts' },
    ],
  },
  depot: {
    date: '1916-11-08',
    chapter: 2,
    game: 'track',
    options: { scenario: 'bombing' },
    flies: 1,
    pilots: one,
    planes: [
      ['yellow', 'purple', 'black'],
      ['red', 'brown', 'white', 'blue', 'green'],
    ],
    level: 2,
    over: 'own',
    twice: true,
    great: true,
    results: [
      { when: { grade: [-2, -1] }, effects: [{ add: ['stores', -2] }], next: 'newScouts' },
      { next: 'newScouts' },
    ],
  },
};
