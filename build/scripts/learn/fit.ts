import type { SeededRandom } from '@aerodrome/engine/core/random.ts';

/** A table as it was noticed, sparsely, and what came of it: from −1 to 1. */
export interface Noticed {
  at: Int32Array;
  by: Float64Array;
  outcome: number;
}

/** A table of weights to learn, by matches: one with what is known so far, and every table that was noticed in it. */
export interface Lesson {
  name: string;
  fly(learnt: readonly number[], rng: SeededRandom): Noticed[];
}

/** What the bots of a game learn, and where it is kept. */
export interface Learner {
  file: string;
  before: Readonly<Record<string, readonly number[]>>;
  /** What its tables go by, in words. */
  by: string;
  /** How many weights a table has. */
  size: number;
  generations: number;
  /** How large the first steps are: the fewer the weights that change together, the larger. */
  pace: number;
  /** What can be learnt by itself, by its name in the game's options. */
  subjects: readonly string[];
  lessons(subjects: readonly string[]): Lesson[];
}

const passes = 12;

/** Weights whose tanh comes nearest to the outcomes, by gradient descent with slowly shrinking steps. */
export function fitted(
  noticed: readonly Noticed[],
  before: readonly number[],
  pace: number,
  rng: SeededRandom,
): number[] {
  const now = Float64Array.from(before, (weight) => weight / 100);
  for (let pass = 0; pass < passes; pass++) {
    const rate = pace / (1 + pass / 3);
    for (let i = 0; i < noticed.length; i++) {
      const { at, by, outcome } = noticed[rng.below(Math.min(noticed.length, 2 ** 20))]!;
      let sum = 0;
      for (let k = 0; k < at.length; k++) sum += now[at[k]!]! * by[k]!;
      const error = outcome - Math.tanh(sum);
      for (let k = 0; k < at.length; k++) now[at[k]!]! += rate * (error * by[k]! - 0.001 * now[at[k]!]!);
    }
  }
  return [...now].map((weight) => Math.round(weight * 100));
}
