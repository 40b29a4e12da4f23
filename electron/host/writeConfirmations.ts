import { digestOf, type IndexEntry } from './indexEntries.ts';

/**
 * Recognizes repeated write requests, by document id. A write that failed may have reached the disk, and the answer of one
 * that succeeded may be lost: its writer repeats it with the revision from before.
 */
export class WriteConfirmations {
  /** Digests of the started writes that were not confirmed, with their base revision. */
  readonly #unconfirmed = new Map<string, { base: number; digests: Set<string> }>();
  /** The last confirmed write of each document. */
  readonly #confirmed = new Map<string, { base: number; payload: string; revision: number }>();

  /** Notes that a write begins. Several may fail on one revision, and any of them may be on the disk. */
  begin(id: string, base: number, digest: string): void {
    const earlier = this.#unconfirmed.get(id);
    if (earlier?.base === base) earlier.digests.add(digest);
    else this.#unconfirmed.set(id, { base, digests: new Set([digest]) });
  }

  /** Notes that a write has led to this revision. */
  confirm(id: string, base: number, payload: string, revision: number): void {
    this.#unconfirmed.delete(id);
    this.#confirmed.set(id, { base, payload: digestOf(payload), revision });
  }

  /** Whether the last write of this document was the same request, and nobody has written since. */
  isRepeated(id: string, base: number, payload: string, entry: IndexEntry | undefined): boolean {
    const last = this.#confirmed.get(id);
    if (last?.base !== base || last.revision !== entry?.revision) return false;
    return last.payload === digestOf(payload);
  }

  /** Whether the file on disk is of a write that began at this revision and was not confirmed. */
  isUnconfirmed(base: number, entry: IndexEntry): boolean {
    const started = this.#unconfirmed.get(entry.id);
    return started?.base === base && started.digests.has(entry.digest);
  }
}
