import type { RulesMigration } from '../../../core/game.ts';

interface First {
  outcome: { ending: string } | null;
  rescued: number;
  planes: readonly { damage: number }[];
}

/** The first version did not keep what was counted to decide a match; the log did not tell it either. */
export const countEndings: RulesMigration = {
  name: 'track-count-endings',
  from: 1,
  up({ options, state }) {
    const { outcome, rescued, planes } = state as First;
    if (outcome === null) return { options, state };
    const { scenario } = options as { scenario: string };
    const [a, b] = planes.map(({ damage }) => damage);
    const saved = scenario === 'rescue' ? { rescued } : undefined;
    const figures = {
      escaped: saved,
      defenderShotDown: saved,
      sameHits: { hits: a },
      fewerHits: { fewer: Math.min(a, b), more: Math.max(a, b) },
    }[outcome.ending];
    return { options, state: { ...(state as First), outcome: { ...outcome, ...(figures && { figures }) } } };
  },
};
