import { maxTextLength } from '@aerodrome/engine/saves/json.ts';
import { lastChecksum } from '@aerodrome/engine/saves/tail.ts';
import type { Serializer } from './serializer.ts';

/** A file as it will be once a write is acknowledged. */
export interface StoredFile<T> {
  /** A snapshot: the caller may change its own object later. */
  content: T;
  /** The last one in the file, which the next line continues; `null` if it takes no lines. */
  checksum: string | null;
  /** Lengths of the whole save and of the lines behind it, in characters. */
  baseLength: number;
  tailLength: number;
}

/** A shorter tail is not worth a whole write. */
const minCompactedLength = 2 ** 16;

/**
 * Decides whether a write can be one line behind the file on disk, by document id. A file is unknown until it was written
 * whole, and again after a failed write. A tail that outgrows its base is compacted by a whole write, which costs about as
 * many bytes as the lines before it: the average cost of a step does not depend on the length of the file.
 */
export class FileTails<T extends object> {
  readonly #serializer: Serializer<T>;
  readonly #files = new Map<string, StoredFile<T>>();

  constructor(serializer: Serializer<T>) {
    this.#serializer = serializer;
  }

  /** The line that brings the file up to date, or `null` if it must be written whole. Throws as the serializer does. */
  lineFor(id: string, content: T): { line: string; file: StoredFile<T> } | null {
    const before = this.#files.get(id);
    if (!before?.checksum) return null;
    const line = this.#serializer.appendLine?.(before.content, content, before.checksum);
    if (!line) return null;
    const { baseLength } = before;
    const tailLength = before.tailLength + line.length;
    const isLong = tailLength > Math.max(baseLength, minCompactedLength) || baseLength + tailLength > maxTextLength;
    const file = { content: { ...content }, checksum: lastChecksum(line), baseLength, tailLength };
    return isLong ? null : { line, file };
  }

  /** The file that a whole write of this text leaves. */
  wholeFile(content: T, text: string): StoredFile<T> {
    return { content: { ...content }, checksum: lastChecksum(text), baseLength: text.length, tailLength: 0 };
  }

  /** Records the file after a write was acknowledged. */
  set(id: string, file: StoredFile<T>): void {
    if (this.#serializer.appendLine) this.#files.set(id, file);
  }

  /** The next write of this document is a whole one. */
  forget(id: string): void {
    this.#files.delete(id);
  }
}
