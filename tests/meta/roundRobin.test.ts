import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { acceptsEntrants } from '@aerodrome/engine/meta/tournament/applyEvent.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { entrantRecords } from '@aerodrome/engine/meta/tournament/entrantRecords.ts';
import { bergerTable, remainingRound } from '@aerodrome/engine/meta/tournament/roundRobin.ts';
import { findNextStep, roundCount } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  appendEvents,
  betterSeedWins,
  enterResults,
  entryEvents,
  ids,
  pairNextRound,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
} from './tournamentHelpers.ts';

const key = (a: string | number, b: string | number) => [a, b].sort().join(' ');

function meetings(state: Tournament): Map<string, number> {
  const met = new Map<string, number>();
  for (const { sides, stage } of state.pairs.values()) {
    if (stage === 1) met.set(key(sides[0][0], sides[1][0]), (met.get(key(sides[0][0], sides[1][0])) ?? 0) + 1);
  }
  return met;
}

test.each(Array.from({ length: 30 }, (_, i) => i + 3))(
  'the Berger table for %i has each pair once, each entrant once per round, and balanced sides, never three in a row',
  (n) => {
    const rounds = bergerTable(n);
    expect(rounds).toHaveLength(n % 2 === 0 ? n - 1 : n);
    const pairs = rounds.flat().map(([a, b]) => key(a, b));
    expect(new Set(pairs).size).toBe((n * (n - 1)) / 2);
    expect(pairs).toHaveLength((n * (n - 1)) / 2);
    const seats: number[][] = Array.from({ length: n }, () => []);
    for (const round of rounds) {
      expect(new Set(round.flat()).size).toBe(round.length * 2);
      for (const [a, b] of round) {
        seats[a].push(0);
        seats[b].push(1);
      }
    }
    for (const list of seats) {
      const first = list.filter((seat) => seat === 0).length;
      expect(Math.abs(2 * first - list.length)).toBeLessThanOrEqual(n % 2 === 0 ? 1 : 0);
      expect(list.join('')).not.toMatch(/000|111/);
    }
  },
);

test('in a double round robin each pair meets once on each side', () => {
  const document = playToEnd(startTournament(setUp('roundRobin', { twice: true }), 5), betterSeedWins);
  const sides = [...tournamentLog.fold(document).pairs.values()].map((pair) => pair.sides.flat().join(' '));
  expect(new Set(sides).size).toBe(20);
});

const odds = fc.integer({ min: 0, max: 6 });

test.each([
  { twice: false, meets: 1 },
  { twice: true, meets: 2 },
])(
  'late entries, withdrawals and returns leave every pair of a round robin with its owed matches ($meets)',
  ({ twice, meets }) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 1, max: 2 ** 31 }),
        fc.record({ late: odds, withdrawal: odds, comeback: odds }),
        (entrants, seed, chances) => {
          const rng = new SeededRandom(seed);
          const happens = (chance: number) => rng.below(12) < chance;
          let document = startTournament(setUp('roundRobin', { twice }), entrants, seed);
          while (findNextStep(tournamentLog.fold(document)).is === 'pairing') {
            document = pairNextRound(document);
            const { rounds, pairs } = tournamentLog.fold(document);
            const inRound = (rounds.at(-1)?.pairs ?? []).flatMap((id) => (pairs.get(id) as Pair).sides.flat());
            expect(inRound.length).toBeGreaterThan(0);
            expect(new Set(inRound).size).toBe(inRound.length);
            document = enterResults(document, randomResults(seed));
            const after = tournamentLog.fold(document);
            const active = after.entrants.filter((entrant) => entrant.active);
            const gone = after.entrants.filter((entrant) => !entrant.active);
            if (happens(chances.late) && after.entrants.length < 10 && acceptsEntrants(after))
              document = appendEvents(document, entryEvents(`late${after.entrants.length}`));
            if (happens(chances.withdrawal) && active.length > 2)
              document = appendEvents(document, { type: 'withdrew', id: active[rng.below(active.length)].id });
            if (happens(chances.comeback) && gone.length > 0)
              document = appendEvents(document, { type: 'returned', id: gone[rng.below(gone.length)].id });
            expect(after.rounds.length).toBeLessThan(120);
          }
          const state = tournamentLog.fold(document);
          expect(findNextStep(state)).toEqual({ is: 'decided' });
          const met = meetings(state);
          const stayed = state.entrants.filter((entrant) => entrant.active).map(({ id }) => id);
          for (const [i, a] of stayed.entries())
            for (const b of stayed.slice(i + 1)) expect(met.get(key(a, b))).toBe(meets);
          for (const times of met.values()) expect(times).toBeLessThanOrEqual(meets);
        },
      ),
      { numRuns: 25 },
    );
  },
);

