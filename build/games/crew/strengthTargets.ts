import type { StrengthTargets } from '../../scripts/prove/strengthTargets.ts';

export const strengthTargets: StrengthTargets = {
  main: { 'four players': [{}] },
  others: {
    'two players': [{ players: '2' }],
    'three players': [{ players: '3' }],
    moon: [{ token: 'moon' }],
    'anti-air fire': [{ token: 'antiAir' }],
    claws: [{ token: 'claws' }],
    crossfire: [{ crossfire: true }],
  },
  step: 80,
  last: 30,
  cadet: { against: 'thrifty', most: 0.9 },
  legend: { random: 0.99, thrifty: 0.98 },
  ladderDeals: 5,
};
