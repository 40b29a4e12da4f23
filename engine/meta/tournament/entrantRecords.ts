import { itemAt } from '../../core/items.ts';
import type { Side } from './events.ts';
import { pairNetDamage, pairScore } from './pairs.ts';
import type { EntrantState, Pair, Tournament } from './state.ts';

/** One round of one entrant. */
export interface EntrantRound {
  round: number;
  kind: 'pair' | 'bye' | 'missed' | 'rest';
  points: number;
  pair: Pair | null;
  side: Side;
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
  const flown = [...state.pairs.values()].filter(
    ({ sides, legs, stage }) =>
      stage === 1 &&
      sides.some((side) => side.includes(id)) &&
      legs.some(({ state }) => state === 'flown' || state === 'typed'),
  );
  const all = (state.entrants.length - 1) * (state.setup.twice ? 2 : 1);
  return flown.length * 2 < all;
}

/** The records by entrant, in the order of seeds. */
export function entrantRecords(state: Tournament, upTo = state.rounds.length): Map<string, EntrantRecord> {
  const annulled = new Set(state.entrants.filter((entrant) => isAnnulled(state, entrant)).map(({ id }) => id));
  const records = new Map<string, EntrantRecord>();
  for (const entrant of state.entrants) {
    const record = { entrant, rounds: [], points: 0, played: 0, wins: 0, draws: 0, losses: 0, net: 0 };
    records.set(entrant.id, record);
  }
  const addRound = (id: string, made: EntrantRound) => {
    const record = records.get(id) as EntrantRecord;
    record.rounds.push(made);
    record.points += made.points;
  };
  const noOpponent = { pair: null, side: 0, against: [], unplayed: true } as const;
  const gotHalfWin = new Set<string>();
  for (const round of state.rounds.slice(0, upTo)) {
    if (round.stage === 2) continue;
    const { number } = round;
    const present = new Set<string>();
    for (const id of round.pairs) {
      const pair = state.pairs.get(id) as Pair;
      const annuls = pair.sides.flat().some((member) => annulled.has(member));
      const points = pairScore(state, pair);
      const net = pairNetDamage(pair);
      for (const side of [0, 1] as const) {
        for (const member of pair.sides[side]) {
          present.add(member);
          if (annuls) addRound(member, { round: number, kind: 'rest', points: 0, ...noOpponent });
          else {
            const unplayed = pair.legs.every((leg) => leg.state === 'forfeit');
            const against = itemAt(pair.sides, 1 - side);
            addRound(member, { round: number, kind: 'pair', points: points[side], pair, side, against, unplayed });
            countLegs(records.get(member) as EntrantRecord, pair, side, side === 0 ? net : -net);
          }
        }
      }
    }
    if (round.bye !== null) {
      present.add(round.bye);
      addRound(round.bye, { round: number, kind: 'bye', points: fullWin(state), ...noOpponent });
    }
    for (const { id, since } of state.entrants) {
      if (present.has(id)) continue;
      const late = state.setup.format === 'swiss' && number <= since && !gotHalfWin.has(id);
      if (late) gotHalfWin.add(id);
      const kind = number <= since ? 'missed' : 'rest';
      addRound(id, { round: number, kind, points: late ? halfWin(state) : 0, ...noOpponent });
    }
  }
  return records;
}

function countLegs(record: EntrantRecord, pair: Pair, side: Side, net: number): void {
  for (const leg of pair.legs) {
    if (leg.decider || leg.state === 'open' || leg.state === 'flying') continue;
    record.played++;
    if (leg.winner === null) record.draws++;
    else if (leg.winner === side) record.wins++;
    else record.losses++;
  }
  record.net += net;
}
