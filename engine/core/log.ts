import { lastOf } from './items.ts';
import type { Entry } from './record.ts';

/** Entries per chunk of a log. */
export const chunkSize = 32;

/** Event log of a match: an immutable list of entries. `push` and `pop` return another list that shares the full chunks. */
export class Log {
  static readonly empty = new Log([], []);
  readonly #chunks: readonly (readonly Entry[])[];
  /** The last, partial chunk. */
  readonly #tail: readonly Entry[];
  readonly length: number;

  private constructor(chunks: readonly (readonly Entry[])[], tail: readonly Entry[]) {
    this.#chunks = chunks;
    this.#tail = tail;
    this.length = chunks.length * chunkSize + tail.length;
  }

  static of(entries: readonly Entry[]): Log {
    const full = Math.floor(entries.length / chunkSize);
    const chunks = Array.from({ length: full }, (_, i) => entries.slice(i * chunkSize, (i + 1) * chunkSize));
    return new Log(chunks, entries.slice(full * chunkSize));
  }

  at(index: number): Entry | undefined {
    if (index >= this.length) return undefined;
    return (this.#chunks[Math.floor(index / chunkSize)] ?? this.#tail)[index % chunkSize];
  }

  push(entry: Entry): Log {
    const tail = [...this.#tail, entry];
    return tail.length < chunkSize ? new Log(this.#chunks, tail) : new Log([...this.#chunks, tail], []);
  }

  pop(): Log {
    if (this.#tail.length > 0) return new Log(this.#chunks, this.#tail.slice(0, -1));
    return new Log(this.#chunks.slice(0, -1), lastOf(this.#chunks).slice(0, -1));
  }

  entries(): Entry[] {
    // Copies whole chunks; `flat` and spread go entry by entry, and every save asks for all.
    return ([] as Entry[]).concat(...this.#chunks, this.#tail);
  }
}
