import type { Rejection } from '../../core/game.ts';
import { isExactly } from '../../core/isExactly.ts';
import { itemAt } from '../../core/items.ts';
import { fitsBracket } from './bracketState.ts';
import type { EventOf, PairSide, TournamentEvent } from './events.ts';
import { newLeg, settlePair } from './pairs.ts';
import { checkTakeOff } from './scheduledGames.ts';
import { isKnockOut, maxRounds, tournamentLimits } from './setup.ts';
import { type EntrantState, type Leg, type Pair, type Tournament, writablePair } from './state.ts';

/** The reducer of a tournament. It writes to the state it is given, which must not be used after a problem. */
export function applyTournamentEvent(state: Tournament, event: TournamentEvent, eventIndex: number): Rejection | null {
  if (state.phase === 'closed') return rejection('closed');
  switch (event.type) {
    case 'entered':
      return addEntrant(state, event);
    case 'withdrew':
      return withdraw(state, event, eventIndex);
    case 'returned': {
      const entrant = findEntrant(state, event.id);
      if (!entrant || entrant.active || state.phase !== 'running') return rejection('notHere');
      changeEntrant(state, entrant, { active: true });
      state.isBergerTableVoid = true;
      return null;
    }
    case 'renamed': {
      const entrant = findEntrant(state, event.id);
      if (!entrant) return rejection('notHere');
      if (state.entrants.some(({ id, name }) => id !== event.id && name === event.name)) return rejection('sameName');
      changeEntrant(state, entrant, { name: event.name });
      return null;
    }
    case 'seeded': {
      if (state.phase !== 'draft') return rejection('begun');
      const ids = state.entrants.map(({ id }) => id);
      if (!isExactly([...event.order].sort(), ids.sort())) return rejection('order');
      state.entrants = event.order.map((id) => findEntrant(state, id) as EntrantState);
      return null;
    }
    case 'begun': {
      const why = state.phase === 'draft' ? checkStart(state) : rejection('begun');
      if (why) return why;
      state.phase = 'running';
      if (isKnockOut(state.setup.format)) state.bracket = state.entrants.map(({ id }) => id);
      return null;
    }
    case 'paired':
      return addPairs(state, event, eventIndex);
    case 'staged':
      return startBracket(state, event);
    case 'flying':
      return startLeg(state, event);
    case 'result':
      return settleLeg(state, event, eventIndex);
    case 'forfeit':
      return forfeit(state, event, eventIndex);
    case 'paused':
    case 'resumed':
      if (state.phase !== 'running') return rejection('notRunning');
      if (state.paused === (event.type === 'paused')) return rejection(event.type);
      state.paused = event.type === 'paused';
      return null;
    case 'closed':
      if (state.phase !== 'running') return rejection('notRunning');
      if ([...state.pairs.values()].some(({ legs }) => legs.some((leg) => leg.state === 'flying'))) {
        return rejection('inTheAir');
      }
      state.phase = 'closed';
      return null;
    case 'voided':
      return rejection('nothingToVoid');
  }
}

export function rejection(what: string): Rejection {
  return { code: `tournament.${what}` };
}

export function findEntrant(state: Pick<Tournament, 'entrants'>, id: string): EntrantState | undefined {
  return state.entrants.find((entrant) => entrant.id === id);
}

function changeEntrant(state: Tournament, entrant: EntrantState, changes: Partial<EntrantState>): void {
  state.entrants[state.entrants.indexOf(entrant)] = { ...entrant, ...changes };
}

/** Whether late entrants are accepted: until half of the rounds, always for hill and mixer, never for a bracket. */
export function acceptsEntrants({ phase, setup, rounds, entrants }: Tournament): boolean {
  if (phase === 'draft') return true;
  if (phase === 'closed' || isKnockOut(setup.format)) return false;
  if (setup.format === 'hill' || setup.format === 'mixer') return true;
  const all = setup.format === 'swiss' ? setup.rounds : maxRounds(entrants.length) * (setup.twice ? 2 : 1);
  return rounds.length * 2 <= all;
}

function addEntrant(state: Tournament, { entrant }: EventOf<'entered'>): Rejection | null {
  if (!acceptsEntrants(state) || state.bracket) return rejection('tooLate');
  const limit = state.setup.format === 'roundRobin' ? tournamentLimits.roundRobin : tournamentLimits.entrants;
  if (state.entrants.length >= limit) return rejection('full');
  if (findEntrant(state, entrant.id)) return rejection('twice');
  if (state.entrants.some(({ name }) => name === entrant.name)) return rejection('sameName');
  if (entrant.members.length !== state.setup.team) return rejection('teamSize');
  state.entrants.push({ ...entrant, active: true, since: state.rounds.length });
  if (state.phase === 'running') state.isBergerTableVoid = true;
  return null;
}

