import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { acceptsEntrants } from '@aerodrome/engine/meta/tournament/applyEvent.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { entrantRecords } from '@aerodrome/engine/meta/tournament/entrantRecords.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { findNextStep } from '@aerodrome/engine/meta/tournament/rounds.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { pairSwiss, type SwissEntrant } from '@aerodrome/engine/meta/tournament/swiss.ts';
import { expect, test } from 'vitest';
import {
  appendEvents,
  enterResults,
  entryEvents,
  manualResultEvent,
  pairNextRound,
  randomResults,
  setUp,
  sidesOf,
  startTournament,
} from './tournamentHelpers.ts';

const key = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

function metBefore(state: Tournament): Set<string> {
  return new Set([...state.pairs.values()].map(({ sides: [[a], [b]] }) => key(a, b)));
}

/** All complete pairings of a list. */
function* pairings(list: readonly string[]): Generator<[string, string][]> {
  const [first, ...others] = list;
  if (first === undefined) yield [];
  for (const other of others) {
    for (const rest of pairings(others.filter((one) => one !== other))) yield [[first, other], ...rest];
  }
}

/** Checks the properties of a new round against the tournament before it. */
function checkRound(before: Tournament, after: Tournament): void {
  const round = after.rounds[after.rounds.length - 1];
  const active = before.entrants.filter((entrant) => entrant.active).map(({ id }) => id);
  const pairs = round.pairs.map((id) =>
    (after.pairs.get(id) as { sides: readonly [readonly string[], readonly string[]] }).sides.map(([one]) => one),
  );
  const placed = [...pairs.flat(), ...(round.bye === null ? [] : [round.bye])];
  expect([...placed].sort()).toEqual([...active].sort());
  expect(round.bye === null).toBe(active.length % 2 === 0);

  const met = metBefore(before);
  const records = entrantRecords(before);
  const points = (id: string) => records.get(id)?.points ?? 0;
  const byes = (id: string) => (records.get(id)?.rounds ?? []).filter(({ kind }) => kind === 'bye').length;
  const rematches = pairs.filter(([a, b]) => met.has(key(a, b))).length;
  if (active.length > 8) {
    expect(rematches).toBe(0);
    return;
  }
  // Small enough to try everything.
  const field = [...active];
  const byeRank = (id: string) => [byes(id), points(id), -active.indexOf(id)];
  const ranked = [...field].sort((a, b) => {
    const [x, y] = [byeRank(a), byeRank(b)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  });
  const fresh = (list: readonly string[]) =>
    [...pairings(list)].filter((way) => way.every(([a, b]) => !met.has(key(a, b))));
  if (round.bye !== null) {
    const first = ranked.find((id) => fresh(field.filter((one) => one !== id)).length > 0);
    expect(round.bye).toBe(first ?? ranked[0]);
  }
  const others = field.filter((id) => id !== round.bye);
  const ways = fresh(others);
  const gap = (way: readonly (readonly string[])[]) =>
    way.reduce((sum, [a, b]) => sum + (points(a) - points(b)) ** 2, 0);
  if (ways.length > 0) {
    expect(rematches).toBe(0);
    expect(gap(pairs)).toBeCloseTo(Math.min(...ways.map(gap)), 9);
  } else {
    const fewest = Math.min(...[...pairings(others)].map((way) => way.filter(([a, b]) => met.has(key(a, b))).length));
    expect(rematches).toBe(fewest);
  }
}

/** An event in which entrants come late, withdraw and return. */
function restlessEvent(
  seed: number,
  entrants: number,
  restless: number,
): { document: TournamentDocument; rounds: number } {
  const rng = new SeededRandom(seed);
  const rounds = Math.min(1 + rng.below(7), entrants % 2 === 0 ? entrants - 1 : entrants);
  const decide = randomResults(seed);
  let document = startTournament(setUp('swiss', { rounds }), entrants, seed);
  let late = 0;
  for (;;) {
    const before = tournamentLog.fold(document);
    if (findNextStep(before).is !== 'pairing') return { document, rounds: before.rounds.length };
    document = pairNextRound(document);
    checkRound(before, tournamentLog.fold(document));
    document = enterResults(document, decide);
    const state = tournamentLog.fold(document);
    const active = state.entrants.filter((entrant) => entrant.active);
    const gone = state.entrants.filter((entrant) => !entrant.active);
    const events: NewTournamentEvent[] = [];
    if (rng.below(100) < restless && active.length > 2)
      events.push({ type: 'withdrew', id: active[rng.below(active.length)].id });
    if (rng.below(100) < restless && gone.length > 0)
      events.push({ type: 'returned', id: gone[rng.below(gone.length)].id });
    if (rng.below(100) < restless && acceptsEntrants(state)) events.push(entryEvents(`late${++late}`));
    if (events.length > 0) document = appendEvents(document, ...events);
  }
}

test('rounds of 3 to 8 entrants have each once, the right bye, no avoidable rematch and the smallest gaps in points', () => {
  let rounds = 0;
  for (let seed = 1; seed <= 80; seed++) rounds += restlessEvent(seed, 3 + (seed % 6), 25).rounds;
  expect(rounds).toBeGreaterThan(200);
});

test('rounds of 9 to 32 entrants have each once, no rematch, and sides balanced within three', () => {
  for (let seed = 1; seed <= 24; seed++) {
    const { document } = restlessEvent(seed, 9 + ((seed * 7) % 24), seed % 3 === 0 ? 15 : 0);
    for (const { rounds: turns } of entrantRecords(tournamentLog.fold(document)).values()) {
      const seats = turns.filter(({ pair }) => pair !== null);
      const first = seats.filter(({ side }) => side === 0).length;
      expect(Math.abs(2 * first - seats.length)).toBeLessThanOrEqual(3);
    }
  }
});

test('the same contenders are paired in the same way', () => {
  const twice = [restlessEvent(5, 9, 20), restlessEvent(5, 9, 20)];
  expect(twice[0].document).toEqual(twice[1].document);
});

test('an odd number of entrants has one bye, and none gets a second before all had one', () => {
  let document = startTournament(setUp('swiss', { rounds: 5 }), 5);
  const byes: (string | null)[] = [];
  for (let round = 0; round < 5; round++) {
    document = enterResults(pairNextRound(document), randomResults(3));
    byes.push(tournamentLog.fold(document).rounds[round].bye);
  }
  expect([...byes].sort()).toEqual(['p1', 'p2', 'p3', 'p4', 'p5']);
});

test('after a withdrawal the entrant left over gets a bye and is not paired with itself', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('swiss', { rounds: 3 }), 4)), randomResults(1));
  document = pairNextRound(appendEvents(document, { type: 'withdrew', id: 'p2' }));
  const { rounds, pairs } = tournamentLog.fold(document);
  for (const id of rounds[1].pairs) expect(pairs.get(id)?.sides[0]).not.toEqual(pairs.get(id)?.sides[1]);
  expect(rounds[1].pairs).toHaveLength(1);
  expect(rounds[1].bye).not.toBe('p2');
});

