import { itemAt, lastOf } from '../../core/items.ts';
import { type Edge, packCosts, perfectMatching } from './matching.ts';

/** The input of Swiss pairing for an entrant. Points are doubled, so that they are integers. */
export interface SwissEntrant {
  id: string;
  points: number;
  byes: number;
  /** The rounds against each opponent. */
  met: ReadonlyMap<string, readonly number[]>;
  /** The side of the pair in each round flown. */
  seats: readonly (0 | 1)[];
  /** Whether the last opponent had more points (`up`) or fewer (`down`). */
  floated: 'up' | 'down' | null;
}

export interface SwissRound {
  pairs: readonly (readonly [string, string])[];
  bye: string | null;
  /** Number of pairs that have met before. */
  rematches: number;
}

/** The name of this algorithm in the log. */
export const swissMethod = 'swiss/1';

/**
 * Pairs the next round by weighted matching; `null` if forbidden pairs leave no pairing. `entrants` are in the order of
 * seeds. Priorities: no rematches, equal points, no float in the same direction twice, alternating sides, and the top half
 * of a points group against its bottom half.
 */
export function pairSwiss(
  entrants: readonly SwissEntrant[],
  round: number,
  forbidden: (a: string, b: string) => boolean,
): SwissRound | null {
  const ranked = [...entrants].sort((a, b) => b.points - a.points);
  for (const rematches of [false, true]) {
    if (ranked.length % 2 === 0) {
      const pairs = pairRanked(ranked, round, forbidden, rematches);
      if (pairs) return roundOf(pairs, null, entrants);
    } else {
      for (const bye of byeCandidates(ranked)) {
        const others = ranked.filter((other) => other !== bye);
        const pairs = pairRanked(others, round, forbidden, rematches);
        if (pairs) return roundOf(pairs, bye.id, entrants);
      }
    }
  }
  return null;
}

/** Candidates for the bye: the fewest byes, then the lowest points, then the lowest seed. */
function byeCandidates(ranked: readonly SwissEntrant[]): SwissEntrant[] {
  return [...ranked].reverse().sort((a, b) => a.byes - b.byes || a.points - b.points);
}

function pairRanked(
  ranked: readonly SwissEntrant[],
  round: number,
  forbidden: (a: string, b: string) => boolean,
  rematches: boolean,
): [SwissEntrant, SwissEntrant][] | null {
  const count = ranked.length;
  const edges: { a: number; b: number }[] = [];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      if (forbidden(itemAt(ranked, a).id, itemAt(ranked, b).id)) continue;
      if (rematches || !itemAt(ranked, a).met.has(itemAt(ranked, b).id)) edges.push({ a, b });
    }
  }
  const groups = groupsOf(ranked);
  for (let widest = 255; ; widest = Math.floor(widest / 2)) {
    const rows = edges.map(({ a, b }) =>
      costs(itemAt(ranked, a), itemAt(ranked, b), round, halvesDistance(groups, a, b), widest),
    );
    const packed = packCosts(rows, count / 2);
    if (!packed) continue;
    const weightedEdges = edges.map((edge, i): Edge => ({ ...edge, cost: itemAt(packed, i) }));
    return perfectMatching(count, weightedEdges)?.map(([a, b]) => [itemAt(ranked, a), itemAt(ranked, b)]) ?? null;
  }
}

function costs(a: SwissEntrant, b: SwissEntrant, round: number, fold: number, widest: number): number[] {
  const met = a.met.get(b.id) ?? [];
  const ago = met.length === 0 ? 0 : Math.max(0, 15 - (round - lastOf(met)));
  const gap = Math.min(widest, a.points - b.points);
  const floats = gap > 0 ? Number(a.floated === 'down') + Number(b.floated === 'up') : 0;
  return [met.length * 16 + ago, gap * gap, floats, seatClash(a, b), fold];
}

/** By rank: the start and size of the group with equal points. */
function groupsOf(ranked: readonly SwissEntrant[]): { first: number; size: number }[] {
  return ranked.map(({ points }) => ({
    first: ranked.findIndex((other) => other.points === points),
    size: ranked.filter((other) => other.points === points).length,
  }));
}

/** Within a points group: the distance of a pair from "top half meets bottom half". */
function halvesDistance(groups: readonly { first: number; size: number }[], a: number, b: number): number {
  const { first, size } = itemAt(groups, a);
  if (itemAt(groups, b).first !== first) return 0;
  const half = Math.floor(size / 2);
  const place = a - first;
  return place < half ? Math.abs(b - a - half) : half;
}

/** Rounds on the first side minus rounds on the second. */
function seatBalance({ seats }: SwissEntrant): number {
  return seats.reduce<number>((sum, seat) => sum + (seat === 0 ? 1 : -1), 0);
}

/** The side that is due, and how urgently: 3 must, 2 should, 1 would like, 0 either. */
export function seatDue(entrant: SwissEntrant): { seat: 0 | 1; need: number } {
  const { seats } = entrant;
  const balance = seatBalance(entrant);
  const last = seats[seats.length - 1];
  const twice = seats.length > 1 && seats[seats.length - 2] === last;
  if (Math.abs(balance) > 1) return { seat: balance > 0 ? 1 : 0, need: 3 };
  if (twice) return { seat: last === 0 ? 1 : 0, need: 3 };
  if (balance !== 0) return { seat: balance > 0 ? 1 : 0, need: 2 };
  return last === undefined ? { seat: 0, need: 0 } : { seat: last === 0 ? 1 : 0, need: 1 };
}

function seatClash(a: SwissEntrant, b: SwissEntrant): number {
  const [one, other] = [seatDue(a), seatDue(b)];
  return one.seat === other.seat ? Math.min(one.need, other.need) : 0;
}

/** Assigns the sides: the more urgent need first, then the larger imbalance, then the higher seed. */
export function assignSeats<T extends SwissEntrant>(a: T, b: T): [T, T] {
  const [one, other] = [seatDue(a), seatDue(b)];
  const first =
    one.need - other.need || Math.abs(seatBalance(a)) - Math.abs(seatBalance(b)) || (one.need === 0 ? 0 : 1);
  if (first === 0) return [a, b];
  const { seat } = first > 0 ? one : other;
  return first > 0 === (seat === 0) ? [a, b] : [b, a];
}

function roundOf(
  pairs: readonly [SwissEntrant, SwissEntrant][],
  bye: string | null,
  entrants: readonly SwissEntrant[],
): SwissRound {
  const seed = new Map(entrants.map(({ id }, i) => [id, i]));
  const seatedPairs = pairs.map(([a, b]) =>
    (seed.get(a.id) as number) < (seed.get(b.id) as number) ? assignSeats(a, b) : assignSeats(b, a),
  );
  return {
    pairs: seatedPairs.map(([a, b]) => [a.id, b.id]),
    bye,
    rematches: pairs.filter(([a, b]) => a.met.has(b.id)).length,
  };
}
