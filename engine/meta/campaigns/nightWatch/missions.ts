import type { CampaignDefinition, Choice, Mission } from '../../campaign/definition.ts';

const seats: Choice<string> = { if: { mode: 'partners' }, so: '4', else: '2' };

function night(date: string, chapter: number, options: Mission['options'], level: number): Omit<Mission, 'results'> {
  return {
    date,
    chapter,
    game: 'crew',
    options: { players: seats, ...options },
    flies: 'side',
    pilots: { least: 2, most: 2 },
    level,
    over: 'own',
    mild: true,
  };
}

/** Results by grade: one bone for a win, two for a great win, and the couch for a loss. */
function bones(next: string): Mission['results'] {
  return [
    { when: { grade: [2, 2] }, effects: [{ add: ['bones', 2] }], next },
    { when: { grade: [1, 1] }, effects: [{ add: ['bones', 1] }], next },
    { when: { grade: [-2, -1] }, effects: [{ add: ['couch', 1] }], next },
    { next },
  ];
}

export const missions: CampaignDefinition['missions'] = {
  postman: { ...night('1917-05-01', 1, { token: 'sun' }, 1), results: bones('moonrise') },
  moonrise: { ...night('1917-05-02', 1, { token: 'moon' }, 1), results: bones('thunder') },
  thunder: { ...night('1917-05-03', 2, { token: 'antiAir' }, 2), results: bones('cats') },
  cats: {
    ...night('1917-05-04', 2, { token: 'claws' }, 2),
    // A flight that has had the couch may choose the token.
    offers: [{ order: 'catsByMoon', when: { atLeast: ['couch', 1] }, free: true }],
    results: bones('fog'),
  },
  catsByMoon: { ...night('1917-05-04', 2, { token: 'moon', crossfire: true }, 2), results: bones('fog') },
  fog: { ...night('1917-05-05', 3, { token: 'moon', decks: 'long' }, 2), results: bones('breakfast') },
  breakfast: {
    // Four players get the short timer; two players, who play without one, get crossfire.
    ...night(
      '1917-05-06',
      3,
      {
        token: 'sun',
        timer: { if: { mode: 'partners' }, so: '10', else: '20' },
        crossfire: { if: { mode: 'partners' }, so: false, else: true },
      },
      3,
    ),
    results: bones('ending'),
  },
};
