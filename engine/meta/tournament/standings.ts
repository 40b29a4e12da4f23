import { itemAt } from '../../core/items.ts';
import type { Message } from '../../text/say.ts';
import { currentBracket } from './bracketState.ts';
import {
  type EntrantRecord,
  type EntrantRound,
  entrantPoints,
  entrantRecords,
  fullWin,
  isAnnulled,
} from './entrantRecords.ts';
import { formatNet, formatPoints } from './formatFigures.ts';
import { type Hill, hillOf } from './hill.ts';
import { drawOrder } from './pairs.ts';
import { isKnockOut, type TieBreak } from './setup.ts';
import type { Tournament } from './state.ts';

/** A figure of the standings, with its text and its explanation. */
export interface StandingsCell {
  value: number;
  text: string;
  because: Message;
}

export interface StandingsRow {
  /** From 1; entrants that are equal in everything share a place. */
  place: number;
  entrant: string;
  points: StandingsCell;
  ties: Readonly<Partial<Record<TieBreak, StandingsCell>>>;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  net: number;
  /** Withdrawn or annulled. */
  gone: boolean;
}

interface TieBreakRow {
  record: EntrantRecord;
  ties: Partial<Record<TieBreak, StandingsCell>>;
}

interface Ranked extends TieBreakRow {
  points: StandingsCell;
}

/** The standings after `upTo` rounds: by points, then by each tie-break among those who are still equal. */
export function standingsOf(state: Tournament, upTo = state.rounds.length): StandingsRow[] {
  const records = entrantRecords(state, upTo);
  const hill = state.setup.format === 'hill' ? hillOf(state) : null;
  const ranked = [...records.values()].map((record): Ranked => ({ record, points: pointsOf(hill, record), ties: {} }));
  computeTieBreaks(state, ranked, records);

  const notAnnulled = ranked.filter(({ record }) => !isAnnulled(state, record.entrant));
  const groups = groupByValue(notAnnulled, ({ points }) => points.value).flatMap((group, i) =>
    splitTies(state, group, state.setup.ties, i === 0),
  );
  const placed = orderByBracket(state, groups);
  const rows: StandingsRow[] = [];
  for (const group of placed) {
    const place = rows.length + 1;
    for (const one of group) rows.push(rowOf(place, one));
  }
  const annulled = ranked.filter((one) => !notAnnulled.includes(one));
  return [...rows, ...annulled.map((one) => rowOf(notAnnulled.length + 1, one))];
}

/** The ids of the entrants in first place. Quicker than the whole standings, since only they need tie-breaks. */
export function leadersOf(state: Tournament): { ids: readonly string[]; points: number } {
  if (state.bracket || state.setup.format === 'hill') {
    const rows = standingsOf(state).filter(({ place }) => place === 1);
    return { ids: rows.map(({ entrant }) => entrant), points: rows[0]?.points.value ?? 0 };
  }
  const sums = entrantPoints(state);
  const notAnnulled = state.entrants.filter((entrant) => !isAnnulled(state, entrant));
  const points = Math.max(0, ...notAnnulled.map(({ id }) => sums.get(id) ?? 0));
  const ids = notAnnulled.map(({ id }) => id).filter((id) => sums.get(id) === points);
  if (ids.length < 2) return { ids, points };
  const records = entrantRecords(state);
  const leaders = ids.map((id): TieBreakRow => ({ record: records.get(id) as EntrantRecord, ties: {} }));
  computeTieBreaks(state, leaders, records);
  const [first = []] = splitTies(state, leaders, state.setup.ties, true);
  return { ids: first.map(({ record }) => record.entrant.id), points };
}

function rowOf(place: number, { record, points, ties }: Ranked): StandingsRow {
  const { entrant, played, wins, draws, losses, net } = record;
  return { place, entrant: entrant.id, points, ties, played, wins, draws, losses, net, gone: !entrant.active };
}

function pointsOf(hill: Hill | null, { entrant, points, rounds }: EntrantRecord): StandingsCell {
  if (hill) {
    const { all, longest } = hill.defences.get(entrant.id) ?? { all: 0, longest: 0 };
    return { value: all, text: String(all), because: { key: 'tournament.because.defences', params: { all, longest } } };
  }
  const sum = formatSum(rounds.filter(isCounted).map((round) => round.points));
  return { value: points, text: formatPoints(points), because: { key: 'tournament.because.points', params: { sum } } };
}

function formatSum(values: readonly number[]): string {
  return values.length === 0 ? '0' : values.map(formatPoints).join(' + ');
}

function computeTieBreaks(
  state: Tournament,
  contestants: readonly TieBreakRow[],
  records: ReadonlyMap<string, EntrantRecord>,
): void {
  const lots = drawOrder(state.seed, [...records.keys()]);
  for (const one of contestants) for (const tie of state.setup.ties) computeTieBreak(state, tie, one, records, lots);
}

