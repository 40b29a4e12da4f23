import type { Debrief } from '../../meta/debrief.ts';
import { damageTakenBy, type SortieRules, sideResult } from '../../meta/sortieRules.ts';

const patchedCards = 3;

/** The campaign rules of Crew. */
export const sortie: SortieRules = {
  crew: 2,
  planes: () => 1,
  grade,
  battered: ({ taken }, { most }) => taken * 2 > most,
  handicaps(_options, sides) {
    const scrapped = sides.flatMap(({ patched }) => [0, 0].map(() => (patched[0] ? patchedCards : 0)));
    return scrapped.every((cards) => cards === 0) ? null : { handicaps: true, scrapped };
  },
};

/** A team that lost no more than a third of its cards to the enemy's fire has won well. */
function grade(debrief: Debrief, side: number): number {
  const result = sideResult(debrief, side);
  return damageTakenBy(debrief, result > 0 ? side : 1 - side) * 3 <= debrief.most ? 2 * result : result;
}
