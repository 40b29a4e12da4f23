import { itemAt } from '../../core/items.ts';
import { minimumCostMatching } from './matching.ts';

export const roundRobinMethod = 'berger/1';

/**
 * Round robin by the circle method (Berger table): the pairs of each round, the first side first. Each entrant has both
 * sides equally often; with an even number of entrants they differ by one.
 */
export function bergerTable(entrants: number): [number, number][][] {
  const even = entrants + (entrants % 2);
  const moving = even - 1;
  const rounds: [number, number][][] = [];
  for (let round = 0; round < moving; round++) {
    // Steps of half the circle, so that sides alternate.
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

/** Two entrants, the lower number first, and the number of matches left between them. */
export interface OwedPair {
  a: number;
  b: number;
  owed: number;
}

/**
 * A maximum round from the remaining pairs: the entrants who have waited longest first, then the pairs with the most matches
 * left, so that two matches of a pair are apart. Numbers are indexes of `waited`; each pair is listed once.
 */
export function remainingRound(waited: readonly number[], left: readonly OwedPair[]): [number, number][] {
  const maxWait = Math.max(0, ...waited) * 2 + 1;
  const maxOwed = Math.max(0, ...left.map(({ owed }) => owed));
  // One pair's wait outweighs the matches left of all pairs in a round.
  const scale = maxOwed * waited.length + 1;
  const edges = left.map(({ a, b, owed }) => ({
    a,
    b,
    cost: (maxWait - itemAt(waited, a) - itemAt(waited, b)) * scale + maxOwed - owed,
  }));
  const mates = minimumCostMatching(waited.length, edges);
  return left.flatMap(({ a, b }): [number, number][] => (mates[a] === b ? [[a, b]] : []));
}
