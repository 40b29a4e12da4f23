import type { RulesMigration } from '../../../core/game.ts';

interface First {
  moved: readonly number[];
  dogfight: { shooter: number; target: number; exchanged: boolean } | null;
}

/**
 * In the first version a plane strafed from wherever an exchange had put it. A dogfight that is still going on tells of
 * its exchange; one that is over does not, and such a turn is finished as it was begun.
 */
export const standWhereYouStopped: RulesMigration = {
  name: 'squadrons-stand-where-you-stopped',
  from: 1,
  up({ options, state }) {
    const { moved, dogfight } = state as First;
    if (!dogfight?.exchanged) return { options, state };
    const { shooter, target } = dogfight;
    return {
      options,
      state: { ...(state as First), moved: moved.filter((plane) => plane !== shooter && plane !== target) },
    };
  },
};