function withdraw(state: Tournament, { id, at: when }: EventOf<'withdrew'>, eventIndex: number): Rejection | null {
  const entrant = findEntrant(state, id);
  if (!entrant?.active) return rejection('notHere');
  if (state.phase === 'draft') {
    state.entrants = state.entrants.filter((other) => other !== entrant);
    return null;
  }
  changeEntrant(state, entrant, { active: false });
  for (const { id: pairId, sides, done } of [...state.pairs.values()]) {
    const side = sides.findIndex((ids) => ids.includes(id));
    const pair = side >= 0 && !done ? writablePair(state, pairId) : undefined;
    if (pair) forfeitPair(state, pair, side as PairSide, when, eventIndex);
  }
  return null;
}

/** Forfeits the remaining legs of a pair. */
function forfeitPair(state: Tournament, pair: Pair, by: PairSide, when: string, eventIndex: number): void {
  for (const leg of pair.legs)
    if (leg.state === 'open' || leg.state === 'flying') forfeitLeg(leg, by, when, eventIndex);
  if (pair.knockOut) pair.walkover = by;
  settlePair(state, pair);
}

function forfeitLeg(leg: Leg, by: PairSide, when: string, eventIndex: number): void {
  Object.assign(leg, {
    state: 'forfeit',
    winner: 1 - by,
    net: 0,
    debrief: null,
    typed: null,
    at: when,
    event: eventIndex,
  });
}

/** Checks whether a draft can begin: a problem, or `null`. */
export function checkStart({ setup, entrants }: Tournament): Rejection | null {
  const count = entrants.length;
  const minEntrants = setup.format === 'mixer' ? 4 : setup.format === 'roundRobin' ? 3 : 2;
  if (count < minEntrants) return { code: 'tournament.tooFew', params: { least: minEntrants } };
  if (setup.format === 'mixer' && setup.team !== 1) return rejection('teamSize');
  if (setup.format === 'swiss' && setup.rounds > maxRounds(count)) {
    return { code: 'tournament.tooManyRounds', params: { most: maxRounds(count) } };
  }
  if (setup.finalists > count) return rejection('tooFewFinalists');
  return null;
}

function addPairs(state: Tournament, event: EventOf<'paired'>, eventIndex: number): Rejection | null {
  const { setup, entrants, rounds, pairs } = state;
  if (state.phase !== 'running') return rejection('notRunning');
  if (event.pairs.length === 0) return rejection('nobody');
  const size = setup.format === 'mixer' && !state.bracket ? 2 : 1;
  const placedIds = new Set<string>();
  const place = (id: string) => !placedIds.has(id) && placedIds.add(id) && findEntrant(state, id) !== undefined;
  const ids = new Set<string>();
  for (const { id, sides } of event.pairs) {
    if (pairs.has(id) || ids.has(id)) return rejection('twice');
    ids.add(id);
    if (sides.some((side) => side.length !== size || !side.every(place))) return rejection('order');
  }
  const stage = state.bracket && !isKnockOut(setup.format) ? 2 : 1;
  if (state.bracket) {
    if (event.bye !== undefined || event.rests || !fitsBracket(state, event.pairs)) return rejection('bracket');
  } else {
    const why = checkRound(state, event, placedIds, place);
    if (why) return why;
  }
  // The pairs of a bracket's round can be added in several events.
  const index = rounds.findIndex(({ number, stage: of }) => state.bracket && number === event.round && of === stage);
  const added = event.pairs.map(({ id }) => id);
  const round = rounds[index];
  if (round) rounds[index] = { ...round, pairs: [...round.pairs, ...added] };
  else {
    const [bye, rests] = [event.bye ?? null, event.rests ?? []];
    rounds.push({ number: event.round, stage, pairs: added, bye, rests, by: event.by });
  }
  if (event.by === 'hand') state.isBergerTableVoid = true;
  for (const { id, sides } of event.pairs) {
    const newPair: Pair = {
      id,
      sides,
      round: event.round,
      stage,
      legs: Array.from({ length: setup.legs }, (_, number) => newLeg(number, false)),
      knockOut: state.bracket !== null,
      done: false,
      winner: null,
      decidedBy: null,
      walkover: null,
    };
    pairs.set(id, newPair);
    const withdrawnSide = sides.findIndex((side) =>
      side.some((member) => !entrants.some((e) => e.id === member && e.active)),
    );
    if (withdrawnSide >= 0) forfeitPair(state, newPair, withdrawnSide as PairSide, event.at, eventIndex);
  }
  return null;
}

