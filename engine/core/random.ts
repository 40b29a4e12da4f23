import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Source of random numbers, the only one of a game. Every draw has a name for the log. */
export interface Random {
  /** A whole number from 0 to `bound` − 1, each equally likely. */
  below(bound: number, name: string): number;
}

export interface Draw {
  name: string;
  bound: number;
  value: number;
}

/** 128 bits of generator state, as the save keeps them. */
export type RandomState = readonly [number, number, number, number];

/** The largest bound that `below` supports; the draws of all games are far smaller. */
export const maxBound = 2 ** 20;

/** Seeded random number generator (PRNG): the same seed gives the same draws on every machine. */
export class SeededRandom implements Random {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(seed: number | RandomState) {
    this.#generator = xoroshiro128plusFromState(typeof seed === 'number' ? expandSeed(seed) : seed);
  }

  below(bound: number): number {
    // Multiply and keep the high half, rejecting the few low halves that would favour some values: exact, and without
    // the slow remainder that pure-rand's own uniformInt takes for every number. `| 0` instead of `Math.floor` gives an
    // index that needs no conversion.
    for (;;) {
      const word = this.#generator.next();
      const low = Math.imul(word, bound) >>> 0;
      if (low >= bound || low >= 0x100000000 % bound) return (((word >>> 0) * bound) / 0x100000000) | 0;
    }
  }

  get state(): RandomState {
    return this.#generator.getState() as unknown as RandomState;
  }
}

/** Expands a seed to the whole state of the generator; with pure-rand's own seeding the first draws reveal the seed. */
function expandSeed(seed: number): RandomState {
  const folded = (seed ^ Math.floor(seed / 0x100000000)) | 0;
  return [word(folded, 1), word(folded, 2), word(folded, 3), word(folded, 4)];
}

function word(seed: number, number: number): number {
  const counter = (seed + Math.imul(number, 0x9e3779b9)) | 0;
  let x = counter ^ (counter >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return x ^ (x >>> 15);
}

/** Records the draws of another source. */
export class RecordingRandom implements Random {
  readonly draws: Draw[] = [];
  readonly #source: Random;

  constructor(source: Random) {
    this.#source = source;
  }

  below(bound: number, name: string): number {
    const value = this.#source.below(bound, name);
    this.draws.push({ name, bound, value });
    return value;
  }
}

/** A log's draws do not fit the rules that ask for them. */
export class TapeError extends Error {}

/** Replays recorded draws, and throws on a draw that was not recorded. */
export class TapeRandom implements Random {
  readonly #tape: readonly Draw[];
  #at = 0;

  constructor(tape: readonly Draw[]) {
    this.#tape = tape;
  }

  below(bound: number, name: string): number {
    const draw = this.#tape[this.#at++];
    if (draw === undefined) throw new TapeError(`tape ended before ${name}`);
    if (draw.name !== name || draw.bound !== bound) {
      throw new TapeError(`tape holds ${draw.name} of ${draw.bound}, the rules ask for ${name} of ${bound}`);
    }
    if (!Number.isInteger(draw.value) || draw.value < 0 || draw.value >= bound) {
      throw new TapeError(`tape holds ${draw.value} for ${name} of ${bound}`);
    }
    return draw.value;
  }

  get finished(): boolean {
    return this.#at === this.#tape.length;
  }
}

/**
 * Fixed draws for tests: the listed values in turn, by draw name. Draws without a list go to `rest`; without `rest` they
 * are an error.
 */
export class FixedRandom implements Random {
  readonly #values: Record<string, number[]>;
  readonly #rest: Random | null;

  constructor(values: Record<string, readonly number[]> = {}, rest: Random | null = null) {
    this.#values = Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list]]));
    this.#rest = rest;
  }

  below(bound: number, name: string): number {
    const listed = this.#values[name];
    if (listed === undefined && this.#rest) return this.#rest.below(bound, name);
    const value = listed?.shift();
    if (value === undefined) throw new RangeError(`no value is left for ${name}`);
    if (value >= bound) throw new RangeError(`${name} draws below ${bound}, the test fixed ${value}`);
    return value;
  }
}

/** Always draws the lowest value, for tests that do not depend on it. */
export const lowestRandom: Random = { below: () => 0 };

/** Removes a random item from a list. The order of the rest may change. */
export function takeRandom<T>(list: T[], rng: Random, name: string): T {
  const at = rng.below(list.length, name);
  const item = list[at] as T;
  const last = list.pop() as T;
  if (at < list.length) list[at] = last;
  return item;
}

export function shuffle<T>(list: T[], rng: Random, name: string): T[] {
  for (let left = list.length; left > 1; left--) {
    const at = rng.below(left, name);
    const item = list[at] as T;
    list[at] = list[left - 1] as T;
    list[left - 1] = item;
  }
  return list;
}
