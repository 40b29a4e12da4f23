import type { CampaignDefinition, Choice, Effect, Mission } from '../../campaign/definition.ts';

const seats: Choice<string> = { if: { mode: 'partners' }, so: '4', else: '2' };

/** Two squadrons a side, with all planes that they have left. */
function fields(date: string, chapter: number, level: number): Omit<Mission, 'results' | 'over'> {
  return {
    date,
    chapter,
    game: 'squadrons',
    options: { players: seats },
    flies: 'side',
    pilots: { least: 2, most: 6 },
    level,
  };
}

/** Supplies between two days, about the usual losses of a day. */
const lorries: Effect = { add: ['stores', 2] };

export const missions: CampaignDefinition['missions'] = {
  toul: { ...fields('1918-04-14', 1, 1), over: 'own', mild: true, results: [{ effects: [lorries], next: 'engines' }] },
  engines: {
    ...fields('1918-05-19', 1, 2),
    over: 'own',
    results: [
      { when: { grade: [1, 2] }, effects: [lorries, { add: ['stores', 1] }], next: 'guests' },
      { effects: [lorries], next: 'guests' },
    ],
  },
  guests: { ...fields('1918-06-24', 1, 2), over: 'own', results: [{ effects: [lorries], next: 'marne' }] },
  marne: {
    ...fields('1918-07-15', 2, 3),
    over: 'own',
    great: true,
    results: [{ effects: [lorries], next: { if: { atLeast: ['sector', 1] }, so: 'orchard', else: 'wheat' } }],
  },
  orchard: { ...fields('1918-08-08', 2, 3), over: 'enemy', results: [{ effects: [lorries], next: 'saintMihiel' }] },
  wheat: {
    ...fields('1918-08-08', 2, 2),
    over: 'own',
    results: [{ effects: [lorries, { add: ['stores', 1] }], next: 'saintMihiel' }],
  },
  saintMihiel: {
    ...fields('1918-09-12', 3, 3),
    over: 'enemy',
    great: true,
    results: [{ effects: [lorries], next: 'argonne' }],
  },
  argonne: {
    ...fields('1918-09-26', 3, 3),
    over: 'enemy',
    great: true,
    results: [{ effects: [lorries], next: 'lastField' }],
  },
  lastField: { ...fields('1918-11-10', 3, 3), over: 'own', results: [{ next: 'ending' }] },
};