test('a tournament is decided when all entrants have withdrawn', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('swiss', { rounds: 3 }), 4)), randomResults(1));
  for (const id of ['p1', 'p2', 'p3', 'p4']) {
    document = appendEvents(document, { type: 'withdrew', id });
  }
  expect(findNextStep(tournamentLog.fold(document))).toEqual({ is: 'decided' });
});

test('the third round of four entrants is the one pairing left, where greedy pairing fails', () => {
  for (let seed = 0; seed < 40; seed++) {
    let document = startTournament(setUp('swiss', { rounds: 3 }), 4, seed);
    for (let round = 0; round < 3; round++)
      document = enterResults(pairNextRound(document), randomResults(seed * 3 + round));
    expect(metBefore(tournamentLog.fold(document)).size).toBe(6);
  }
});

test('entrants with equal points meet instead of two points against none', () => {
  let document = pairNextRound(startTournament(setUp('swiss', { rounds: 3 }), 8));
  document = enterResults(document, ({ sides: [[a]] }) => (Number(a.slice(1)) <= 4 ? 0 : 1));
  document = enterResults(pairNextRound(document), ({ sides: [[a], [b]] }) => (a < b ? 0 : 1));
  document = pairNextRound(document);
  const records = entrantRecords(tournamentLog.fold(document));
  for (const sides of sidesOf(document, 3)) {
    const [a, b] = sides.map((id) => records.get(id)?.points ?? 0);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
  }
});

