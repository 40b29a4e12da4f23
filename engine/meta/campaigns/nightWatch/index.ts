import { defineCampaign, harmlessFates } from '../standard.ts';
import { missions } from './missions.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** Six nights of Crew, guarded by dogs. No pilot is hurt. */
export const nightWatch = defineCampaign({
  id: 'night-watch',
  sides: ['paws', 'jaws'],
  words: { en, de },
  counters: [
    { key: 'prestige', min: 0, max: 10, start: 2, shown: true },
    { key: 'bones', min: 0, max: 12, start: 0, shown: true },
    { key: 'couch', min: 0, max: 6, start: 0, shown: true },
  ],
  roster: {
    size: 4,
    names: {
      paws: ['Biscuit', 'Captain Whiskey', 'Nana', 'Rumble', 'Pip', 'Colonel Fluff'],
      jaws: ['Schnaps', 'Baron Wau', 'Tante Trude', 'Knurr', 'Floh', 'Major Pudel'],
    },
    enemies: {
      paws: ['the Red Dachshund', 'Madame Miaou', 'the Grey Whippet'],
      jaws: ['the Bulldog of Dover', 'Monsieur Chat', 'the Spotted Spaniel'],
    },
    ranks: [
      { key: 'puppy', when: { all: [] } },
      { key: 'goodDog', when: { atLeast: ['pilot.sorties', 2] } },
      { key: 'veryGoodDog', when: { atLeast: ['pilot.sorties', 4] } },
    ],
    medals: [
      { key: 'smallBone', when: { atLeast: ['pilot.victories', 1] } },
      { key: 'largeBone', when: { atLeast: ['pilot.victories', 3] } },
      { key: 'slipper', when: { all: [{ atLeast: ['couch', 3] }, { atLeast: ['pilot.sorties', 3] }] } },
    ],
  },
  hangar: [],
  fates: harmlessFates,
  escapes: [0, 1],
  start: 'postman',
  missions,
  endings: [
    { id: 'goodestDog', when: { atLeast: ['bones', 8] } },
    { id: 'bestCouch', when: { atLeast: ['couch', 3] } },
    { id: 'allAsleep' },
  ],
  challenges: [
    { key: 'unsinged', mission: 'thunder', when: { grade: [2, 2] } },
    { key: 'shortNight', mission: 'postman', when: { all: [{ grade: [1, 2] }, { not: { figure: ['turns', 10] } }] } },
    { key: 'earlyBird', mission: 'breakfast', when: { grade: [1, 2] } },
  ],
  news: [],
});
