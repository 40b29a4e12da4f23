import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { EventOf } from '@aerodrome/engine/meta/tournament/events.ts';
import type { Pair } from '@aerodrome/engine/meta/tournament/state.ts';
import { expect, test } from 'vitest';
import { begun, byChance, bySeed, paired, setUp, toTheEnd } from './tournamentHelpers.ts';

// Brackets held to what a knock-out is, by a referee who has never seen a bracket: he only counts lives, and knows who
// has met whom.

/** Every small field, and some large ones on both sides of a power of two. */
const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 24, 31, 33, 64];
const sizeFor = (n: number) => 2 ** Math.ceil(Math.log2(n));
const seedOf = (id: string) => Number(id.slice(1));

/** The pairings in the order in which they were written down, with the round of each. */
function played(format: 'single' | 'double', n: number, seed: number) {
  const decide = seed === 0 ? bySeed : byChance(seed * 100 + n, 0);
  const document = toTheEnd(begun(setUp(format), n, seed), decide);
  const { pairs } = tournamentLog.fold(document);
  const made = document.log.filter((event): event is EventOf<'paired'> => event.type === 'paired');
  return made.flatMap((event) => event.pairs.map(({ id }) => pairs.get(id) as Pair));
}

const loserOf = ({ sides, winner }: Pair) => sides[1 - (winner as number)][0];
const twoOf = ({ sides: [[a], [b]] }: Pair) => [a, b] as const;

test('where the better seed always wins, the seeds of every match add up to one more than are left in its round', () => {
  for (const n of all) {
    for (const pair of played('single', n, 0)) {
      const left = sizeFor(n) / 2 ** (pair.round - 1);
      const [a, b] = twoOf(pair).map(seedOf);
      expect([n, pair.id, a + b]).toEqual([n, pair.id, left + 1]);
    }
  }
});

test('in the first round those fly for whom there is no bye: the lowest seeds, whatever the field', () => {
  for (let n = 2; n <= 64; n++) {
    const byes = sizeFor(n) - n;
    const { pairs } = tournamentLog.fold(paired(begun(setUp('double'), n)));
    const first = [...pairs.values()].filter(({ id }) => id.startsWith('w1.'));
    const flying = first.flatMap((pair) => twoOf(pair).map(seedOf)).sort((a, b) => a - b);
    expect(flying).toEqual(Array.from({ length: n - byes }, (_, i) => byes + 1 + i));
  }
});

test.each([
  ['single', 1],
  ['double', 2],
] as const)('%s: whoever meets has as many lives as the other, until one is left who has any', (format, lives) => {
  for (const n of all) {
    const left = new Map(Array.from({ length: n }, (_, i) => [`p${i + 1}`, lives as number]));
    const busy = new Set<string>();
    for (const pair of played(format, n, n)) {
      const [a, b] = twoOf(pair);
      for (const one of [a, b]) {
        expect(left.get(one)).toBeGreaterThan(0);
        // Nobody has two matches of one round.
        expect(busy.has(`${pair.round} ${one}`)).toBe(false);
        busy.add(`${pair.round} ${one}`);
      }
      // Only the first final brings one who has never lost against one who has.
      if (pair.id !== 'f.1') expect(left.get(a)).toBe(left.get(b));
      else expect([left.get(a), left.get(b)].sort()).toEqual([1, 2]);
      left.set(loserOf(pair), (left.get(loserOf(pair)) as number) - 1);
    }
    expect([...left.values()].filter((count) => count > 0)).toHaveLength(1);
  }
});

test('of those who have met, few meet again before the final: about one pair an event', () => {
  let rematches = 0;
  let events = 0;
  for (let seed = 1; seed <= 4; seed++) {
    for (const n of [4, 6, 8, 11, 16, 23]) {
      events++;
      const met = new Set<string>();
      for (const pair of played('double', n, seed)) {
        if (pair.id.startsWith('f.')) continue;
        const two = [...twoOf(pair)].sort().join(' ');
        if (met.has(two)) rematches++;
        met.add(two);
      }
    }
  }
  expect(rematches / events).toBeLessThan(1.3);
});
