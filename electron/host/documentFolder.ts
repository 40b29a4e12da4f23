import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { compactSave } from '@aerodrome/engine/saves/content.ts';
import { joinAbout } from '@aerodrome/engine/saves/tail.ts';
import { type DocumentInfo, idPattern, maxTextBytes, type StoredSummary } from '../contract.ts';
import { parseAbout } from './about.ts';
import { appendDurably, writeAtomically } from './atomic.ts';
import { DocumentFiles } from './documentFiles.ts';
import { type FileEnd, prepareAppend, readFileEnd } from './fileEnd.ts';
import { refuseLinks } from './folders.ts';
import {
  digestOf,
  type IndexEntry,
  modifiedOf,
  type ParsedDocument,
  parseDocument,
  readEntries,
  stampOf,
} from './indexEntries.ts';
import type { PinConverter } from './pinConversion.ts';
import { attempt, attemptWithRetry, ignoreMissing, nameParams } from './problems.ts';
import { exists, readRegularFile } from './readRegularFile.ts';
import { SerialQueue } from './serialQueue.ts';
import { SummaryFile } from './summaryFile.ts';
import { WriteConfirmations } from './writeConfirmations.ts';

const maxIndexBytes = 32 * 1024 * 1024;
/** Mark at the beginning of an index whose documents have salted PINs. No id looks like it. */
const pinsConverted = '"#pins":"salted"';

/** The documents of one kind: their files, an index of them, and the revisions that their writers must know. */
export class DocumentFolder {
  readonly #files: DocumentFiles;
  readonly #ownsFolder: () => boolean;
  readonly #freeDiskSpace: () => Promise<boolean>;
  readonly #queue = new SerialQueue();
  readonly #summaries: SummaryFile;
  readonly #pinConverter: PinConverter;
  readonly #report: (problems: readonly Problem[]) => void;
  #arePinsConverted = false;
  #index = new Map<string, IndexEntry>();
  /** The last revision of each removed document. A restored one continues from it. */
  readonly #removedAtRevision = new Map<string, number>();
  /** Entries of documents whose files another program deleted. The page may write them again, or the files may come back. */
  readonly #lost = new Map<string, IndexEntry>();
  readonly #confirmations = new WriteConfirmations();
  readonly #fileEnds = new Map<string, FileEnd>();

  constructor(
    folder: string,
    ownsFolder: () => boolean,
    freeDiskSpace: () => Promise<boolean>,
    pinConverter: PinConverter,
    report: (problems: readonly Problem[]) => void,
  ) {
    this.#report = report;
    this.#files = new DocumentFiles(folder, ownsFolder);
    this.#pinConverter = pinConverter;
    this.#summaries = new SummaryFile(join(folder, 'summaries'));
    this.#ownsFolder = ownsFolder;
    this.#freeDiskSpace = freeDiskSpace;
  }

