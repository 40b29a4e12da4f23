import { type PayoffMatrix, solve } from '@aerodrome/engine/bots/matrix.ts';
import { compareOnSamples } from '@aerodrome/engine/bots/pairedComparison.ts';
import { sampleByWeight, softmax, withinRegret } from '@aerodrome/engine/bots/softmax.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { describe, expect, test } from 'vitest';

const facing = (rows: number[][]): PayoffMatrix => ({
  columns: rows[0].length,
  payoff: Float64Array.from(rows.flat()),
});

describe('two sealed choices', () => {
  test('odds and evens are played half and half', () => {
    const { mine, theirs } = solve(
      2,
      [
        facing([
          [1, -1],
          [-1, 1],
        ]),
      ],
      2000,
    );
    expect(mine[0]).toBeCloseTo(0.5, 2);
    expect(theirs[0][0]).toBeCloseTo(0.5, 2);
  });

  test('rock that counts double is played less often, as game theory predicts', () => {
    const { mine } = solve(
      3,
      [
        facing([
          [0, -1, 2],
          [1, 0, -1],
          [-2, 1, 0],
        ]),
      ],
      5000,
    );
    expect([...mine].map((share) => Math.round(share * 100))).toEqual([25, 50, 25]);
  });

  test('a dominated choice is not played', () => {
    const { mine } = solve(
      2,
      [
        facing([
          [3, 2],
          [1, 0],
        ]),
      ],
      500,
    );
    expect(mine[0]).toBeGreaterThan(0.99);
  });

  test('one strategy is found against all possible hands of the opponent', () => {
    // Against either holding alone another row would be best; the middle one is good enough against both.
    const { mine } = solve(3, [facing([[4], [3], [0]]), facing([[0], [3], [4]])], 500);
    expect(mine[1]).toBeGreaterThan(0.99);
  });

  test('against a careless opponent the choice that uniform play loses to is preferred', () => {
    const guarded = facing([
      [0, 0, 0],
      [-1, 2, 2],
    ]);
    expect(solve(2, [guarded], 2000).mine[0]).toBeGreaterThan(0.9);
    expect(solve(2, [guarded], 2000, 0.6).mine[1]).toBeGreaterThan(0.9);
  });
});

describe('a soft choice', () => {
  const ranked = [
    { action: 'a', score: 1 },
    { action: 'b', score: 0.9 },
    { action: 'c', score: -5 },
  ];
  const share = (choose: (rng: SeededRandom) => string, wanted: string) => {
    const rng = new SeededRandom(3);
    return Array.from({ length: 2000 }, () => choose(rng)).filter((chosen) => chosen === wanted).length / 2000;
  };

  test('softmax takes the best choice at temperature 0, and others more often at higher temperatures', () => {
    expect(share((rng) => softmax(ranked, 0, rng), 'a')).toBe(1);
    expect(share((rng) => softmax(ranked, 0.1, rng), 'a')).toBeCloseTo(0.73, 1);
    expect(share((rng) => softmax(ranked, 100, rng), 'c')).toBeCloseTo(0.33, 1);
  });

  test('a choice of bounded regret is never much worse than the best', () => {
    expect(share((rng) => withinRegret(ranked, 0.2, rng), 'c')).toBe(0);
    expect(share((rng) => withinRegret(ranked, 0.2, rng), 'b')).toBeCloseTo(0.5, 1);
  });

  test('a choice by weights never takes an item without weight', () => {
    const rng = new SeededRandom(1);
    const drawn = Array.from({ length: 1000 }, () => sampleByWeight([0, 3, 1, 0], rng, 'choice'));
    expect(new Set(drawn)).toEqual(new Set([1, 2]));
    expect(drawn.filter((index) => index === 1).length).toBeGreaterThan(650);
  });
});

describe('candidates on the same samples', () => {
  test('a paired comparison distinguishes candidates although luck is far greater than their difference', () => {
    const luck = Array.from({ length: 40 }, (_, i) => ((i * 7919) % 101) - 50);
    const play = (better: number, sample: number) => luck[sample] + better + (sample % 2) * 0.01;
    const { compared, taken } = compareOnSamples([0, 0.5], 40, play, () => false);
    expect(taken).toBe(40);
    expect(compared[1].lead).toBeCloseTo(0.5);
    expect(compared[1].zScore).toBeGreaterThan(2);
    expect(compared[0]).toMatchObject({ lead: 0, zScore: 0 });
  });

  test('a paired comparison ends between two samples, and never before the first', () => {
    expect(
      compareOnSamples(
        [1, 2],
        40,
        (candidate) => candidate,
        () => true,
      ).taken,
    ).toBe(1);
  });
});
