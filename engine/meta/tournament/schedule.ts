import { itemAt } from '../../core/items.ts';
import { games } from '../../games/index.ts';
import { legSlot, membersOf } from './legs.ts';
import { findNextStep, roundCount } from './rounds.ts';
import { gameOfPair } from './scheduledGames.ts';
import { isBot, isKnockOut } from './setup.ts';
import type { Leg, Pair, Tournament } from './state.ts';

/** A leg that can be flown now. */
export interface ReadyLeg {
  slot: string;
  pair: Pair;
  leg: Leg;
  /** It needs no person and can run in the background. */
  isBotsOnly: boolean;
}

/** Longer matches were interrupted and are left out of estimates. */
const maxMatchMinutes = 240;

/**
 * The legs that can be flown, the next one first: matches in the air, then pairs that have begun, then those whose persons
 * have rested longest. Persons who flew the last two legs come after the others.
 */
export function readyLegs(state: Tournament): ReadyLeg[] {
  const persons = personsByEntrant(state);
  const personsOf = ({ sides }: Pair) => sides.flat().flatMap((id) => persons.get(id) ?? []);
  const { lastEvents, tiredPersons } = restOf(state, persons);

  const openLegs = [...state.pairs.values()].flatMap((pair) => {
    if (pair.done) return [];
    const leg = pair.legs.find(({ state: of }) => of === 'flying') ?? pair.legs.find(({ state: of }) => of === 'open');
    return leg ? [{ pair, leg }] : [];
  });
  const ranked = openLegs.map(({ pair, leg }, order) => {
    const ownPersons = personsOf(pair);
    const hasBegun = pair.legs.some(({ state: of }) => of !== 'open') && leg.state === 'open';
    return {
      slot: legSlot(pair.id, leg.number),
      pair,
      leg,
      isBotsOnly: ownPersons.length === 0,
      rank: [
        leg.state === 'flying' ? 0 : 1,
        hasBegun ? 0 : 1,
        ownPersons.some((person) => tiredPersons.has(person)) ? 1 : 0,
        // The event of the last match: the lowest has rested longest.
        Math.max(-1, ...ownPersons.map((person) => lastEvents.get(person) ?? -1)),
        order,
      ],
    };
  });
  ranked.sort((a, b) => compare(a.rank, b.rank));
  return ranked.map(({ rank: _rank, ...slot }) => slot);
}

interface FlownLeg {
  event: number;
  pair: Pair;
}

/** By person the event that settled the last match, and the persons who flew both of the last two legs. */
function restOf(
  state: Tournament,
  persons: ReadonlyMap<string, readonly string[]>,
): { lastEvents: ReadonlyMap<string, number>; tiredPersons: ReadonlySet<string> } {
  const lastByEntrant = new Map<string, number>();
  let last: FlownLeg | null = null;
  let beforeLast: FlownLeg | null = null;
  for (const pair of state.pairs.values()) {
    let lastOfPair = -1;
    for (const { event, state: of } of pair.legs) {
      if (event < 0 || of === 'forfeit') continue;
      lastOfPair = Math.max(lastOfPair, event);
      if (!last || event > last.event) [last, beforeLast] = [{ event, pair }, last];
      else if (!beforeLast || event > beforeLast.event) beforeLast = { event, pair };
    }
    if (lastOfPair < 0) continue;
    for (const side of pair.sides)
      for (const id of side) lastByEntrant.set(id, Math.max(lastOfPair, lastByEntrant.get(id) ?? -1));
  }
  const lastEvents = new Map<string, number>();
  for (const [id, event] of lastByEntrant)
    for (const person of persons.get(id) ?? []) lastEvents.set(person, Math.max(event, lastEvents.get(person) ?? -1));
  const flewIn = (leg: FlownLeg | null) => leg?.pair.sides.flat().flatMap((id) => persons.get(id) ?? []) ?? [];
  const tired = flewIn(beforeLast);
  return { lastEvents, tiredPersons: new Set(flewIn(last).filter((person) => tired.includes(person))) };
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : itemAt(a, at) - itemAt(b, at);
}

