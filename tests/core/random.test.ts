import {
  FixedRandom,
  lowestRandom,
  RecordingRandom,
  SeededRandom,
  shuffle,
  TapeError,
  TapeRandom,
  takeRandom,
} from '@aerodrome/engine/core/random.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Pearson's statistic of counts against equal shares. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(bound: number, draws: number, draw: (i: number) => number): number[] {
  const counts = new Array<number>(bound).fill(0);
  for (let i = 0; i < draws; i++) counts[draw(i)]++;
  return counts;
}

// Far beyond the 99.99 % point of the distribution with `bound` − 1 degrees of freedom.
const limit = (bound: number) => bound - 1 + 5 * Math.sqrt(2 * (bound - 1)) + 10;

describe('seeded chance', () => {
  test.each([2, 3, 5, 6, 7, 15, 18, 52, 1000])('seeded random numbers are uniform over %i values', (bound) => {
    const rng = new SeededRandom(bound);
    expect(chiSquare(tally(bound, 400 * bound, () => rng.below(bound)))).toBeLessThan(limit(bound));
  });

  test.each([2, 6, 15])('neighbouring seeds give unrelated first random numbers below %i', (bound) => {
    const counts = tally(bound, 400 * bound, (seed) => new SeededRandom(seed).below(bound));
    expect(chiSquare(counts)).toBeLessThan(limit(bound));
  });

  test('consecutive seeded random numbers are unrelated', () => {
    const rng = new SeededRandom(99);
    expect(chiSquare(tally(36, 36 * 400, () => rng.below(6) * 6 + rng.below(6)))).toBeLessThan(limit(36));
  });

  test('the same seed repeats its random numbers, and another seed gives others', () => {
    const draws = (seed: number) => {
      const rng = new SeededRandom(seed);
      return Array.from({ length: 50 }, () => rng.below(1000));
    };
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
    expect(draws(2 ** 40 + 7)).not.toEqual(draws(7));
  });

  test('seeded random numbers continue from a saved state without a difference', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 40 }), (seed, before) => {
        const rng = new SeededRandom(seed);
        for (let i = 0; i < before; i++) rng.below(6);
        const resumed = new SeededRandom(JSON.parse(JSON.stringify(rng.state)));
        for (let i = 0; i < 20; i++) expect(resumed.below(97)).toBe(rng.below(97));
      }),
    );
  });

  test('seeded random numbers stay in range for every bound up to a million', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 20 }), (seed, bound) => {
        const value = new SeededRandom(seed).below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });
});

describe('recorded chance', () => {
  test('recorded random numbers list every draw with its name, bound and value', () => {
    const rng = new RecordingRandom(new FixedRandom({ die: [4, 0], bag: [2] }));
    rng.below(6, 'die');
    rng.below(3, 'bag');
    rng.below(6, 'die');
    expect(rng.draws).toEqual([
      { name: 'die', bound: 6, value: 4 },
      { name: 'bag', bound: 3, value: 2 },
      { name: 'die', bound: 6, value: 0 },
    ]);
  });

  test('a tape of recorded draws gives the same values again', () => {
    const recording = new RecordingRandom(new SeededRandom(5));
    const played = [6, 15, 2].map((bound) => recording.below(bound, 'x'));
    const tape = new TapeRandom(recording.draws);
    expect([6, 15, 2].map((bound) => tape.below(bound, 'x'))).toEqual(played);
    expect(tape.finished).toBe(true);
  });

  test.each([
    ['another name', { name: 'bag', bound: 6, value: 1 }],
    ['another bound', { name: 'die', bound: 8, value: 1 }],
    ['a value out of range', { name: 'die', bound: 6, value: 6 }],
    ['a fraction', { name: 'die', bound: 6, value: 1.5 }],
  ])('a tape with %s is refused', (_what, draw) => {
    expect(() => new TapeRandom([draw]).below(6, 'die')).toThrow(TapeError);
  });

  test('a draw past the end of the tape is refused', () => {
    expect(() => new TapeRandom([]).below(6, 'die')).toThrow(TapeError);
  });
});

test('fixed random numbers give the listed values by name, and no more', () => {
  const fixed = new FixedRandom({ die: [2, 4], card: [0] });
  expect([fixed.below(6, 'die'), fixed.below(9, 'card'), fixed.below(6, 'die')]).toEqual([2, 0, 4]);
  expect(() => fixed.below(6, 'die')).toThrow('no value is left for die');
  expect(() => fixed.below(2, 'coin')).toThrow('no value is left for coin');
  expect(() => new FixedRandom({ die: [6] }).below(6, 'die')).toThrow(RangeError);
});

test('fixed random numbers use the fallback for names that are not listed', () => {
  const fixed = new FixedRandom({ die: [5] }, lowestRandom);
  expect([fixed.below(2, 'coin'), fixed.below(6, 'die')]).toEqual([0, 5]);
  expect(() => fixed.below(6, 'die')).toThrow('no value is left for die');
});

test('taking and shuffling keep every item, and reach every order equally often', () => {
  const rng = new SeededRandom(11);
  const orders = new Map<string, number>();
  for (let i = 0; i < 24 * 200; i++) {
    const order = shuffle([0, 1, 2, 3], rng, 'x').join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  expect(chiSquare([...orders.values()])).toBeLessThan(limit(24));

  const bag = [1, 2, 3, 4, 5];
  const taken = Array.from({ length: 5 }, () => takeRandom(bag, rng, 'x'));
  expect(bag).toEqual([]);
  expect(taken.sort()).toEqual([1, 2, 3, 4, 5]);
});
