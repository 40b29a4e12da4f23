import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Measurements that take long, kept in a file of the repository together with a fingerprint of what they depend on. As
 * long as the fingerprint is the same, so is the result: the measurements are deterministic.
 */
export class StoredResults<T> {
  readonly #file: string;
  readonly #store: boolean;
  readonly #results: Record<string, { fingerprint: string; result: T }>;

  /** With `AERODROME_STORE` set everything is measured, and stored. */
  constructor(file: string, store = process.env.AERODROME_STORE !== undefined) {
    this.#file = file;
    this.#store = store;
    this.#results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  }

  /** The stored result, or a new one if there is none of this fingerprint. */
  get(name: string, fingerprint: string, measure: () => T): T {
    const stored = this.#results[name];
    // A mutant changes a source on its way to the tests, and no file.
    const isMutated = process.env.AERODROME_MUTANT !== undefined;
    if (stored?.fingerprint === fingerprint && !this.#store && !isMutated) return stored.result;
    const result = measure();
    if (this.#store) {
      this.#results[name] = { fingerprint, result };
      writeFileSync(this.#file, `${JSON.stringify(this.#results, null, 2)}\n`);
    } else {
      console.log(
        `${name} was measured: its sources changed. To store it: AERODROME_STORE=1 npm run vitest -- tests/bots`,
      );
    }
    return result;
  }
}
