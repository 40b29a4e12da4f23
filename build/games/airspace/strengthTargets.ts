import type { StrengthTargets } from '../../scripts/prove/strengthTargets.ts';

export const strengthTargets: StrengthTargets = {
  main: { '1 v 1': [{}] },
  others: { '2 v 2': [{ planes: 2 }], 'three seats': [{ players: 3 }], 'four seats': [{ players: 4 }] },
  step: 150,
  last: 100,
  cadet: { against: 'safe', most: 0.9 },
  legend: { random: 0.99, safe: 0.99 },
  simple: {
    mode: '1 v 1 with cap and pressing',
    options: { phaseCap: true, pressing: true },
    players: ['camper', 'fleer'],
    least: 0.75,
  },
  ladderDeals: 6,
};
