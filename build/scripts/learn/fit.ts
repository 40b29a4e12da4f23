import type { SeededRandom } from '@aerodrome/engine/core/random.ts';

/** A training example: the sparse features of a state, and the result from −1 to 1. */
export interface TrainingExample {
  at: Int32Array;
  by: Float64Array;
  outcome: number;
}

/** A set of weights to fit. `fly` plays a match with the present weights and returns its training examples. */
export interface WeightSet {
  name: string;
  fly(learnt: readonly number[], rng: SeededRandom): TrainingExample[];
}

/** The weights of a game's bots, and the file that stores them. */
export interface Learner {
  file: string;
  before: Readonly<Record<string, readonly number[]>>;
  /** The key of the sets of weights, for display. */
  by: string;
  /** Number of weights. */
  size: number;
  generations: number;
  /** Initial learning rate; larger if fewer weights change together. */
  pace: number;
  /** Keys that can be fitted alone, as named in the game's options. */
  subjects: readonly string[];
  lessons(subjects: readonly string[]): WeightSet[];
}

const passes = 12;

/** Fits tanh of the weighted features to the results, by gradient descent with a decreasing learning rate. */
export function fitted(
  noticed: readonly TrainingExample[],
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
