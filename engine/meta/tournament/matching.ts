import blossom from 'edmonds-blossom-fixed';
import { itemAt } from '../../core/items.ts';

export interface Edge {
  a: number;
  b: number;
  cost: number;
}

/** Beyond this, sums of weights are no whole numbers any more. */
export const maxCost = 2 ** 50;

/**
 * Matches as many of `count` vertices as the edges allow, at the least cost over all of them: by vertex its mate, or −1.
 * Equal edges give the equal matching.
 */
export function minimumCostMatching(count: number, edges: readonly Edge[]): number[] {
  const mates = new Array<number>(count).fill(-1);
  if (edges.length === 0) return mates;
  const dearest = edges.reduce((most, { cost }) => Math.max(most, cost), 0);
  if (dearest >= maxCost) throw new RangeError(`an edge of cost ${dearest}`);
  // Doubled, so that the halves that the algorithm takes of them are whole.
  const weighed = edges.map(({ a, b, cost }): [number, number, number] => [a, b, 2 * (dearest - cost)]);
  for (const [vertex, mate] of blossom(weighed, true).entries()) if (vertex < count) mates[vertex] = mate;
  return mates;
}

/** A perfect matching as pairs, the lower number first, or `null` where there is none. */
export function perfectMatching(count: number, edges: readonly Edge[]): [number, number][] | null {
  const mates = minimumCostMatching(count, edges);
  if (mates.includes(-1)) return null;
  return mates.flatMap((mate, vertex): [number, number][] => (vertex < mate ? [[vertex, mate]] : []));
}

/**
 * Costs by rank of importance as one number a pair: a list of pairs that is better in an earlier one is cheaper, whatever
 * the later ones say. `null` if they do not fit into a whole number.
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
