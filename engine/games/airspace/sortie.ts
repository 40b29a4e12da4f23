import type { Debrief } from '../../meta/debrief.ts';
import { damageTakenBy, planesLostBy, type SortieRules, sideResult } from '../../meta/sortieRules.ts';
import { type AirspaceOptions, fullCapacity, planesASide, startAltitude } from './options.ts';

const patchedCapacity = 4;
const outOfTheSun = 7;

/** The campaign rules of Airspace. */
export const sortie: SortieRules = {
  picks: {
    option: 'airplanes',
    placesOf: (options, side) => Array.from({ length: planesOf(options) }, (_, plane) => 2 * plane + side),
  },
  crew: 1,
  planes: planesOf,
  grade,
  battered: ({ taken }) => taken > fullCapacity / 2,
  handicaps(options, sides) {
    const capacity = Array.from({ length: 2 * planesOf(options) }, (_, place) =>
      sides[place % 2].patched[Math.floor(place / 2)] ? patchedCapacity : fullCapacity,
    );
    const altitude = sides.map(({ high }) => (high ? outOfTheSun : startAltitude));
    const byTheBook = capacity.every((left) => left === fullCapacity) && !sides.some(({ high }) => high);
    return byTheBook ? null : { handicaps: true, capacity, altitude };
  },
};

function planesOf(options: Record<string, unknown>): number {
  return planesASide(options as AirspaceOptions);
}

/** Two planes home, or one that was hardly touched: well won. */
function grade(debrief: Debrief, side: number): number {
  const result = sideResult(debrief, side);
  const winner = result > 0 ? side : 1 - side;
  const whole = planesLostBy(debrief, winner) === 0 && damageTakenBy(debrief, winner) * 2 < debrief.most;
  return whole ? 2 * result : result;
}
