import type { Debrief } from '../../meta/debrief.ts';
import { planesLostBy, type Readiness, type SortieRules, sideResult } from '../../meta/sortieRules.ts';

/** By the book: two squadrons of three. */
const squadronsASide = 2;
const planesASquadron = 3;
const planesASide = squadronsASide * planesASquadron;

/** The campaign rules of Squadrons. */
export const sortie: SortieRules = {
  crew: 1,
  planes: () => planesASide,
  grade,
  battered: ({ taken }) => taken > 0,
  handicaps(_options, sides) {
    const planes = sides.flatMap(squadronsOf);
    const insignia = sides.flatMap((side) => {
      const [first, second] = squadronsOf(side);
      return Array.from({ length: first + second }, (_, plane) => side.insignia[plane] ?? 0);
    });
    const byTheBook = planes.every((count) => count === planesASquadron) && insignia.every((worn) => worn === 0);
    return byTheBook ? null : { handicaps: true, planes, insignia };
  },
};

/** The rest is shared between the two; each has at least one. */
function squadronsOf({ strength }: Readiness): [number, number] {
  const left = Math.min(Math.max(strength, squadronsASide), planesASide);
  return [Math.ceil(left / 2), Math.floor(left / 2)];
}

function grade(debrief: Debrief, side: number): number {
  const result = sideResult(debrief, side);
  return planesLostBy(debrief, result > 0 ? side : 1 - side) <= 1 ? 2 * result : result;
}
