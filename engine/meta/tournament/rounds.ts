import { hash } from '../../core/hash.ts';
import { itemAt } from '../../core/items.ts';
import { nodesToPair, pairIdOf } from './bracketState.ts';
import { entrantRecords, isAnnulled } from './entrantRecords.ts';
import type { EventOf, NewTournamentEvent, PairSides } from './events.ts';
import { hillMethod, hillOf, nextBout } from './hill.ts';
import { type MixerEntrant, mixerMethod, pairMixer } from './mixer.ts';
import { drawOrder, tossCoin } from './pairs.ts';
import { bergerTable, type OwedPair, remainingRound, roundRobinMethod } from './roundRobin.ts';
import { standingsOf } from './standings.ts';
import type { Pair, Tournament } from './state.ts';
import { assignSeats, pairSwiss, type SwissEntrant, swissMethod } from './swiss.ts';

export const bracketMethod = 'bracket/1';

/**
 * The next step of a tournament: fly legs; pair a round (`rematches` of its pairs have met before); start the knock-out
 * stage; nothing, because all is decided; or `stuck`, because no pairing is possible.
 */
export type NextStep =
  | { is: 'draft' | 'closed' | 'flying' | 'decided' | 'stuck' }
  | { is: 'pairing'; pairings: readonly Omit<EventOf<'paired'>, 'at'>[]; rematches: number }
  | { is: 'staging'; staged: Omit<EventOf<'staged'>, 'at'> };

export function findNextStep(state: Tournament): NextStep {
  if (state.phase !== 'running') return { is: state.phase };
  if (state.bracket) return nextInBracket(state);
  if ([...state.pairs.values()].some((pair) => !pair.done)) return { is: 'flying' };
  if (areRoundsOver(state)) return afterRounds(state);
  const round = state.rounds.length + 1;
  switch (state.setup.format) {
    case 'roundRobin':
      return roundRobinRound(state, round);
    case 'swiss':
      return swissRound(state, round);
    case 'hill':
      return hillRound(state, round);
    case 'mixer':
      return mixerRound(state, round);
    default:
      return { is: 'stuck' };
  }
}

/** The events of the next step, if it can be done without a decision. */
export function nextEvents(state: Tournament): NewTournamentEvent[] {
  const next = findNextStep(state);
  if (next.is === 'pairing') return [...next.pairings];
  return next.is === 'staging' ? [next.staged] : [];
}

export function forbiddenPairs({ setup }: Pick<Tournament, 'setup'>): (a: string, b: string) => boolean {
  return (a, b) => setup.forbidden.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
}

export function pairId(round: number, place: number): string {
  return `r${round}.${place + 1}`;
}

/** The expected number of rounds. */
export function roundCount(state: Tournament): number {
  const { setup, entrants, rounds } = state;
  if (setup.format !== 'roundRobin') return setup.rounds;
  const active = entrants.filter((entrant) => !isAnnulled(state, entrant)).length;
  return Math.max(rounds.filter(({ stage }) => stage === 1).length, bergerTable(active).length * (setup.twice ? 2 : 1));
}

function areRoundsOver(state: Tournament): boolean {
  const { setup, entrants, rounds } = state;
  if (setup.format === 'roundRobin') return owedPairs(state).length === 0;
  if (rounds.length >= setup.rounds) return true;
  if (setup.format === 'hill' && setup.defences > 0 && hillOf(state).run >= setup.defences) return true;
  // Too few entrants are left.
  return entrants.filter(({ active }) => active).length < (setup.format === 'mixer' ? 4 : 2);
}

function afterRounds(state: Tournament): NextStep {
  const { setup } = state;
  const rows = standingsOf(state);
  const active = rows.filter(({ entrant }) => state.entrants.some(({ id, active }) => id === entrant && active));
  if (setup.finalists > 0 && active.length >= setup.finalists) {
    const order = active.slice(0, setup.finalists).map(({ entrant }) => entrant);
    return { is: 'staging', staged: { type: 'staged', order } };
  }
  if (setup.ties.includes('playOff')) {
    const tied = active.filter(({ place }) => place === itemAt(active, 0).place).map(({ entrant }) => entrant);
    if (tied.length > 1) {
      return {
        is: 'staging',
        staged: { type: 'staged', order: drawOrder(state.seed, tied, 'playOff'), playOff: true },
      };
    }
  }
  return { is: 'decided' };
}

