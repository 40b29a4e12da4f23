import type { CampaignDefinition, Choice } from '../../../campaign/definition.ts';
import { fourForPartners, one, trackTypes, two } from './year1916.ts';

/** Partners have one seat each; otherwise one person flies both planes of a side. */
const skySeats: Choice<number> = { if: { mode: 'partners' }, so: 4, else: 2 };
const skyPlanes: Choice<number> = { if: { mode: 'partners' }, so: 1, else: 2 };
/** Two planes a side over the larger board. */
export const skyOptions = { players: skySeats, planes: skyPlanes, board: '11x11', phaseCap: true };
const night: Choice<string> = { if: { atLeast: ['sector', 0] }, so: 'moonlight', else: 'barrage' };

/** 1917: Airspace, and the two-seaters by night. */
export const missions1917: CampaignDefinition['missions'] = {
  newScouts: {
    date: '1917-02-18',
    chapter: 3,
    game: 'airspace',
    options: { board: '9x11' },
    flies: 'side',
    pilots: one,
    planes: [
      ['nieuport17', 'se5a'],
      ['albatrosD3', 'pfalzD3'],
    ],
    level: 2,
    over: 'own',
    twice: true,
    results: [
      {
        when: { all: [{ grade: [1, 2] }, { side: 'allies' }] },
        effects: [{ deliver: 'se5a', number: 1 }],
        next: 'april',
      },
      {
        when: { all: [{ grade: [1, 2] }, { side: 'germany' }] },
        effects: [{ deliver: 'pfalzD3', number: 1 }],
        next: 'april',
      },
      { effects: [{ add: ['enemyStores', 1] }], next: 'april' },
    ],
  },
  april: {
    date: '1917-04-13',
    chapter: 3,
    game: 'airspace',
    options: skyOptions,
    flies: 'side',
    pilots: two,
    planes: [
      ['nieuport17', 'se5a', 'sopwithCamel'],
      ['albatrosD3', 'pfalzD3', 'fokkerDr1'],
    ],
    level: 3,
    over: 'enemy',
    great: true,
    results: [{ next: { if: { nemesis: true }, so: 'challenge', else: 'linePatrol' } }],
  },
  challenge: {
    date: '1917-09-09',
    chapter: 4,
    game: 'track',
    options: { scenario: 'duel', board: 'two-coloured' },
    flies: 0,
    pilots: one,
    planes: trackTypes,
    level: 3,
    over: 'own',
    twice: true,
    results: [
      {
        when: { grade: [1, 2] },
        effects: [{ nemesis: 'clear' }, { add: ['prestige', 3] }, { page: 'hisCap' }],
        next: night,
      },
      { effects: [{ nemesis: 'promote' }], next: night },
    ],
  },
  linePatrol: {
    date: '1917-09-09',
    chapter: 4,
    game: 'airspace',
    options: { board: '13x13' },
    flies: 'side',
    pilots: one,
    planes: [
      ['sopwithCamel', 'se5a', 'nieuport17'],
      ['albatrosD3', 'pfalzD3', 'fokkerDr1'],
    ],
    level: 2,
    over: 'own',
    twice: true,
    results: [{ when: { grade: [1, 2] }, effects: [{ add: ['stores', 1] }], next: night }, { next: night }],
  },
  moonlight: {
    date: '1917-11-02',
    chapter: 4,
    game: 'crew',
    options: { players: fourForPartners, token: 'moon' },
    flies: 0,
    pilots: two,
    level: 2,
    over: 'enemy',
    results: [
      {
        when: { grade: [1, 2] },
        effects: [{ add: ['stores', 2] }, { add: ['enemyStores', -2] }],
        next: 'bringHimHome',
      },
      { next: 'bringHimHome' },
    ],
  },
  barrage: {
    date: '1917-11-02',
    chapter: 4,
    game: 'crew',
    options: { players: fourForPartners, token: 'antiAir' },
    flies: 0,
    pilots: two,
    level: 2,
    over: 'enemy',
    results: [
      {
        when: { grade: [1, 2] },
        effects: [{ add: ['stores', 2] }, { add: ['sector', 1] }],
        next: 'bringHimHome',
      },
      { next: 'bringHimHome' },
    ],
  },
};
