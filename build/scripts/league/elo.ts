import { itemAt } from '@aerodrome/engine/core/items.ts';
/** Result of a series between two players: score, and Elo difference with its 95 % confidence interval. */
export interface Verdict {
  games: number;
  score: number;
  elo: number;
  low: number;
  high: number;
}

/** Takes the points per deal, each 0 to 2. The two games of a deal are correlated, so a deal is one sample. */
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

/** The score is kept half a deal away from 0 and 1, so that the Elo difference stays finite. */
function eloOf(score: number, deals: number): number {
  const doubt = 0.5 / (deals + 1);
  const within = Math.min(1 - doubt, Math.max(doubt, score));
  return 400 * Math.log10(within / (1 - within));
}

/** The quantile of a list of values. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return itemAt(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)));
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
