import { itemAt } from '../../core/items.ts';
import type { PairSide } from './events.ts';
import { pairNetDamage, pairScore } from './pairs.ts';
import type { EntrantState, Pair, Tournament } from './state.ts';

/** One round of one entrant. */
export interface EntrantRound {
  round: number;
  kind: 'pair' | 'bye' | 'missed' | 'rest';
  points: number;
  pair: Pair | null;
  side: PairSide;
  /** The opponents; in a mixer there are two. */
  against: readonly string[];
  /** All its legs were forfeited. */
  unplayed: boolean;
}

/** The record of an entrant in the rounds before any knock-out. */
export interface EntrantRecord {
  entrant: EntrantState;
  rounds: EntrantRound[];
  points: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  net: number;
}

/** The points of a bye: a full win. */
export function fullWin({ setup }: Pick<Tournament, 'setup'>): number {
  return setup.points[0] * (setup.counts === 'legs' ? setup.legs : 1);
}

/** The points of a late entrant's first missed round: half a win. */
function halfWin({ setup }: Pick<Tournament, 'setup'>): number {
  return setup.points[1] * (setup.counts === 'legs' ? setup.legs : 1);
}

/** Round robin: the matches of an entrant who withdraws "before half of its matches" are annulled; later they count. */
export function isAnnulled(state: Tournament, { id, active }: EntrantState): boolean {
  if (active || state.setup.format !== 'roundRobin') return false;
  const flownPairs = [...state.pairs.values()].filter(
    ({ sides, legs, stage }) =>
      stage === 1 &&
      sides.some((side) => side.includes(id)) &&
      legs.some(({ state }) => state === 'flown' || state === 'typed'),
  );
  const all = (state.entrants.length - 1) * (state.setup.twice ? 2 : 1);
  return flownPairs.length * 2 < all;
}

/** The records by entrant, in the order of seeds. */
export function entrantRecords(state: Tournament, upTo = state.rounds.length): Map<string, EntrantRecord> {
  const records = new Map<string, EntrantRecord>();
  for (const entrant of state.entrants) {
    const record = { entrant, rounds: [], points: 0, played: 0, wins: 0, draws: 0, losses: 0, net: 0 };
    records.set(entrant.id, record);
  }
  visitRounds(state, upTo, (id, round, kind, points, pair, side) => {
    const record = records.get(id) as EntrantRecord;
    const against = pair ? itemAt(pair.sides, 1 - side) : [];
    const unplayed = !pair || pair.legs.every((leg) => leg.state === 'forfeit');
    record.rounds.push({ round, kind, points, pair, side, against, unplayed });
    record.points += points;
    if (pair) countLegs(record, pair, side);
  });
  return records;
}

/** The points by entrant; quicker than the whole records. */
export function entrantPoints(state: Tournament): ReadonlyMap<string, number> {
  const sums = new Map(state.entrants.map(({ id }) => [id, 0]));
  visitRounds(state, state.rounds.length, (id, _round, _kind, points) => {
    if (points !== 0) sums.set(id, (sums.get(id) ?? 0) + points);
  });
  return sums;
}

type VisitRound = (
  id: string,
  round: number,
  kind: EntrantRound['kind'],
  points: number,
  pair: Pair | null,
  side: PairSide,
) => void;

/** Calls `visit` for each entrant in each round before any knock-out. */
function visitRounds(state: Tournament, upTo: number, visit: VisitRound): void {
  const annulled = new Set(state.entrants.filter((entrant) => isAnnulled(state, entrant)).map(({ id }) => id));
  const gotHalfWin = new Set<string>();
  for (const { number, stage, pairs, bye } of state.rounds.slice(0, upTo)) {
    if (stage === 2) continue;
    const present = new Set<string>();
    for (const id of pairs) {
      const pair = state.pairs.get(id) as Pair;
      const isVoid = annulled.size > 0 && pair.sides.flat().some((member) => annulled.has(member));
      const points = pairScore(state, pair);
      for (const side of [0, 1] as const) {
        for (const member of pair.sides[side]) {
          present.add(member);
          if (isVoid) visit(member, number, 'rest', 0, null, 0);
          else visit(member, number, 'pair', points[side], pair, side);
        }
      }
    }
    if (bye !== null) {
      present.add(bye);
      visit(bye, number, 'bye', fullWin(state), null, 0);
    }
    if (present.size === state.entrants.length) continue;
    for (const { id, since } of state.entrants) {
      if (present.has(id)) continue;
      const isLate = state.setup.format === 'swiss' && number <= since && !gotHalfWin.has(id);
      if (isLate) gotHalfWin.add(id);
      visit(id, number, number <= since ? 'missed' : 'rest', isLate ? halfWin(state) : 0, null, 0);
    }
  }
}

function countLegs(record: EntrantRecord, pair: Pair, side: PairSide): void {
  for (const leg of pair.legs) {
    if (leg.decider || leg.state === 'open' || leg.state === 'flying') continue;
    record.played++;
    if (leg.winner === null) record.draws++;
    else if (leg.winner === side) record.wins++;
    else record.losses++;
  }
  const net = pairNetDamage(pair);
  record.net += side === 0 ? net : -net;
}
