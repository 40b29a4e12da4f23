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