/** The persons of each entrant, by profile or by name. */
function personsByEntrant({ entrants }: Pick<Tournament, 'entrants'>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    entrants.map(({ id, members }) => [
      id,
      members.filter((member) => !isBot(member)).map(({ person, name }) => person ?? name),
    ]),
  );
}

function hasPersons(state: Tournament, pair: Pair): boolean {
  return ([0, 1] as const).some((side) => membersOf(state, pair, side).some((member) => !isBot(member)));
}

export interface DurationEstimate {
  /** Legs left for people, in present and future pairs. */
  legs: number;
  minutes: number;
}

/** Estimates the legs and minutes that are left. */
export function estimateDuration(state: Tournament): DurationEstimate {
  const openLegs = [...state.pairs.values()].flatMap((pair) =>
    !hasPersons(state, pair)
      ? []
      : pair.legs.filter(({ state: of }) => of === 'open' || of === 'flying').map(() => pair),
  );
  const minutes = openLegs.reduce((sum, pair) => sum + minutesOf(state, gameOfPair(state, pair).game), 0);
  const laterLegs = remainingPairs(state) * state.setup.legs;
  const meanMinutes =
    state.setup.event.reduce((sum, { game }) => sum + minutesOf(state, game), 0) /
    Math.max(1, state.setup.event.length);
  return { legs: openLegs.length + laterLegs, minutes: Math.round(minutes + laterLegs * meanMinutes) };
}

/** The expected number of legs in all, for the set-up form. */
export function totalLegs(state: Tournament): number {
  return (state.pairs.size + remainingPairs(state)) * state.setup.legs;
}

function remainingPairs(state: Tournament): number {
  const { setup, entrants, rounds, pairs } = state;
  const next = findNextStep(state).is;
  if (next === 'closed' || next === 'decided') return 0;
  const count = state.phase === 'draft' ? entrants.length : entrants.filter(({ active }) => active).length;
  const final = setup.finalists > 0 && !isKnockOut(setup.format) ? setup.finalists - 1 : 0;
  const done = [...pairs.values()].filter(({ stage }) => stage === 1).length;
  const paired = [...pairs.values()].filter(({ stage }) => stage === 2).length;
  if (state.bracket && !isKnockOut(setup.format)) return Math.max(0, state.bracket.length - 1 - paired);
  if (setup.format === 'single') return Math.max(0, count - 1 + (setup.thirdPlace && count > 3 ? 1 : 0) - done);
  if (setup.format === 'double') return Math.max(0, 2 * count - 2 - done);
  const roundsLeft = Math.max(0, roundCount(state) - rounds.length);
  const pairsPerRound = setup.format === 'hill' ? 1 : Math.floor(count / (setup.format === 'mixer' ? 4 : 2));
  return roundsLeft * pairsPerRound + final;
}

/** The median length of this event's matches of a game; before the first match, the game's expected minutes. */
function minutesOf(state: Tournament, game: string): number {
  const durations = [...state.pairs.values()]
    .filter((pair) => gameOfPair(state, pair).game === game && hasPersons(state, pair))
    .flatMap(({ legs }) => legs)
    .flatMap(({ state: of, began, at }) => (of === 'flown' && began && at ? [minutesBetween(began, at)] : []))
    .filter((minutes) => minutes > 0 && minutes <= maxMatchMinutes)
    .sort((a, b) => a - b);
  if (durations.length === 0) return itemAt(games, game).expectedMinutes;
  return itemAt(durations, Math.floor(durations.length / 2));
}

/** Minutes between two ISO dates such as `2026-05-03T18:40:00.000Z`. The engine may not use `Date`. */
export function minutesBetween(from: string, to: string): number {
  return minutesOfDate(to) - minutesOfDate(from);
}

function minutesOfDate(date: string): number {
  const numbers = (date.match(/\d+/g) ?? []).map(Number);
  // An invalid date gives NaN, which fails every comparison.
  const [year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN, second = NaN] = numbers;
  // Years begin in March, so that the leap day is the last day.
  const y = month > 2 ? year : year - 1;
  const days = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
  return (days + ofYear) * 1440 + hour * 60 + minute + second / 60;
}
