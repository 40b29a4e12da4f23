import type { StrengthTargets } from '../../scripts/prove/strengthTargets.ts';

const biplanes = ['red', 'blue', 'green', 'yellow', 'brown', 'black', 'white', 'grey', 'purple'];

/** Each biplane on both sides, against one that is far from it in the list. */
const drawn = biplanes.map((name, i) => ({ biplanes: [name, biplanes[(i + 4) % biplanes.length]] }));

export const strengthTargets: StrengthTargets = {
  main: { duel: [{}], 'all nine biplanes': drawn },
  others: {
    'all nine biplanes': drawn,
    'two-coloured board': [{ board: 'two-coloured' }],
    espionage: [{ scenario: 'espionage' }],
    bombing: [{ scenario: 'bombing' }],
    rescue: [{ scenario: 'rescue' }],
    escort: [{ scenario: 'escort' }],
    'prototype edition': [{ edition: 'prototype' }],
  },
  step: 80,
  last: 30,
  cadet: { against: 'random', most: 0.65 },
  legend: { random: 0.88 },
  ladderDeals: 10,
};