/** Computes a tie-break of one entrant. The direct encounter depends on the tied group and is computed later. */
function computeTieBreak(
  state: Tournament,
  tie: TieBreak,
  row: TieBreakRow,
  records: ReadonlyMap<string, EntrantRecord>,
  lots: readonly string[],
): void {
  const { record } = row;
  switch (tie) {
    case 'buchholz':
    case 'buchholzCut1': {
      const scores = opponentScores(state, record, records);
      const lowest = Math.min(...scores);
      const cut = tie === 'buchholzCut1' && scores.length > 0;
      const countedScores = cut ? scores.toSpliced(scores.indexOf(lowest), 1) : scores;
      const value = countedScores.reduce((sum, score) => sum + score, 0);
      const params = { sum: formatSum(countedScores), lowest: cut ? formatPoints(lowest) : '0' };
      row.ties[tie] = { value, text: formatPoints(value), because: { key: `tournament.because.${tie}`, params } };
      return;
    }
    case 'sonnebornBerger': {
      const parts = record.rounds.filter(isCounted).map((round) => {
        const share = round.points / fullWin(state);
        return share * scoreAgainst(round, record, records);
      });
      const value = parts.reduce((sum, part) => sum + part, 0);
      const params = { sum: formatSum(parts) };
      row.ties[tie] = {
        value,
        text: formatPoints(value),
        because: { key: 'tournament.because.sonnebornBerger', params },
      };
      return;
    }
    case 'wins': {
      const { wins, played } = record;
      const because = { key: 'tournament.because.wins', params: { wins, played } };
      row.ties[tie] = { value: wins, text: String(wins), because };
      return;
    }
    case 'netDamage': {
      const nets = record.rounds.flatMap(({ pair, side }) =>
        pair ? [pair.legs.reduce((sum, leg) => sum + (leg.decider ? 0 : leg.net), 0) * (side === 0 ? 1 : -1)] : [],
      );
      const because = { key: 'tournament.because.netDamage', params: { sum: nets.map(formatNet).join(' ') || '0' } };
      // Rounded, so that inexact sums of thirds do not break ties.
      row.ties[tie] = { value: Math.round(record.net * 1e9) / 1e9, text: formatNet(record.net), because };
      return;
    }
    case 'lot': {
      const place = lots.indexOf(record.entrant.id) + 1;
      const because = { key: 'tournament.because.lot', params: { drawn: place } };
      row.ties[tie] = { value: -place, text: String(place), because };
      return;
    }
    case 'direct':
    case 'playOff':
      return;
  }
}

/** Whether a round counts; rounds without an opponent by the schedule do not. */
function isCounted({ kind }: EntrantRound): boolean {
  return kind !== 'rest';
}

function scoreAgainst(round: EntrantRound, own: EntrantRecord, records: ReadonlyMap<string, EntrantRecord>): number {
  if (round.pair === null || round.unplayed) return own.points;
  const scores = round.against.map((id) => records.get(id)?.points ?? 0);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

function opponentScores(state: Tournament, own: EntrantRecord, records: ReadonlyMap<string, EntrantRecord>): number[] {
  const rounds = state.setup.format === 'swiss' ? own.rounds : own.rounds.filter(isCounted);
  return rounds.map((round) => scoreAgainst(round, own, records));
}

/** Groups by equal value, the greatest first. */
function groupByValue<T>(list: readonly T[], value: (item: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const item of list) groups.set(value(item), [...(groups.get(value(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function splitTies<T extends TieBreakRow>(
  state: Tournament,
  group: T[],
  [tie, ...ties]: readonly TieBreak[],
  first: boolean,
): T[][] {
  if (group.length < 2 || tie === undefined) return [group];
  if (tie === 'playOff') {
    // Before the play-off the first place is shared; afterwards the bracket decides.
    return first && !state.bracket ? [group] : splitTies(state, group, ties, first);
  }
  if (tie === 'direct') computeDirectEncounter(group);
  const parts = groupByValue(group, (one) => one.ties[tie]?.value ?? 0);
  return parts.flatMap((part, i) => splitTies(state, part, ties, first && i === 0));
}

/** Computes the points from the matches within a tied group, if all of them have met. */
function computeDirectEncounter(group: readonly TieBreakRow[]): void {
  const ids = new Set(group.map(({ record }) => record.entrant.id));
  const among = (record: EntrantRecord) =>
    record.rounds.filter(({ pair, against }) => pair !== null && against.length === 1 && ids.has(itemAt(against, 0)));
  const met = group.every(
    ({ record }) => new Set(among(record).flatMap(({ against }) => against)).size === ids.size - 1,
  );
  for (const one of group) {
    const parts = met ? among(one.record).map(({ points }) => points) : [];
    const value = parts.reduce((sum, points) => sum + points, 0);
    const because: Message = met
      ? { key: 'tournament.because.direct', params: { sum: formatSum(parts), tied: group.length } }
      : { key: 'tournament.because.notMet', params: { tied: group.length } };
    one.ties.direct = { value, text: met ? formatPoints(value) : '–', because };
  }
}

/** Orders by the knock-out before points: the winner is first, and a later loss is better than an earlier one. */
function orderByBracket(state: Tournament, groups: Ranked[][]): Ranked[][] {
  const bracket = currentBracket(state);
  if (!bracket || !state.bracket) return groups;
  const depth = new Map<string, number>(state.bracket.map((id) => [id, Number.POSITIVE_INFINITY]));
  const limit = state.setup.format === 'double' ? 2 : 1;
  const losses = new Map<string, number>();
  for (const node of bracket.nodes) {
    const { winner, loser } = bracket.resolved.get(node.id) ?? {};
    if (typeof loser !== 'string') continue;
    if (node.branch === 'third') {
      // Both have lost before; this only separates the two.
      depth.set(loser, (depth.get(loser) ?? 0) - 0.25);
      if (typeof winner === 'string') depth.set(winner, (depth.get(winner) ?? 0) + 0.25);
      continue;
    }
    losses.set(loser, (losses.get(loser) ?? 0) + 1);
    if ((losses.get(loser) ?? 0) >= limit || node.id === 'f.2') depth.set(loser, node.round);
  }
  const order = groups.flat();
  const inside = order.filter(({ record }) => depth.has(record.entrant.id));
  const placed = groupByValue(inside, ({ record }) => depth.get(record.entrant.id) ?? 0);
  if (isKnockOut(state.setup.format)) return placed;
  return [
    ...placed,
    ...groups.map((group) => group.filter((one) => !inside.includes(one))).filter(({ length }) => length > 0),
  ];
}
