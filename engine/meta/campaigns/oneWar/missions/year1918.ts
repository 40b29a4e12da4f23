import type { CampaignDefinition, Choice } from '../../../campaign/definition.ts';
import { fourForPartners, one, trackTypes, two } from './year1916.ts';
import { skyOptions } from './year1917.ts';

const allied = ['sopwithCamel', 'se5a', 'spadS13', 'nieuport28'];
const german = ['fokkerD7', 'pfalzD3', 'fokkerDr1', 'albatrosD3'];
const autumn: Choice<string> = { if: { atLeast: ['sector', 1] }, so: 'salient', else: 'lastReserves' };

/** 1918: everything at once, and then nothing. */
export const missions1918: CampaignDefinition['missions'] = {
  bringHimHome: {
    date: '1918-03-24',
    chapter: 5,
    game: 'track',
    options: { scenario: 'escort' },
    flies: 0,
    pilots: two,
    planes: trackTypes,
    level: 3,
    over: 'enemy',
    charge: true,
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ award: ['flown', 'lamp'] }, { set: 'broughtHome' }], next: 'fourFields' },
      { next: 'fourFields' },
    ],
  },
  fourFields: {
    date: '1918-07-16',
    chapter: 5,
    game: 'squadrons',
    options: { players: fourForPartners },
    flies: 'side',
    pilots: { least: 1, most: 4 },
    level: 3,
    over: 'own',
    great: true,
    results: [{ next: autumn }],
  },
  salient: {
    date: '1918-09-12',
    chapter: 6,
    game: 'squadrons',
    options: { players: fourForPartners },
    flies: 'side',
    pilots: { least: 1, most: 4 },
    level: 3,
    over: 'enemy',
    great: true,
    results: [{ effects: [{ nemesis: 'make' }], next: 'onePatrol' }],
  },
  lastReserves: {
    date: '1918-09-12',
    chapter: 6,
    game: 'airspace',
    options: skyOptions,
    flies: 'side',
    pilots: two,
    planes: [allied, german],
    level: 3,
    over: 'own',
    great: true,
    results: [{ effects: [{ nemesis: 'make' }], next: 'onePatrol' }],
  },
  onePatrol: {
    date: '1918-11-10',
    chapter: 6,
    offers: [{ order: 'stay', free: true }],
    game: 'track',
    options: { scenario: 'duel', board: { if: { flag: 'map' }, so: 'two-coloured', else: 'single-coloured' } },
    flies: 0,
    pilots: one,
    planes: trackTypes,
    level: 3,
    over: 'enemy',
    twice: true,
    results: [
      { when: { grade: [1, 2] }, effects: [{ set: 'flew' }, { nemesis: 'clear' }], next: 'ending' },
      { effects: [{ set: 'flew' }], next: 'ending' },
    ],
  },
  stay: {
    date: '1918-11-10',
    chapter: 6,
    quiet: true,
    results: [{ effects: [{ set: 'stayed' }], next: 'ending' }],
  },
};
