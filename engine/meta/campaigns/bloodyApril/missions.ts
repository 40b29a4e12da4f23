import type { CampaignDefinition, Choice, Mission } from '../../campaign/definition.ts';

/** The side that is ahead attacks: it gets a smaller board, and the side behind a larger one. */
const board: Choice<string> = {
  if: { atLeast: ['sector', 2] },
  so: '9x11',
  else: { if: { atMost: ['sector', -2] }, so: '13x13', else: '11x11' },
};

const early: Mission['planes'] = [
  ['nieuport17', 'se5a'],
  ['albatrosD3', 'pfalzD3'],
];
const late: Mission['planes'] = [
  ['se5a', 'sopwithCamel', 'nieuport17'],
  ['albatrosD3', 'pfalzD3', 'fokkerDr1'],
];

function alone(date: string, chapter: number, planes: Mission['planes'], level: number): Omit<Mission, 'results'> {
  return {
    date,
    chapter,
    game: 'airspace',
    options: { board, phaseCap: true },
    flies: 'side',
    pilots: { least: 1, most: 1 },
    planes,
    level,
    over: 'enemy',
    twice: true,
  };
}

function pair(date: string, chapter: number, planes: Mission['planes'], level: number): Omit<Mission, 'results'> {
  return {
    date,
    chapter,
    game: 'airspace',
    // Partners fly one plane each; otherwise one person flies both.
    options: {
      players: { if: { mode: 'partners' }, so: 4, else: 2 },
      planes: { if: { mode: 'partners' }, so: 1, else: 2 },
      board,
      phaseCap: true,
    },
    flies: 'side',
    pilots: { least: 2, most: 2 },
    planes,
    level,
    over: 'enemy',
  };
}

export const missions: CampaignDefinition['missions'] = {
  cold: { ...alone('1917-04-04', 1, early, 2), mild: true, results: [{ next: 'oldMachines' }] },
  oldMachines: { ...pair('1917-04-08', 1, early, 2), results: [{ next: 'easter' }] },
  easter: { ...pair('1917-04-13', 1, early, 3), great: true, results: [{ next: 'lists' }] },
  lists: {
    ...alone('1917-04-30', 1, early, 2),
    over: 'own',
    results: [
      { when: { grade: [1, 2] }, effects: [{ add: ['stores', 2] }], next: 'crates' },
      { effects: [{ add: ['stores', 1] }], next: 'crates' },
    ],
  },
  crates: { ...pair('1917-06-07', 2, late, 3), results: [{ next: 'evening' }] },
  evening: { ...alone('1917-07-13', 2, late, 3), over: 'own', results: [{ next: 'mud' }] },
  mud: {
    ...pair('1917-07-31', 2, late, 3),
    great: true,
    results: [{ effects: [{ nemesis: 'make' }], next: 'bestOfThem' }],
  },
  bestOfThem: {
    ...alone('1917-09-23', 3, late, 3),
    results: [
      { when: { grade: [1, 2] }, effects: [{ nemesis: 'clear' }, { add: ['prestige', 2] }], next: 'ending' },
      { next: 'ending' },
    ],
  },
};
