import type { StrengthTargets } from '../../scripts/prove/strengthTargets.ts';

export const strengthTargets: StrengthTargets = {
  main: { 'two players': [{}] },
  others: { 'three players': [{ players: '3' }], 'four players': [{ players: '4' }] },
  step: 100,
  last: 50,
  cadet: { against: 'random', most: 0.9 },
  legend: { random: 0.99 },
  ladderDeals: 4,
};
