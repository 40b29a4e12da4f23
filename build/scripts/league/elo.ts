import { itemAt } from '@aerodrome/engine/core/items.ts';
/** What a series says of two players: the share of points, and the difference in Elo with its 95 % interval. */
export interface Verdict {
  games: number;
  score: number;
  elo: number;
  low: number;
  high: number;
}

/** Scores of pairs of games, each from 0 to 2: both games of a deal lean on each other, so a deal counts as one throw. */
export function judge(deals: readonly number[]): Verdict {
  const halves = deals.map((points) => points / 2);
  const score = halves.reduce((sum, half) => sum + half, 0) / halves.length;
  const variance = halves.reduce((sum, half) => sum + (half - score) ** 2, 0) / Math.max(1, halves.length - 1);
  const margin = 1.96 * Math.sqrt(variance / halves.length);
  return {
    games: deals.length * 2,
    score: rounded(score, 4),
    elo: rounded(eloOf(score, halves.length), 1),
    low: rounded(eloOf(score - margin, halves.length), 1),
    high: rounded(eloOf(score + margin, halves.length), 1),
  };
}

/** Nobody is infinitely stronger than another for having won so many games: half a deal is left to doubt. */
function eloOf(score: number, deals: number): number {
  const doubt = 0.5 / (deals + 1);
  const within = Math.min(1 - doubt, Math.max(doubt, score));
  return 400 * Math.log10(within / (1 - within));
}

/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return itemAt(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
