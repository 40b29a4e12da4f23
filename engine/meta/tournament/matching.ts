import blossom from 'edmonds-blossom-fixed';
import { itemAt } from '../../core/items.ts';

export interface Edge {
  a: number;
  b: number;
  cost: number;
}

/** Sums of larger costs would not be exact integers. */
export const maxCost = 2 ** 50;

/**
 * Maximum matching of `count` vertices with the minimum total cost: the mate of each vertex, or −1. Deterministic.
 */
export function minimumCostMatching(count: number, edges: readonly Edge[]): number[] {
  const mates = new Array<number>(count).fill(-1);
  if (edges.length === 0) return mates;
  const greatestCost = edges.reduce((most, { cost }) => Math.max(most, cost), 0);
  if (greatestCost >= maxCost) throw new RangeError(`an edge of cost ${greatestCost}`);
  // Doubled, because the algorithm halves the weights and needs integers.
  const weightedEdges = edges.map(({ a, b, cost }): [number, number, number] => [a, b, 2 * (greatestCost - cost)]);
  for (const [vertex, mate] of blossom(weightedEdges, true).entries()) if (vertex < count) mates[vertex] = mate;
  return mates;
}

/** A perfect matching as pairs, the lower number first, or `null` if there is none. */
export function perfectMatching(count: number, edges: readonly Edge[]): [number, number][] | null {
  const mates = minimumCostMatching(count, edges);
  if (mates.includes(-1)) return null;
  return mates.flatMap((mate, vertex): [number, number][] => (vertex < mate ? [[vertex, mate]] : []));
}

/**
 * Packs each row of costs, most important first, into one number, so that sums of `pairs` rows compare lexicographically.
 * `null` if that exceeds `maxCost`.
 */
export function packCosts(rows: readonly (readonly number[])[], pairs: number): number[] | null {
  const width = rows[0]?.length ?? 0;
  const bounds = Array.from(
    { length: width },
    (_, i) => rows.reduce((most, row) => Math.max(most, itemAt(row, i)), 0) * pairs + 1,
  );
  if (bounds.reduce((product, bound) => product * bound, 1) >= maxCost) return null;
  return rows.map((row) => row.reduce((sum, cost, i) => sum * itemAt(bounds, i) + cost, 0));
}
