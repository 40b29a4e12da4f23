import type { Debrief } from '../../meta/debrief.ts';
import { damageTakenBy, type SortieRules, sideResult } from '../../meta/sortieRules.ts';

/** A plane with more hits than this is flown to the workshop; with no more, a victory is a clean one. */
const fewHits = 2;
const patchedHits = 2;

/** The campaign rules of Track. */
export const sortie: SortieRules = {
  picks: { option: 'biplanes', placesOf: (_options, side) => [side] },
  crew: 1,
  planes: () => 1,
  grade,
  battered: ({ taken }) => taken > fewHits,
  handicaps(options, [mission, opponent]) {
    const damage = [mission, opponent].map(({ patched }) => (patched[0] ? patchedHits : 0));
    if (damage.every((hits) => hits === 0)) return null;
    return { handicaps: true, damage: options.scenario === 'escort' ? [...damage, 0] : damage };
  },
};

function grade(debrief: Debrief, side: number): number {
  const result = sideResult(debrief, side);
  if (result === 0) return 0;
  const [winner, loser] = result > 0 ? [side, 1 - side] : [1 - side, side];
  const fell = debrief.planes.some(({ key, side: flew, fate }) => {
    return flew === loser && fate === 'shotDown' && key !== 'charge';
  });
  const clean = damageTakenBy(debrief, winner) <= fewHits;
  // A duel is decided by the loser's fall; a mission by what it was for.
  const well = debrief.scenario === 'duel' ? fell && clean : debrief.major || (winner === 0 ? clean : fell);
  return well ? 2 * result : result;
}