  /**
   * Reads the folder. Index entries that match their files are reused, other files are read. A damaged file is moved to
   * `aside`, and its newest readable generation replaces it. In read-only mode no file is moved. Called again after the lock
   * was lost and regained: a document that another process has written gets a higher revision.
   */
  open(readOnly: boolean): Promise<Problem[]> {
    return this.#queue.run(async () => {
      const reports: Problem[] = [];
      if (!readOnly) reports.push(...(await this.#files.prepare()));
      else reports.push(...(await this.#files.findLinks()));
      const { folder, isLinked } = this.#files;
      const indexText = await readRegularFile(join(folder, 'index'), maxIndexBytes).catch(() => null);
      if (!readOnly && !this.#arePinsConverted) await this.#convertPins(indexText);
      const storedIndex = readEntries(indexText);
      const before = new Map([...storedIndex, ...this.#lost, ...this.#index]);
      this.#index = new Map();
      const listed = isLinked ? { ok: [] } : await attempt(folder, () => readdir(folder));
      // Without a folder there is nothing to list, and `prepare` has reported why it could not be created.
      if ('problem' in listed && !isAbsent(listed.problem)) reports.push(listed.problem);
      // A folder that cannot be listed may still hold the documents of the index.
      const names = 'ok' in listed ? listed.ok : [...before.keys()].map((id) => `${id}.json`);
      for (const name of names) {
        const id = name.endsWith('.json') ? name.slice(0, -5) : '';
        if (!idPattern.test(id)) continue;
        const known = before.get(id);
        if (known) this.#index.set(id, known);
        // A file that cannot be read is reported and does not affect the others.
        const refreshed = await attempt(name, async () => {
          const problem = await this.#refresh(id);
          return problem === damaged && !readOnly ? this.#setAside(id) : problem;
        });
        const problem = 'ok' in refreshed ? refreshed.ok : refreshed.problem;
        if (problem) reports.push(problem === damaged ? { ...damaged, params: this.#nameParams(id) } : problem);
        if (problem === damaged || 'problem' in refreshed) this.#index.delete(id);
      }
      for (const [id, entry] of before) if (!this.#index.has(id)) this.#noteMissing(id, entry);
      return reports;
    });
  }

  /** Converts the PINs of all files once; the index notes it. If that fails, it is tried again at the next start. */
  async #convertPins(indexText: string | null): Promise<void> {
    this.#arePinsConverted = indexText?.startsWith(`{${pinsConverted}`) ?? false;
    if (this.#arePinsConverted || this.#files.isLinked) return;
    const converted = await attempt(this.#files.folder, () => this.#files.convertPins(this.#pinConverter));
    this.#arePinsConverted = 'ok' in converted;
  }

  list(): Promise<readonly DocumentInfo[]> {
    return this.#queue.run(async () => [...this.#index.values()].map(infoOf));
  }

  read(id: string): Promise<Result<{ text: string; revision: number }>> {
    return this.#queue.run(async () => {
      const refreshed = await attempt(id, () => this.#refresh(id));
      if ('problem' in refreshed) return refreshed;
      if (refreshed.ok === damaged) return { problem: { ...damaged, params: this.#nameParams(id) } };
      const entry = this.#index.get(id);
      const text = entry && (await readRegularFile(this.#files.path(id), maxTextBytes).catch(() => null));
      return entry && text ? { ok: { text: compactSave(text), revision: entry.revision } } : this.#missingProblem(id);
    });
  }

  /** The stored summaries of documents whose files are as they were when these were written. */
  readSummaries(ids: readonly string[]): Promise<readonly StoredSummary[]> {
    return this.#queue.run(async () => {
      const found: StoredSummary[] = [];
      for (const id of ids) {
        const entry = this.#index.get(id);
        const summary = entry && (await this.#summaries.get(entry));
        const isCurrent = summary && (await this.#stampNow(id)) === entry.stamp;
        if (isCurrent) found.push({ id, revision: entry.revision, summary });
      }
      return found;
    });
  }

  writeSummary(id: string, revision: number, summary: string): Promise<Result<null>> {
    return this.#queue.run(async () => {
      const entry = this.#index.get(id);
      if (entry?.revision === revision) this.#summaries.set(entry, summary);
      return { ok: null };
    });
  }

  write(id: string, text: string, revision: number, summary?: string): Promise<Result<{ revision: number }>> {
    return this.#queue.run(async () => {
      if (Buffer.byteLength(text) > maxTextBytes) return { problem: { code: 'host.tooLarge' } };
      const parsed = parseDocument(text);
      if (!parsed) return { problem: { code: 'host.notADocument' } };
      this.#report(await this.#files.restoreFolders());
      const refreshed = await attempt(id, () => this.#refresh(id));
      if ('problem' in refreshed) return refreshed;
      const entry = this.#index.get(id);
      const currentRevision = entry?.revision ?? 0;
      if (this.#confirmations.isRepeated(id, revision, text, entry)) return { ok: { revision: currentRevision } };
      const isOwnWrite = entry && this.#confirmations.isUnconfirmed(revision, entry);
      const isLost = !entry && revision === this.#lost.get(id)?.revision;
      if (revision !== currentRevision && !isOwnWrite && !isLost) return staleProblem(currentRevision);
      this.#confirmations.begin(id, revision, digestOf(parsed.text));
      return attemptWithRetry(id, this.#freeDiskSpace, async () => {
        // The damaged file is moved, not overwritten.
        if (refreshed.ok === damaged) await this.#files.setAside(id).catch(ignoreMissing);
        else if (currentRevision > 0) await this.#files.keepGeneration(id);
        await writeAtomically(this.#files.path(id), text, this.#ownsFolder);
        const entry = await this.#updateIndex(id, parsed, this.#nextRevision(id));
        this.#summaries.set(entry, summary);
        this.#confirmations.confirm(id, revision, text, entry.revision);
        this.#lost.delete(id);
        return { revision: entry.revision };
      });
    });
  }

  /** Appends a line to the tail of a document. A long document costs no more than a short one. */
  append(id: string, line: string, revision: number, summary?: string): Promise<Result<{ revision: number }>> {
    return this.#queue.run(async () => {
      const answer = await attemptWithRetry(id, this.#freeDiskSpace, () => this.#append(id, line, revision, summary));
      return 'problem' in answer ? answer : answer.ok;
    });
  }

  async #append(
    id: string,
    line: string,
    revision: number,
    summary: string | undefined,
  ): Promise<Result<{ revision: number }>> {
    const problem = await this.#refresh(id);
    const entry = this.#index.get(id);
    if (problem === damaged) return { problem: { ...damaged, params: this.#nameParams(id) } };
    if (!entry) return this.#missingProblem(id);
    if (this.#confirmations.isRepeated(id, revision, line, entry)) return { ok: { revision: entry.revision } };
    // A failed append that has reached the disk makes its own retry stale: no line is appended twice.
    if (revision !== entry.revision) return staleProblem(entry.revision);
    const cached = this.#fileEnds.get(id);
    const end = cached?.stamp === entry.stamp ? cached : await readFileEnd(this.#files.path(id), entry);
    const next = end && prepareAppend(end, line);
    if (!next) return { problem: { code: 'host.notADocument' } };
    if (end.bytes + next.data.length > maxTextBytes) return { problem: { code: 'host.tooLarge' } };
    await this.#files.keepGeneration(id);
    this.#confirmations.begin(id, revision, next.digest);
    const isExpected = (found: Stats) => stampOf(found) === entry.stamp;
    const stats = await appendDurably(this.#files.path(id), next.data, end.bytes, isExpected, this.#ownsFolder);
    if (!stats) return staleProblem(entry.revision);
    const about = joinAbout(entry.about ?? {}, [{ about: next.about }]);
    const appended = this.#setIndexEntry(id, stats, { about, digest: next.digest, revision: revision + 1 });
    this.#fileEnds.set(id, { ...next, stamp: appended.stamp, bytes: appended.bytes });
    this.#summaries.set(appended, summary);
    this.#confirmations.confirm(id, revision, line, appended.revision);
    return { ok: { revision: appended.revision } };
  }

  remove(id: string): Promise<Result<null>> {
    return this.#queue.run(async () => {
      const entry = this.#index.get(id);
      if (!entry) return this.#missingProblem(id);
      this.#report(await this.#files.restoreFolders());
      return attempt(id, async () => {
        await this.#files.remove(id);
        this.#removedAtRevision.set(id, entry.revision);
        this.#index.delete(id);
        this.#summaries.delete(id);
        return null;
      });
    });
  }

  restore(id: string): Promise<Result<DocumentInfo>> {
    return this.#queue.run(async () => {
      // An earlier attempt may have failed after the file was moved; it is not in the index then.
      const isMoved = exists(this.#files.path(id)) && !this.#index.has(id) && !this.#files.wasRemoved(id);
      if (exists(this.#files.path(id)) && !isMoved) return { problem: { code: 'host.notRemoved' } };
      const read = await attempt(id, () => {
        this.#files.refuseLinkedRemoved();
        return readRegularFile(isMoved ? this.#files.path(id) : this.#files.removedPath(id), maxTextBytes);
      });
      if ('problem' in read) return read;
      const parsed = read.ok === null ? null : parseDocument(read.ok);
      if (!parsed) return { problem: { code: 'host.damaged', params: { file: id } } };
      return attempt(id, async () => {
        // A second move would not find the file; only its syncs may be left to do.
        if (isMoved) await this.#files.sync();
        else await this.#files.restore(id);
        return infoOf(await this.#updateIndex(id, parsed, this.#nextRevision(id)));
      });
    });
  }

  readGeneration(id: string, number: number): Promise<Result<string | null>> {
    return this.#queue.run(() => attempt(id, () => this.#files.readGeneration(id, number)));
  }

  /** Frees space on a full disk. The removed documents can no longer be restored. */
  purgeRemoved(): Promise<boolean> {
    return this.#files.purgeRemoved();
  }

  /** Resolves when all queued work is done. */
  async flush(): Promise<void> {
    await this.#queue.flush();
  }

  /** Writes the index and the summaries. They are caches and need not be exact. */
  async close(): Promise<void> {
    const { folder, isLinked } = this.#files;
    if (isLinked) return;
    await this.#summaries.save(this.#index, this.#ownsFolder);
    const entries = JSON.stringify(Object.fromEntries(this.#index));
    const text = this.#arePinsConverted
      ? entries.replace('{', `{${pinsConverted}${this.#index.size > 0 ? ',' : ''}`)
      : entries;
    await writeAtomically(join(folder, 'index'), text, this.#ownsFolder).catch(() => {});
  }

  #nameParams(id: string): NonNullable<Problem['params']> {
    return nameParams({ id, about: this.#index.get(id)?.about ?? null });
  }

  #missingProblem(id: string): { problem: Problem } {
    return { problem: { code: 'host.missing', params: this.#nameParams(id) } };
  }

  /** Higher than every earlier revision of this document. */
  #nextRevision(id: string): number {
    return (this.#index.get(id)?.revision ?? this.#removedAtRevision.get(id) ?? 0) + 1;
  }

  #noteMissing(id: string, entry: IndexEntry): void {
    this.#removedAtRevision.set(id, entry.revision);
    if (this.#files.wasRemoved(id)) this.#lost.delete(id);
    else this.#lost.set(id, entry);
  }

  /**
   * Updates the index entry from the file. If another program has changed the file, the revision rises, so that a writer
   * with the old revision is refused.
   */
  async #refresh(id: string): Promise<Problem | null> {
    refuseLinks(this.#files.folder);
    const known = this.#index.get(id);
    if (known && (await this.#stampNow(id)) === known.stamp) return null;
    const text = await readRegularFile(this.#files.path(id), maxTextBytes).catch(ignoreMissing);
    if (text === undefined) return null;
    const parsed = text === null ? null : parseDocument(text);
    if (!parsed) return damaged;
    const isUnchanged = known?.digest === digestOf(parsed.text);
    await this.#updateIndex(id, parsed, isUnchanged ? known.revision : this.#nextRevision(id));
    return parseAbout(parsed.about).isComplete ? null : { code: 'host.invalidNotes', params: this.#nameParams(id) };
  }

  /** `null` if there is no such file. */
  async #stampNow(id: string): Promise<string | null> {
    const found = await stat(this.#files.path(id)).catch(() => null);
    return found && stampOf(found);
  }

  async #updateIndex(id: string, { about, text }: ParsedDocument, revision: number): Promise<IndexEntry> {
    return this.#setIndexEntry(id, await stat(this.#files.path(id)), { about, digest: digestOf(text), revision });
  }

  #setIndexEntry(
    id: string,
    found: Stats,
    { about, digest, revision }: { about: unknown; digest: string; revision: number },
  ): IndexEntry {
    const entry: IndexEntry = {
      id,
      revision,
      bytes: found.size,
      modified: modifiedOf(found),
      about: parseAbout(about).about,
      stamp: stampOf(found),
      digest,
    };
    this.#index.set(id, entry);
    return entry;
  }

  /** Stores a damaged file in `aside` and replaces it by its newest readable generation, if there is one. */
  async #setAside(id: string): Promise<Problem> {
    const generation = await this.#files.newestReadableGeneration(id, (text) => parseDocument(text) !== null);
    const revision = this.#nextRevision(id);
    const params = this.#nameParams(id);
    this.#index.delete(id);
    const parsed = generation === null ? null : parseDocument(generation);
    // Copied and then replaced, not moved: if this is interrupted, the next start finds the damaged file and tries again.
    if (parsed && this.#files.isRegularFile(id)) await this.#files.copyAside(id);
    else await this.#files.setAside(id);
    if (!parsed) return { code: 'host.setAside', params };
    await writeAtomically(this.#files.path(id), parsed.text, this.#ownsFolder);
    await this.#updateIndex(id, parsed, revision);
    return { code: 'host.generationRestored', params: this.#nameParams(id) };
  }
}

/** The file is not a valid document. */
const damaged: Problem = { code: 'host.damaged' };

/** The problem means that there is no such file or folder. */
function isAbsent({ params }: Problem): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String(params?.cause));
}

function staleProblem(found: number): { problem: Problem } {
  return { problem: { code: 'host.stale', params: { found } } };
}

function infoOf({ stamp: _stamp, digest: _digest, ...info }: IndexEntry): DocumentInfo {
  return info;
}
