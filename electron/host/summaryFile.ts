import { idPattern, maxSummaryLength } from '../contract.ts';
import { writeAtomically } from './atomic.ts';
import { type IndexEntry, parseRecord } from './indexEntries.ts';
import { readRegularFile } from './readRegularFile.ts';

/** Summaries beyond this size are not stored: the page computes them again. */
const maxFileLength = 16 * 1024 * 1024;

/** A summary, and the version of the document that it describes. */
interface SummaryEntry extends Pick<IndexEntry, 'revision' | 'stamp'> {
  summary: string;
}

/**
 * Cache of the summaries that pages send with documents: a file beside the index, which is read when a summary is first
 * asked for and written on close. The index itself stays small, because it is read at every start.
 */
export class SummaryFile {
  readonly #path: string;
  /** By document id; the latest last. */
  readonly #summaries = new Map<string, SummaryEntry>();
  #isLoaded = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Stores the summary of the present version of a document, or removes the one of the version before. */
  set({ id, revision, stamp }: IndexEntry, summary: string | undefined): void {
    this.#summaries.delete(id);
    if (isSummary(summary)) this.#summaries.set(id, { revision, stamp, summary });
  }

  delete(id: string): void {
    this.#summaries.delete(id);
  }

  async get(entry: IndexEntry): Promise<string | null> {
    await this.#load();
    const stored = this.#summaries.get(entry.id);
    return stored && isCurrent(stored, entry) ? stored.summary : null;
  }

  /** Writes the summaries that describe the present documents, the latest first. */
  async save(index: ReadonlyMap<string, IndexEntry>, ownsFolder: () => boolean): Promise<void> {
    // Nothing was read or written.
    if (!this.#isLoaded && this.#summaries.size === 0) return;
    await this.#load();
    const lines: string[] = [];
    let length = 0;
    for (const [id, stored] of [...this.#summaries].reverse()) {
      const entry = index.get(id);
      if (!entry || !isCurrent(stored, entry)) continue;
      const line = `${JSON.stringify(id)}:${JSON.stringify(stored)}`;
      length += line.length + 1;
      if (length > maxFileLength) break;
      lines.push(line);
    }
    await writeAtomically(this.#path, `{${lines.reverse().join()}}`, ownsFolder).catch(() => {});
  }

  /** Adds the summaries of the file to those of this run. Invalid ones are ignored. */
  async #load(): Promise<void> {
    if (this.#isLoaded) return;
    this.#isLoaded = true;
    const text = await readRegularFile(this.#path, 4 * maxFileLength).catch(() => null);
    const newer = [...this.#summaries];
    this.#summaries.clear();
    for (const [id, value] of Object.entries(parseRecord(text ?? '') ?? {}))
      if (idPattern.test(id) && isSummaryEntry(value)) this.#summaries.set(id, value);
    for (const [id, stored] of newer) this.#summaries.set(id, stored);
  }
}

function isCurrent(stored: SummaryEntry, { revision, stamp }: IndexEntry): boolean {
  return stored.revision === revision && stored.stamp === stamp;
}

function isSummary(value: unknown): value is string {
  return typeof value === 'string' && value.length <= maxSummaryLength;
}

function isSummaryEntry(value: unknown): value is SummaryEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { revision, stamp, summary } = value as Partial<SummaryEntry>;
  return typeof revision === 'number' && typeof stamp === 'string' && isSummary(summary);
}
