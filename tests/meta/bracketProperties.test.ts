import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { EventOf } from '@aerodrome/engine/meta/tournament/events.ts';
import type { Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { expect, test } from 'vitest';
import {
  betterSeedWins,
  pairNextRound,
  playToEnd,
  randomResults,
  setUp,
  startTournament,
} from './tournamentHelpers.ts';

// Properties of every knock-out, checked from the list of matches alone: lives left, and pairs that have met.

/** All small numbers of entrants, and some large ones near powers of two. */
const entrantCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 24, 31, 33, 64];
const sizeFor = (n: number) => 2 ** Math.ceil(Math.log2(n));
const seedOf = (id: string) => Number(id.slice(1));

/** The pairs in the order of the log, with their rounds. */
function playedPairs(format: 'single' | 'double', n: number, seed: number) {
  const decide = seed === 0 ? betterSeedWins : randomResults(seed * 100 + n, 0);
  const document = playToEnd(startTournament(setUp(format), n, seed), decide);
  const { pairs } = tournamentLog.fold(document);
  const made = document.log.filter((event): event is EventOf<'paired'> => event.type === 'paired');
  return made.flatMap((event) => event.pairs.map(({ id }) => pairs.get(id) as Pair));
}

const loserOf = ({ sides, winner }: Pair) => sides[1 - (winner as number)][0];
const twoOf = ({ sides: [[a], [b]] }: Pair) => [a, b] as const;

test('if the better seed always wins, the seeds of each match add up to one more than the entrants left in its round', () => {
  for (const n of entrantCounts) {
    for (const pair of playedPairs('single', n, 0)) {
      const left = sizeFor(n) / 2 ** (pair.round - 1);
      const [a, b] = twoOf(pair).map(seedOf);
      expect([n, pair.id, a + b]).toEqual([n, pair.id, left + 1]);
    }
  }
});

test('byes of the first round go to the highest seeds, for every number of entrants', () => {
  for (let n = 2; n <= 64; n++) {
    const byes = sizeFor(n) - n;
    const { pairs } = tournamentLog.fold(pairNextRound(startTournament(setUp('double'), n)));
    const first = [...pairs.values()].filter(({ id }) => id.startsWith('w1.'));
    const flying = first.flatMap((pair) => twoOf(pair).map(seedOf)).sort((a, b) => a - b);
    expect(flying).toEqual(Array.from({ length: n - byes }, (_, i) => byes + 1 + i));
  }
});

test.each([
  ['single', 1],
  ['double', 2],
] as const)('%s elimination: opponents have equally many lives left, until one entrant has any', (format, lives) => {
  for (const n of entrantCounts) {
    const left = new Map(Array.from({ length: n }, (_, i) => [`p${i + 1}`, lives as number]));
    const busy = new Set<string>();
    for (const pair of playedPairs(format, n, n)) {
      const [a, b] = twoOf(pair);
      for (const one of [a, b]) {
        expect(left.get(one)).toBeGreaterThan(0);
        // An entrant has one match per round.
        expect(busy.has(`${pair.round} ${one}`)).toBe(false);
        busy.add(`${pair.round} ${one}`);
      }
      // Only the first final pairs an unbeaten entrant with one who has lost.
      if (pair.id !== 'f.1') expect(left.get(a)).toBe(left.get(b));
      else expect([left.get(a), left.get(b)].sort()).toEqual([1, 2]);
      left.set(loserOf(pair), (left.get(loserOf(pair)) as number) - 1);
    }
    expect([...left.values()].filter((count) => count > 0)).toHaveLength(1);
  }
});

test('rematches before the final are rare: about one pair per event', () => {
  let rematches = 0;
  let events = 0;
  for (let seed = 1; seed <= 4; seed++) {
    for (const n of [4, 6, 8, 11, 16, 23]) {
      events++;
      const met = new Set<string>();
      for (const pair of playedPairs('double', n, seed)) {
        if (pair.id.startsWith('f.')) continue;
        const two = [...twoOf(pair)].sort().join(' ');
        if (met.has(two)) rematches++;
        met.add(two);
      }
    }
  }
  expect(rematches / events).toBeLessThan(1.3);
});