function pairedEvent(round: number, pairs: readonly PairSides[], method: string): Omit<EventOf<'paired'>, 'at'> {
  return { type: 'paired', round, pairs, by: 'engine', method };
}

function nextInBracket(state: Tournament): NextStep {
  const nodes = nodesToPair(state);
  if (nodes.length === 0) {
    return { is: [...state.pairs.values()].some((pair) => !pair.done) ? 'flying' : 'decided' };
  }
  const firstRound = state.setup.format === 'single' || state.setup.format === 'double' ? 0 : roundsBefore(state);
  const swissEntrants = swissEntrantsOf(state);
  const byRound = new Map<number, PairSides[]>();
  for (const { node, values } of nodes) {
    const round = firstRound + node.round;
    const [a, b] = assignSeats(...(values.map((id) => swissEntrants.get(id)) as [SwissEntrant, SwissEntrant]));
    byRound.set(round, [...(byRound.get(round) ?? []), { id: pairIdOf(state, node.id), sides: [[a.id], [b.id]] }]);
  }
  const pairings = [...byRound].map(([round, pairs]) => pairedEvent(round, pairs, bracketMethod));
  return { is: 'pairing', pairings, rematches: 0 };
}

function roundsBefore({ rounds }: Tournament): number {
  return rounds.filter(({ stage }) => stage === 1).length;
}

/** The input of Swiss pairing by entrant; other formats use its history of seats. */
function swissEntrantsOf(state: Tournament): Map<string, SwissEntrant> {
  const records = entrantRecords(state);
  const swissEntrants = new Map<string, SwissEntrant>();
  for (const { entrant, rounds, points } of records.values()) {
    const met = new Map<string, number[]>();
    const seats: (0 | 1)[] = [];
    let before = 0;
    let floated: SwissEntrant['floated'] = null;
    for (const { round, pair, side, against, points: roundPoints } of rounds) {
      floated = null;
      for (const id of against) met.set(id, [...(met.get(id) ?? []), round]);
      if (pair) {
        seats.push(side);
        const theirs = pointsBefore(records, itemAt(against, 0), round);
        floated = theirs === before ? null : theirs > before ? 'up' : 'down';
      } else if (roundPoints > 0) floated = 'down';
      before += roundPoints;
    }
    // Knock-out rounds are not in the records, but their seats count.
    for (const pair of state.pairs.values()) {
      if (!pair.knockOut) continue;
      if (pair.sides[0].includes(entrant.id)) seats.push(0);
      else if (pair.sides[1].includes(entrant.id)) seats.push(1);
    }
    const byes = rounds.filter(({ kind }) => kind === 'bye').length;
    swissEntrants.set(entrant.id, { id: entrant.id, points: Math.round(points * 2), byes, met, seats, floated });
  }
  return swissEntrants;
}

function pointsBefore(records: ReturnType<typeof entrantRecords>, id: string, round: number): number {
  const rounds = records.get(id)?.rounds ?? [];
  return rounds.reduce((sum, one) => sum + (one.round < round ? one.points : 0), 0);
}

function swissRound(state: Tournament, round: number): NextStep {
  const swissEntrants = swissEntrantsOf(state);
  const active = state.entrants.filter((entrant) => entrant.active);
  const activeSwissEntrants = active.map(({ id }) => swissEntrants.get(id) as SwissEntrant);
  const pairing = pairSwiss(activeSwissEntrants, round, forbiddenPairs(state));
  if (!pairing) return { is: 'stuck' };
  const pairs = pairing.pairs.map(([a, b], i): PairSides => ({ id: pairId(round, i), sides: [[a], [b]] }));
  const event = pairedEvent(round, pairs, swissMethod);
  const pairings = [pairing.bye === null ? event : { ...event, bye: pairing.bye }];
  return { is: 'pairing', pairings, rematches: pairing.rematches };
}

/** The pairs of a round robin that still have matches left, by seeds. */
function owedPairs(state: Tournament): OwedPair[] {
  const { entrants, setup, pairs } = state;
  const forbidden = forbiddenPairs(state);
  const annulled = entrants.map((entrant) => isAnnulled(state, entrant));
  const matchCounts = new Map<string, number>();
  for (const { sides, stage } of pairs.values()) {
    if (stage === 1) matchCounts.set(pairKey(sides), (matchCounts.get(pairKey(sides)) ?? 0) + 1);
  }
  const result: OwedPair[] = [];
  for (let a = 0; a < entrants.length; a++) {
    for (let b = a + 1; b < entrants.length; b++) {
      const [one, other] = [itemAt(entrants, a), itemAt(entrants, b)];
      if (annulled[a] || annulled[b] || (!one.active && !other.active) || forbidden(one.id, other.id)) continue;
      const owed = (setup.twice ? 2 : 1) - (matchCounts.get(pairKey([[one.id], [other.id]])) ?? 0);
      if (owed > 0) result.push({ a, b, owed });
    }
  }
  return result;
}

