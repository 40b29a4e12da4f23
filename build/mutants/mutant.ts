/** One deliberate fault: an exact piece of a source file, found once in it, and what stands there instead. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  /**
   * Test files, or `file > title` for one test, that most likely find it. They run before the tests of the list, those
   * without a browser first. Browser tests (`tests/e2e/`) get a page that was built with the fault.
   */
  nearest?: readonly string[];
  /** Why no test can tell it from the original; such a mutant is not run. */
  equivalent?: string;
}

/** The faults of one part of the project, and the tests that should find them. */
export interface Mutants {
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** By source: the tests that run first, as in `Mutant`. */
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
  const own = `tests/${file.replace(/^engine\//, '').replace(/\.ts$/, '.test.ts')}`;
  return changes.map(([from, to, equivalent]) => ({
    file,
    from,
    to,
    nearest: nearest[file] ?? [own],
    ...(equivalent && { equivalent }),
  }));
}
