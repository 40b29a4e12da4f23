/** A mutant: a piece of a source file that occurs once in it, and its replacement. */
export interface Mutant {
  file: string;
  from: string;
  to: string;
  /**
   * Test files, or `file > title` for one test, that are most likely to detect it. They run before the tests of the list,
   * those without a browser first. Browser tests (`tests/e2e/`) use a page that was built with the mutant.
   */
  nearest?: readonly string[];
  /** The reason why the mutant behaves like the original. Such a mutant is not run. */
  equivalent?: string;
}

/** The mutants of one part of the project, and the tests that should detect them. */
export interface Mutants {
  tests: readonly string[];
  mutants: readonly Mutant[];
}

/** By source: the tests that run first, as in `Mutant`. */
export type Nearest = Readonly<Record<string, readonly string[]>>;

/**
 * The mutants of one source file: pieces that occur once, and their replacements. Mutants with a reason behave like the
 * original.
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