function pairKey([[a = ''], [b = '']]: Pair['sides']): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function roundRobinRound(state: Tournament, round: number): NextStep {
  const { entrants } = state;
  const owed = owedPairs(state);
  const isLeft = ([a, b]: readonly [number, number]) =>
    owed.some((pair) => pair.a === Math.min(a, b) && pair.b === Math.max(a, b));
  const table = bergerTable(entrants.length);
  const cycle = Math.floor((round - 1) / table.length);
  let pairs: [number, number][] = state.isBergerTableVoid
    ? []
    : itemAt(table, (round - 1) % table.length).filter(isLeft);
  if (cycle % 2 === 1) pairs = pairs.map(([a, b]) => [b, a]);
  if (pairs.length === 0) {
    const swissEntrants = swissEntrantsOf(state);
    const waited = entrants.map(({ id }) => round - 1 - lastRound(state, id));
    pairs = remainingRound(waited, owed).map(([a, b]) => {
      const [first] = assignSeats(
        ...([a, b].map((i) => swissEntrants.get(itemAt(entrants, i).id)) as [SwissEntrant, SwissEntrant]),
      );
      return first.id === itemAt(entrants, a).id ? [a, b] : [b, a];
    });
  }
  const pairSides = pairs.map(
    ([a, b], i): PairSides => ({ id: pairId(round, i), sides: [[itemAt(entrants, a).id], [itemAt(entrants, b).id]] }),
  );
  return { is: 'pairing', pairings: [pairedEvent(round, pairSides, roundRobinMethod)], rematches: 0 };
}

function lastRound({ rounds, pairs }: Tournament, id: string): number {
  const last = rounds.findLast((round) => round.pairs.some((pair) => pairs.get(pair)?.sides.flat().includes(id)));
  return last?.number ?? 0;
}

function hillRound(state: Tournament, round: number): NextStep {
  const bout = nextBout(hillOf(state), forbiddenPairs(state));
  if (!bout) return { is: 'stuck' };
  const id = pairId(round, 0);
  const [a, b] = round > 1 && tossCoin(state.seed, id) === 1 ? [bout[1], bout[0]] : bout;
  return { is: 'pairing', pairings: [pairedEvent(round, [{ id, sides: [[a], [b]] }], hillMethod)], rematches: 0 };
}

function mixerRound(state: Tournament, round: number): NextStep {
  const records = entrantRecords(state);
  const active = state.entrants.filter((entrant) => entrant.active);
  const persons = active.map(({ id }): MixerEntrant => {
    const record = records.get(id) as NonNullable<ReturnType<typeof records.get>>;
    const partnered = new Map<string, number>();
    const opposed = new Map<string, number>();
    for (const { pair, side } of record.rounds) {
      if (!pair) continue;
      for (const mate of pair.sides[side]) if (mate !== id) partnered.set(mate, (partnered.get(mate) ?? 0) + 1);
      for (const enemy of itemAt(pair.sides, 1 - side)) opposed.set(enemy, (opposed.get(enemy) ?? 0) + 1);
    }
    const rests = record.rounds.filter(({ kind }) => kind === 'rest').length;
    return { id, points: Math.round(record.points * 2), rests, partnered, opposed };
  });
  // Ties are broken by a random order that differs each round, so that not always the same persons rest.
  const order = drawOrder(
    Number.parseInt(hash([state.seed, round]).slice(0, 8), 16),
    persons.map(({ id }) => id),
  );
  const pairing = pairMixer(
    order.map((id) => persons.find((person) => person.id === id) as MixerEntrant),
    forbiddenPairs(state),
  );
  if (!pairing) return { is: 'stuck' };
  const pairs = pairing.tables.map((sides, i): PairSides => ({ id: pairId(round, i), sides }));
  const event = pairedEvent(round, pairs, mixerMethod);
  return {
    is: 'pairing',
    pairings: [pairing.rests.length === 0 ? event : { ...event, rests: pairing.rests }],
    rematches: 0,
  };
}
