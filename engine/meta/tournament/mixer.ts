import { itemAt } from '../../core/items.ts';
import { packCosts, perfectMatching } from './matching.ts';

export const mixerMethod = 'mixer/1';

export interface MixerEntrant {
  id: string;
  /** Doubled, so that they are integers. */
  points: number;
  rests: number;
  /** Number of rounds with each partner, and against each opponent. */
  partnered: ReadonlyMap<string, number>;
  opposed: ReadonlyMap<string, number>;
}

export interface MixerRound {
  tables: readonly (readonly [readonly [string, string], readonly [string, string]])[];
  rests: readonly string[];
}

/**
 * Pairs persons into teams and teams into tables. All rest once before anyone rests twice. Teams avoid earlier partners
 * and balance the sums of points; then they meet the opponents that they have met least, near them in points.
 */
export function pairMixer(
  persons: readonly MixerEntrant[],
  forbidden: (a: string, b: string) => boolean,
): MixerRound | null {
  const count = persons.length - (persons.length % 4);
  // Those with the fewest rests rest; among equals the last in the list.
  const byRests = [...persons].sort((a, b) => b.rests - a.rests);
  const flying = new Set(byRests.slice(0, count));
  const flyingPersons = persons.filter((person) => flying.has(person));
  const teams = matchPartners(flyingPersons, forbidden);
  if (!teams) return null;
  const tables = matchOpponents(teams, forbidden);
  if (!tables) return null;
  return {
    tables: tables.map(([a, b]) => [ids(a), ids(b)]),
    rests: persons.filter((person) => !flying.has(person)).map(({ id }) => id),
  };
}

type Team = [MixerEntrant, MixerEntrant];

function ids([a, b]: Team): [string, string] {
  return [a.id, b.id];
}

function matchPartners(entrants: readonly MixerEntrant[], forbidden: (a: string, b: string) => boolean): Team[] | null {
  const mean = entrants.reduce((sum, { points }) => sum + points, 0) / (entrants.length / 2);
  return cheapestPairs(entrants, (a, b) => {
    if (forbidden(a.id, b.id)) return null;
    const imbalance = Math.min(100, Math.round(Math.abs(a.points + b.points - mean)));
    return [a.partnered.get(b.id) ?? 0, imbalance * imbalance];
  });
}

function matchOpponents(teams: readonly Team[], forbidden: (a: string, b: string) => boolean): [Team, Team][] | null {
  return cheapestPairs(teams, (one, other) => {
    const facing = one.flatMap((a) => other.map((b) => [a, b] as const));
    if (facing.some(([a, b]) => forbidden(a.id, b.id))) return null;
    const met = facing.reduce((sum, [a, b]) => sum + (a.opposed.get(b.id) ?? 0), 0);
    const gap = Math.min(100, Math.abs(one[0].points + one[1].points - other[0].points - other[1].points));
    return [met, gap * gap];
  });
}

/** The perfect matching with the lowest costs, most important first; `costs` gives `null` for a forbidden pair. */
function cheapestPairs<T>(list: readonly T[], costs: (a: T, b: T) => number[] | null): [T, T][] | null {
  const edges: { a: number; b: number }[] = [];
  const rows: number[][] = [];
  for (let a = 0; a < list.length; a++) {
    for (let b = a + 1; b < list.length; b++) {
      const row = costs(itemAt(list, a), itemAt(list, b));
      if (!row) continue;
      edges.push({ a, b });
      rows.push(row);
    }
  }
  const packed = packCosts(rows, list.length / 2);
  if (!packed) throw new RangeError('a mixer too long to be paired');
  const pairs = perfectMatching(
    list.length,
    edges.map((edge, i) => ({ ...edge, cost: itemAt(packed, i) })),
  );
  return pairs?.map(([a, b]) => [itemAt(list, a), itemAt(list, b)]) ?? null;
}
