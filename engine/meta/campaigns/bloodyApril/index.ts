import { defineCampaign, heavyFates, prestige, sector, stores } from '../standard.ts';
import { missions } from './missions.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

/** Eight flights of Airspace, April to September 1917. One side has to survive, the other to hold its lead. */
export const bloodyApril = defineCampaign({
  id: 'bloody-april',
  sides: ['britain', 'germany'],
  words: { en, de },
  counters: [sector, { ...stores, start: 2 }, prestige],
  roster: {
    size: 6,
    names: {
      britain: [
        'Arthur Penrose',
        'Hugh Calloway',
        'Edwin Marsh',
        'Cecil Tranter',
        'Walter Dunmore',
        'Leonard Fisk',
        'Percy Aldous',
        'Harold Wye',
        'Frank Osgood',
        'Cyril Bannister',
        'Ernest Lyle',
        'Roland Peake',
      ],
      germany: [
        'Arnold Preuss',
        'Hubert Kallen',
        'Erwin Marschall',
        'Konrad Trautner',
        'Walther Dahm',
        'Leonhard Fuchs',
        'Paul Aldinger',
        'Heinrich Weyer',
        'Franz Osten',
        'Kurt Banner',
        'Ernst Lilien',
        'Rolf Pieck',
      ],
    },
    enemies: {
      britain: ['Leutnant Gersdorf', 'Oberleutnant Straal', 'Leutnant Hölder'],
      germany: ['Captain Gerrard', 'Lieutenant Strake', 'Captain Holland'],
    },
    ranks: [
      { key: 'green', when: { all: [] } },
      { key: 'oldHand', when: { atLeast: ['pilot.sorties', 2] } },
      { key: 'flightCommander', when: { atLeast: ['pilot.sorties', 4] } },
    ],
    medals: [
      { key: 'aprilStar', when: { all: [{ atLeast: ['pilot.sorties', 3] }, { atLeast: ['missions', 3] }] } },
      { key: 'feather', when: { atLeast: ['pilot.victories', 2] } },
      { key: 'wings', when: { atLeast: ['pilot.victories', 4] } },
      { key: 'stitch', when: { atLeast: ['pilot.wounds', 2] } },
    ],
  },
  hangar: [
    { type: 'nieuport17', game: 'airspace', number: 2, side: 'britain' },
    { type: 'se5a', game: 'airspace', number: 1, from: '1917-04', side: 'britain' },
    { type: 'sopwithCamel', game: 'airspace', number: 2, from: '1917-06', side: 'britain' },
    { type: 'albatrosD3', game: 'airspace', number: 2, side: 'germany' },
    { type: 'pfalzD3', game: 'airspace', number: 1, from: '1917-04', side: 'germany' },
    { type: 'fokkerDr1', game: 'airspace', number: 1, from: '1917-09', side: 'germany' },
  ],
  fates: heavyFates,
  escapes: [1, 8],
  start: 'cold',
  missions,
  endings: [
    { id: 'stillHere', when: { all: [{ side: 'britain' }, { atLeast: ['originals', 4] }] } },
    { id: 'handedOn', when: { side: 'britain' } },
    { id: 'keptIt', when: { atLeast: ['sector', 2] } },
    { id: 'borrowed' },
  ],
  challenges: [
    { key: 'coldHands', mission: 'cold', when: { all: [{ grade: [1, 2] }, { not: { figure: ['taken', 3] } }] } },
    { key: 'everyOldMachine', mission: 'oldMachines', when: { grade: [2, 2] } },
    { key: 'theBest', mission: 'bestOfThem', when: { grade: [1, 2] } },
  ],
  news: [
    '1917-04-06',
    '1917-04-09',
    '1917-05-07',
    '1917-06-07',
    '1917-06-13',
    '1917-06-24',
    '1917-07-06',
    '1917-07-31',
    '1917-09-11',
  ],
});