/** Checks a round outside a knock-out: the previous one is done, and each active entrant appears once. */
function checkRound(
  state: Tournament,
  event: EventOf<'paired'>,
  placed: Set<string>,
  place: (id: string) => boolean,
): Rejection | null {
  const { setup, rounds, pairs, entrants } = state;
  if (event.round !== rounds.length + 1) return rejection('round');
  const last = rounds[rounds.length - 1];
  if (last?.pairs.some((id) => !pairs.get(id)?.done)) return rejection('roundOpen');
  if (
    rounds.length >=
    (setup.format === 'hill' ? tournamentLimits.bouts : setup.format === 'roundRobin' ? 999 : setup.rounds)
  ) {
    return rejection('round');
  }
  if (event.bye !== undefined && (setup.format !== 'swiss' || !place(event.bye))) return rejection('order');
  if (event.rests && !event.rests.every(place)) return rejection('order');
  const active = entrants.filter((entrant) => entrant.active);
  // In a hill the others wait in the queue; in a round robin entrants without an opponent are not listed.
  const all = setup.format === 'swiss' || setup.format === 'mixer';
  if (all && active.some(({ id }) => !placed.has(id))) return rejection('order');
  if (setup.format === 'hill' && event.pairs.length !== 1) return rejection('order');
  if (setup.format !== 'roundRobin' && [...placed].some((id) => !findEntrant(state, id)?.active))
    return rejection('order');
  return null;
}

function startBracket(state: Tournament, { order, playOff }: EventOf<'staged'>): Rejection | null {
  const { setup, rounds, pairs } = state;
  if (state.phase !== 'running' || state.bracket) return rejection('round');
  if (rounds.some((round) => round.pairs.some((id) => !pairs.get(id)?.done))) return rejection('roundOpen');
  if (!playOff && order.length !== setup.finalists) return rejection('order');
  if (order.length < 2 || new Set(order).size !== order.length) return rejection('order');
  if (order.some((id) => !findEntrant(state, id))) return rejection('order');
  state.bracket = order;
  state.playOff = playOff === true;
  return null;
}

/** The pair and the leg that an event changes, as writable copies. */
function findPairAndLeg(
  state: Tournament,
  { pair: id, leg: number }: { pair: string; leg: number },
): [Pair, Leg] | null {
  const pair = writablePair(state, id);
  const leg = pair?.legs[number];
  return pair && leg ? [pair, leg] : null;
}

function startLeg(state: Tournament, event: EventOf<'flying'>): Rejection | null {
  if (state.phase !== 'running') return rejection('notRunning');
  if (state.paused) return rejection('paused');
  const found = findPairAndLeg(state, event);
  if (!found) return rejection('noSuchLeg');
  const [pair, leg] = found;
  // A repeated take-off, since the match file was lost.
  const isRepeated = leg.state === 'flying' && event.attempt === (leg.flying?.attempt ?? 0) + 1;
  if (!isRepeated && (leg.state !== 'open' || event.attempt !== 1)) return rejection('flown');
  if (state.matches.has(event.matchId)) return rejection('twice');
  const members = pair.sides.map((ids) => ids.flatMap((id) => findEntrant(state, id)?.members ?? []).length);
  if (event.seats.some(([side, member]) => member >= itemAt(members, side))) return rejection('order');
  const why = checkTakeOff(state, pair, event);
  if (why) return why;
  state.matches.add(event.matchId);
  Object.assign(leg, { state: 'flying', flying: event, began: event.at });
  return null;
}

function settleLeg(state: Tournament, event: EventOf<'result'>, eventIndex: number): Rejection | null {
  if (state.phase !== 'running') return rejection('notRunning');
  const found = findPairAndLeg(state, event);
  if (!found) return rejection('noSuchLeg');
  const [pair, leg] = found;
  if (event.debrief ? leg.flying === null || event.typed : !event.typed) return rejection('noResult');
  const wasDone = pair.done;
  Object.assign(leg, {
    state: event.debrief ? 'flown' : 'typed',
    winner: event.winner,
    net: event.debrief ? netDamageOf(leg, event.debrief) : (event.typed?.net ?? 0),
    debrief: event.debrief ?? null,
    typed: event.typed ?? null,
    at: event.at,
    event: eventIndex,
  });
  settlePair(state, pair);
  return wasDone && state.bracket && pair.knockOut && !fitsBracket(state, []) ? rejection('bracket') : null;
}

/** Net damage of the pair's first side, whose side of the game is found by its planes. */
function netDamageOf({ flying, number }: Leg, { planes, margin, most: all }: NonNullable<Leg['debrief']>): number {
  if (all === 0) return 0;
  const ownPlane = planes.find(({ seat }) => flying?.seats[seat]?.[0] === 0);
  const side = ownPlane ? ownPlane.side : number % 2;
  return (itemAt(margin, side) - itemAt(margin, 1 - side)) / all;
}

function forfeit(state: Tournament, event: EventOf<'forfeit'>, eventIndex: number): Rejection | null {
  if (state.phase !== 'running') return rejection('notRunning');
  const pair = writablePair(state, event.pair);
  if (!pair || pair.done) return rejection('noSuchLeg');
  if (event.leg === undefined) {
    forfeitPair(state, pair, event.by, event.at, eventIndex);
    return null;
  }
  const leg = pair.legs[event.leg];
  if (!leg || (leg.state !== 'open' && leg.state !== 'flying')) return rejection('noSuchLeg');
  forfeitLeg(leg, event.by, event.at, eventIndex);
  settlePair(state, pair);
  return null;
}
