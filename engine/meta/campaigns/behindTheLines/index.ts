import { defineCampaign, prestige, sector, standardFates, stores } from '../standard.ts';
import { missions } from './missions.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** Six flights of Track over Verdun, 1916: the printed scenarios as one story. */
export const behindTheLines = defineCampaign({
  id: 'behind-the-lines',
  sides: ['french', 'german'],
  words: { en, de },
  counters: [sector, stores, prestige, { key: 'proof', min: 0, max: 5, start: 0, shown: true }],
  roster: {
    size: 3,
    names: {
      french: ['Lucien Merle', 'Paul Astier', 'Henri Vasseur', 'Émile Corbin', 'Jean Rouvier', 'Antoine Belin'],
      german: ['Karl Ahrens', 'Otto Lindow', 'Friedrich Sassen', 'Emil Brandis', 'Hans Roder', 'Josef Thalau'],
    },
    enemies: {
      french: ['Leutnant Harn', 'Oberleutnant Velten', 'Vizefeldwebel Krode'],
      german: ['Lieutenant Daumier', 'Capitaine Serval', 'Adjudant Picot'],
    },
    ranks: [
      { key: 'observer', when: { all: [] } },
      { key: 'pilot', when: { atLeast: ['pilot.sorties', 2] } },
      { key: 'flightLeader', when: { atLeast: ['pilot.victories', 2] } },
    ],
    medals: [
      { key: 'lens', when: { all: [{ flag: 'plates' }, { atLeast: ['pilot.sorties', 2] }] } },
      { key: 'lantern', when: { atLeast: ['pilot.wounds', 3] } },
      { key: 'ring', when: { atLeast: ['pilot.victories', 3] } },
    ],
  },
  hangar: [
    { type: 'red', game: 'track', number: 1 },
    { type: 'brown', game: 'track', number: 1 },
    { type: 'yellow', game: 'track', number: 1 },
    { type: 'white', game: 'track', number: 1, from: '1916-05' },
    { type: 'blue', game: 'track', number: 1, mode: 'rivals' },
    { type: 'green', game: 'track', number: 1, mode: 'rivals' },
  ],
  fates: standardFates,
  escapes: [0, 1],
  start: 'meeting',
  missions,
  endings: [
    { id: 'bridgeFalls', when: { atLeast: ['proof', 4] } },
    { id: 'tooLate', when: { atLeast: ['proof', 2] } },
    { id: 'nobodyKnew' },
  ],
  challenges: [
    { key: 'untouched', mission: 'meeting', when: { all: [{ grade: [1, 2] }, { not: { figure: ['taken', 1] } }] } },
    { key: 'everybody', mission: 'fetch', when: { figure: ['done', 3] } },
    { key: 'whole', mission: 'home', when: { all: [{ grade: [1, 2] }, { not: { figure: ['taken', 3] } }] } },
  ],
  news: ['1916-02-21', '1916-04-20', '1916-06-18', '1916-07-01', '1916-10-28'],
});
