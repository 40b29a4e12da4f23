import { match } from './matching.ts';

export const roundRobinMethod = 'berger/1';

/**
 * Everybody meets everybody once, by the circle: one stands still and the others go round. By round pairs of numbers, the
 * first side first; nobody sits on one side more often than on the other, save by one where the number is even.
 */
export function berger(entrants: number): [number, number][][] {
  const even = entrants + (entrants % 2);
  const moving = even - 1;
  const rounds: [number, number][][] = [];
  for (let round = 0; round < moving; round++) {
    // Steps of half the circle instead of one, so that seats alternate.
    const turn = (round * (even / 2)) % moving;
    const pairs: [number, number][] = [];
    if (even === entrants) pairs.push(round % 2 === 0 ? [turn, even - 1] : [even - 1, turn]);
    for (let i = 1; i < even / 2; i++) {
      const a = (turn + i) % moving;
      const b = (turn - i + moving) % moving;
      pairs.push([a, b]);
    }
    rounds.push(pairs);
  }
  return rounds;
}

/**
 * A round out of the pairs that are left, as many as can be flown at once; those who have waited longest come first. The
 * numbers are places in `waited`.
 */
export function remainingRound(
  waited: readonly number[],
  left: readonly (readonly [number, number])[],
): [number, number][] {
  const most = Math.max(0, ...waited) * 2 + 1;
  const edges = left.map(([a, b]) => ({ a, b, cost: most - waited[a] - waited[b] }));
  const mates = match(waited.length, edges);
  return left.flatMap(([a, b]): [number, number][] => (mates[a] === b ? [[a, b]] : []));
}
