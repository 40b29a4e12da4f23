/** How long after one another the hits of a burst are shown. */
export const hitIntervalMs = 150;

/** By ring: `null` if it is whole, else how many fill before it because of what strikes the plane just now. */
export function damageRings(most: number, capacity: number, damage: number): readonly (number | null)[] {
  const taken = most - capacity;
  return Array.from({ length: most }, (_, i) => (i < taken + damage ? Math.max(0, i - taken) : null));
}

/** Of some hits: how many have been shown after a while. */
export const hitsShownAfter = (damage: number, milliseconds: number): number =>
  Math.min(damage, 1 + Math.floor(milliseconds / hitIntervalMs));
