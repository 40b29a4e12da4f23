import type { RulesMigration } from '../../../core/game.ts';

interface First {
  outcome: { ending: string } | null;
  planes: readonly { capacity: number; lost: string | null }[];
}

/** The first version did not keep what was counted to judge a match; and nobody began with a handicap. */
export const countCapacity: RulesMigration = {
  name: 'airspace-count-capacity',
  from: 1,
  up({ options, state }) {
    const { outcome, planes } = state as First;
    if (outcome === null) return { options, state };
    const [allied, german] = [0, 1].map((side) =>
      planes.reduce((sum, { capacity, lost }, i) => (i % 2 === side && lost === null ? sum + capacity : sum), 0),
    );
    const figures = {
      moreCapacity: { more: Math.max(allied, german), fewer: Math.min(allied, german) },
      sameCapacity: { capacity: allied },
    }[outcome.ending];
    return { options, state: { ...(state as First), outcome: { ...outcome, ...(figures && { figures }) } } };
  },
};
