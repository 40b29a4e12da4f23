import type { RulesMigration } from '../../../core/game.ts';

/** The second version knew no handicaps: every plane began as its scenario says. */
export const allowHandicaps: RulesMigration = {
  name: 'track-allow-handicaps',
  from: 2,
  up({ options, state }) {
    const before = options as { scenario: string };
    const damage = before.scenario === 'escort' ? [0, 0, 0] : [0, 0];
    return { options: { ...before, handicaps: false, damage }, state };
  },
};
