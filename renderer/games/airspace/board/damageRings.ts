/** Interval between the hits of a burst. */
export const hitIntervalMs = 150;

/** By ring: `null` if intact, else the number of rings that fill before it in the current burst. */
export function damageRings(maxDamage: number, capacity: number, damage: number): readonly (number | null)[] {
  const taken = maxDamage - capacity;
  return Array.from({ length: maxDamage }, (_, i) => (i < taken + damage ? Math.max(0, i - taken) : null));
}

/** The number of hits shown after some time. */
export const hitsShownAfter = (damage: number, milliseconds: number): number =>
  Math.min(damage, 1 + Math.floor(milliseconds / hitIntervalMs));
