/** One deliberate fault: an exact piece of a source file, found once in it, and what stands there instead. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  /** Where it is most likely found: run before all the others, which are spared if it is. */
  nearest?: readonly string[];
  /** Why no test can tell it from the original; such a mutant is not run. */
  equivalent?: string;
}

/** The faults of one part of the project, and the tests that should find them. */
export interface Mutants {
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** By source: the tests that are run first. */
export type Nearest = Readonly<Record<string, readonly string[]>>;

/**
 * The faults of one source: exact pieces of it, each found once, and what they become. Those with a reason cannot be
 * noticed, since something else stands behind them.
 */
export function inFile(
  nearest: Nearest,
  file: string,
  ...changes: readonly (readonly [from: string, to: string, equivalent?: string])[]
): Mutant[] {
  const own = `tests/${file.replace(/\.ts$/, '.test.ts')}`;
  return changes.map(([from, to, equivalent]) => ({
    file,
    from,
    to,
    nearest: nearest[file] ?? [own],
    ...(equivalent && { equivalent }),
  }));
}
