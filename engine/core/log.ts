import { lastOf } from './items.ts';
import type { Entry } from './record.ts';

/** Entries per chunk of a log. */
export const chunkSize = 32;

/** Event log of a match: an immutable list of entries. `push` and `pop` return another list that shares the full chunks. */
export class Log {
  static readonly empty = new Log([], [], 0);
  readonly #chunks: readonly (readonly Entry[])[];
  /** The last, partial chunk. */
  readonly #tail: readonly Entry[];
  readonly length: number;
  readonly takeBacks: number;

  private constructor(chunks: readonly (readonly Entry[])[], tail: readonly Entry[], takeBacks: number) {
    this.#chunks = chunks;
    this.#tail = tail;
    this.takeBacks = takeBacks;
    this.length = chunks.length * chunkSize + tail.length;
  }

  static of(entries: readonly Entry[]): Log {
    const full = Math.floor(entries.length / chunkSize);
    const chunks = Array.from({ length: full }, (_, i) => entries.slice(i * chunkSize, (i + 1) * chunkSize));
    return new Log(chunks, entries.slice(full * chunkSize), countTakeBacks(entries));
  }

  at(index: number): Entry | undefined {
    if (index >= this.length) return undefined;
    return (this.#chunks[Math.floor(index / chunkSize)] ?? this.#tail)[index % chunkSize];
  }

  push(entry: Entry): Log {
    const tail = [...this.#tail, entry];
    const takeBacks = this.takeBacks + countTakeBacks([entry]);
    return tail.length < chunkSize
      ? new Log(this.#chunks, tail, takeBacks)
      : new Log([...this.#chunks, tail], [], takeBacks);
  }

  pop(): Log {
    const chunk = this.#tail.length > 0 ? this.#tail : lastOf(this.#chunks);
    const chunks = this.#tail.length > 0 ? this.#chunks : this.#chunks.slice(0, -1);
    return new Log(chunks, chunk.slice(0, -1), this.takeBacks - countTakeBacks([lastOf(chunk)]));
  }

  /** Number of first entries that two logs of one match share: an entry is made on top of one log only. */
  sharedLength(other: Log): number {
    let length = Math.min(this.length, other.length);
    while (length > 0 && this.at(length - 1) !== other.at(length - 1)) length--;
    return length;
  }

  /** The entries from an index on. */
  entriesFrom(index: number): Entry[] {
    return Array.from({ length: this.length - index }, (_, i) => this.at(index + i) as Entry);
  }

  entries(): Entry[] {
    // Copies whole chunks; `flat` and spread go entry by entry, and every whole save asks for all.
    return ([] as Entry[]).concat(...this.#chunks, this.#tail);
  }
}

export function countTakeBacks(entries: readonly Entry[]): number {
  let count = 0;
  for (const entry of entries) if ('takeBack' in entry) count++;
  return count;
}
