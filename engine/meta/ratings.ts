import { rate, rating } from 'openskill';
import { itemAt } from '../core/items.ts';
import { type LedgerLine, type LedgerSeat, ledgerKey } from './ledger.ts';

export interface Rating {
  mu: number;
  sigma: number;
}

export interface CurvePoint {
  at: string;
  rating: number;
  isSettling: boolean;
}

/** A displayed rating with its history. */
export interface RatingCurve {
  now: number;
  /** Too few matches for a reliable rating. */
  isSettling: boolean;
  points: readonly CurvePoint[];
}

interface RatingHistory {
  current: Rating;
  points: CurvePoint[];
}

/** A rating is settled once its uncertainty is at most this. */
const maxSettledSigma = 5;

export function displayedRating({ mu, sigma }: Rating): number {
  return Math.round(1000 + 40 * (mu - 3 * sigma));
}

/** The key of a rating: profile, bot by game and level, or guest by name. Guests are rated so that wins over them count. */
export function ratingKey(game: string, { person, bot, name }: Pick<LedgerSeat, 'person' | 'bot' | 'name'>): string {
  if (bot !== undefined) return `bot:${game}:${bot}`;
  return person ?? `guest:${name}`;
}

/** The key of the rating over all games. */
export const overall = '';

/**
 * Ratings by game and person, and one over all games, folded from the ledger in order of time. A person with two seats of
 * a side is one player. Ratings are never stored, so a corrected ledger corrects them.
 */
export function foldRatings(lines: readonly LedgerLine[], typedCount = true): Map<string, Map<string, RatingCurve>> {
  const ratings = new Map<string, Map<string, RatingHistory>>();
  const inOrder = [...lines].sort((a, b) => compare(a.at, b.at) || compare(ledgerKey(a), ledgerKey(b)));
  for (const line of inOrder) {
    if (!line.rated || (!typedCount && line.match === null)) continue;
    for (const scope of [overall, line.game]) {
      const table = ratings.get(scope) ?? new Map();
      ratings.set(scope, table);
      rateLine(table, line);
    }
  }
  const curvesOf = (table: Map<string, RatingHistory>) =>
    new Map([...table].map(([key, history]) => [key, curveOf(history)]));
  return new Map([...ratings].map(([scope, table]) => [scope, curvesOf(table)]));
}

function rateLine(table: Map<string, RatingHistory>, { game, seats, at }: LedgerLine): void {
  const sides = [...new Set(seats.map(({ side }) => side))].sort();
  if (sides.length < 2) return;
  const teams = sides.map((side) => [
    ...new Set(seats.filter((seat) => seat.side === side).map((seat) => ratingKey(game, seat))),
  ]);
  const currentOf = (key: string) => table.get(key)?.current ?? rating();
  const rank = sides.map((side) => (seats.find((seat) => seat.side === side)?.result === 'lost' ? 2 : 1));
  const after = rate(
    teams.map((keys) => keys.map(currentOf)),
    { rank },
  );
  // A bot that plays both sides is not rated against itself.
  const both = new Set(itemAt(teams, 0).filter((key) => itemAt(teams, 1).includes(key)));
  for (const [team, keys] of teams.entries()) {
    for (const [i, key] of keys.entries()) {
      if (both.has(key)) continue;
      const { mu, sigma } = itemAt(itemAt(after, team), i);
      const points = table.get(key)?.points ?? [];
      points.push({ at, rating: displayedRating({ mu, sigma }), isSettling: sigma > maxSettledSigma });
      table.set(key, { current: { mu, sigma }, points });
    }
  }
}

function curveOf({ current, points }: RatingHistory): RatingCurve {
  return { now: displayedRating(current), isSettling: current.sigma > maxSettledSigma, points };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