test('among entrants who waited equally long, pairs with two matches left fly before those with one', () => {
  const left = [
    { a: 0, b: 1, owed: 1 },
    { a: 0, b: 2, owed: 2 },
    { a: 0, b: 3, owed: 1 },
    { a: 1, b: 2, owed: 1 },
    { a: 1, b: 3, owed: 2 },
    { a: 2, b: 3, owed: 1 },
  ];
  expect(remainingRound([1, 1, 1, 1], left)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(remainingRound([1, 2, 2, 1], left)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(remainingRound([5, 5, 0], left.slice(0, 2))).toEqual([[0, 1]]);
});

test('an entrant who withdraws before half of the matches is annulled; later the remaining matches are forfeited', () => {
  let document = enterResults(pairNextRound(startTournament(setUp('roundRobin'), 5)), betterSeedWins);
  document = enterResults(pairNextRound(document), betterSeedWins);
  const early = appendEvents(document, { type: 'withdrew', id: 'p1' });
  expect(entrantRecords(tournamentLog.fold(early)).get('p1')?.points).toBe(0);
  const against = [...tournamentLog.fold(document).pairs.values()]
    .filter(({ sides }) => sides.flat().includes('p1'))
    .flatMap(({ sides }) => sides.flat());
  for (const id of against)
    expect(
      entrantRecords(tournamentLog.fold(early))
        .get(id)
        ?.rounds.some(({ against: [other] }) => other === 'p1'),
    ).toBe(false);
  expect(standingsOf(tournamentLog.fold(early)).at(-1)).toMatchObject({ entrant: 'p1', gone: true });
  const done = playToEnd(early, betterSeedWins);
  expect(
    [...tournamentLog.fold(done).pairs.values()].filter(({ sides }) => sides.flat().includes('p1')).length,
  ).toBeLessThan(4);

  for (let round = 0; round < 2; round++) document = enterResults(pairNextRound(document), betterSeedWins);
  const late = playToEnd(appendEvents(document, { type: 'withdrew', id: 'p5' }), betterSeedWins);
  const last = [...tournamentLog.fold(late).pairs.values()].filter(({ sides }) => sides.flat().includes('p5'));
  expect(last).toHaveLength(4);
  expect(last.filter(({ legs }) => legs.some(({ state }) => state === 'forfeit')).length).toBeGreaterThan(0);
});

test('forbidden pairs are left out, and pairs missed by a manual round are flown later', () => {
  const document = playToEnd(startTournament(setUp('roundRobin', { forbidden: [['p1', 'p2']] }), 4), betterSeedWins);
  expect(meetings(tournamentLog.fold(document)).has(key('p1', 'p2'))).toBe(false);
  expect(meetings(tournamentLog.fold(document)).size).toBe(5);
  const byHand = appendEvents(startTournament(setUp('roundRobin'), 4), {
    type: 'paired',
    round: 1,
    pairs: [{ id: 'r1.1', sides: [['p1'], ['p2']] }],
    by: 'hand',
    method: 'hand',
  });
  expect(meetings(tournamentLog.fold(playToEnd(byHand, betterSeedWins))).size).toBe(6);
});

test('the number of rounds of a round robin is known before it begins', () => {
  for (const n of [3, 4, 9, 10]) {
    const document = startTournament(setUp('roundRobin'), n);
    const rounds = roundCount(tournamentLog.fold(document));
    expect(tournamentLog.fold(playToEnd(document, betterSeedWins)).rounds).toHaveLength(rounds);
  }
  expect(() => startTournament(setUp('roundRobin'), 2)).toThrow(/tooFew/);
  expect(() => startTournament(setUp('roundRobin'), ids(33))).toThrow(/full/);
});