test('unavoidable rematches are the fewest and oldest, and are counted in the proposal', () => {
  let document = startTournament(setUp('swiss', { rounds: 3 }), 4);
  for (let round = 0; round < 2; round++) document = enterResults(pairNextRound(document), randomResults(round));
  document = appendEvents(document, { type: 'withdrew', id: 'p1' }, { type: 'withdrew', id: 'p2' });
  const met = metBefore(tournamentLog.fold(document)).has(key('p3', 'p4'));
  expect(findNextStep(tournamentLog.fold(document))).toMatchObject({ is: 'pairing', rematches: met ? 1 : 0 });

  const oldest = pairSwiss(
    [contender('a', { b: [1] }), contender('b', { a: [1] }), contender('c', {}), contender('d', {})].map((one) => {
      // All have met each other, in rounds 1, 2 and 3.
      const rounds: Record<string, Record<string, number>> = {
        a: { b: 1, c: 2, d: 3 },
        b: { a: 1, d: 2, c: 3 },
        c: { d: 1, a: 2, b: 3 },
        d: { c: 1, b: 2, a: 3 },
      };
      return { ...one, met: new Map(Object.entries(rounds[one.id]).map(([id, round]) => [id, [round]])) };
    }),
    4,
    () => false,
  );
  expect(oldest?.rematches).toBe(2);
  expect(oldest?.pairs.map((pair) => [...pair].sort().join(''))).toEqual(expect.arrayContaining(['ab', 'cd']));
});

function contender(id: string, met: Record<string, number[]>): SwissEntrant {
  return { id, points: 0, byes: 0, met: new Map(Object.entries(met)), seats: [], floated: null };
}

test('forbidden pairs never meet, and there is no round if only they are left', () => {
  const forbidden: [string, string][] = [
    ['p1', 'p2'],
    ['p3', 'p4'],
  ];
  let document = startTournament(setUp('swiss', { rounds: 2, forbidden }), 4);
  for (let round = 0; round < 2; round++) document = enterResults(pairNextRound(document), randomResults(round));
  for (const [a, b] of forbidden) expect(metBefore(tournamentLog.fold(document)).has(key(a, b))).toBe(false);
  const stuck = startTournament(setUp('swiss', { rounds: 1, forbidden: [['p1', 'p2']] }), 2);
  expect(findNextStep(tournamentLog.fold(stuck))).toEqual({ is: 'stuck' });
});

test('an entrant does not float down twice in a row if another can', () => {
  const field = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i): SwissEntrant => {
    const floated = id === 'a' ? 'down' : null;
    return { ...contender(id, {}), points: i < 3 ? 4 : 2, floated };
  });
  const made = pairSwiss(field, 2, () => false);
  const down = made?.pairs.find(
    ([x, y]) => field.find(({ id }) => id === x)?.points !== field.find(({ id }) => id === y)?.points,
  );
  expect(down).not.toContain('a');
});

test('the more urgent side is assigned first, and a third time on the same side is avoided', () => {
  const field: SwissEntrant[] = [
    { ...contender('a', {}), seats: [0, 0] },
    { ...contender('b', {}), seats: [0, 1] },
  ];
  expect(pairSwiss(field, 3, () => false)?.pairs).toEqual([['b', 'a']]);
});

test('a late entrant gets half a win for one missed round, and is accepted until half the rounds have begun', () => {
  let document = startTournament(setUp('swiss', { rounds: 4 }), 6);
  document = enterResults(pairNextRound(document), randomResults(1));
  document = enterResults(pairNextRound(document), randomResults(2));
  document = appendEvents(document, entryEvents('late'));
  expect(entrantRecords(tournamentLog.fold(document)).get('late')).toMatchObject({ points: 0.5 });
  document = enterResults(pairNextRound(document), randomResults(3));
  expect(() => appendEvents(document, entryEvents('later'))).toThrow(/tooLate/);
});

test('a forfeit is a loss without damage for one side and a full win for the other', () => {
  let document = pairNextRound(startTournament(setUp('swiss', { rounds: 1, legs: 2 }), 2));
  document = appendEvents(document, manualResultEvent('r1.1', 0, 0, 0.5), { type: 'forfeit', pair: 'r1.1', by: 0 });
  const [, second] = tournamentLog.fold(document).pairs.get('r1.1')?.legs ?? [];
  expect(second).toMatchObject({ state: 'forfeit', winner: 1, net: 0 });
  expect(tournamentLog.fold(document).pairs.get('r1.1')).toMatchObject({ done: true, winner: null });
});
