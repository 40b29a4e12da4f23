import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type DocumentInfo, idPattern, maxTextBytes } from '../contract.ts';
import { parseAbout } from './about.ts';
import { move, syncFolder, writeAtomically } from './atomic.ts';
import { cleanUp, makePrivate, purgeRemoved } from './cleanup.ts';
import { isLink, refuseLinks, renameNonFolder } from './folders.ts';
import { keepGeneration, newestWholeGeneration, readGeneration } from './generations.ts';
import { digestOf, type IndexEntry, modifiedOf, parseDocument, readEntries, stampOf } from './indexEntries.ts';
import { attempt, attemptWithRetry, unlessMissing } from './problems.ts';
import { exists, readRegularFile } from './readRegularFile.ts';
import { SerialQueue } from './serialQueue.ts';

const maxIndexBytes = 32 * 1024 * 1024;

/**
 * The documents of one kind: a folder with one JSON file per document, an index, and the subfolders `kept` (generations),
 * `removed` and `aside` (damaged files). The names of the folders on disk stay as they are.
 */
export class DocumentFolder {
  readonly #folder: string;
  readonly #kept: string;
  readonly #removed: string;
  readonly #damaged: string;
  readonly #ownsFolder: () => boolean;
  readonly #freeDiskSpace: () => Promise<boolean>;
  readonly #queue = new SerialQueue();
  #index = new Map<string, IndexEntry>();
  /** The last revision of each removed document. A restored one continues from it. */
  readonly #removedAtRevision = new Map<string, number>();
  /** Failed writes by document id, with their base revision. A write may have reached the disk although it failed. */
  readonly #failedWrites = new Map<string, { revision: number; digest: string }>();

  constructor(folder: string, ownsFolder: () => boolean, freeDiskSpace: () => Promise<boolean>) {
    this.#folder = folder;
    this.#kept = join(folder, 'kept');
    this.#removed = join(folder, 'removed');
    this.#damaged = join(folder, 'aside');
    this.#ownsFolder = ownsFolder;
    this.#freeDiskSpace = freeDiskSpace;
  }

  /**
   * Reads the folder. Index entries that match their files are reused, other files are read. A damaged file is moved to
   * `aside`, and its newest whole generation replaces it. In read-only mode no file is moved. Called again after the lock
   * was lost and regained: a document that another process has written gets a higher revision.
   */
  open(readOnly: boolean): Promise<Problem[]> {
    return this.#queue.run(async () => {
      const reports: Problem[] = [];
      if (!readOnly) reports.push(...(await this.#prepare()));
      else reports.push(...(await this.#findLinks()));
      const storedIndex = readEntries(
        await readRegularFile(join(this.#folder, 'index'), maxIndexBytes).catch(() => null),
      );
      const before = new Map([...storedIndex, ...this.#index]);
      this.#index = new Map();
      for (const name of isLink(this.#folder) ? [] : await readdir(this.#folder).catch(() => [])) {
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
      for (const [id, { revision }] of before) if (!this.#index.has(id)) this.#removedAtRevision.set(id, revision);
      return reports;
    });
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
      const text = entry && (await readRegularFile(this.#file(id), maxTextBytes).catch(() => null));
      return entry && text ? { ok: { text, revision: entry.revision } } : this.#missingProblem(id);
    });
  }

  write(id: string, text: string, revision: number): Promise<Result<{ revision: number }>> {
    return this.#queue.run(async () => {
      if (Buffer.byteLength(text) > maxTextBytes) return { problem: { code: 'host.tooLarge' } };
      if (!parseDocument(text)) return { problem: { code: 'host.notADocument' } };
      const refreshed = await attempt(id, () => this.#refresh(id));
      if ('problem' in refreshed) return refreshed;
      const entry = this.#index.get(id);
      const currentRevision = entry?.revision ?? 0;
      const failed = this.#failedWrites.get(id);
      const isOwnFailedWrite = failed?.revision === revision && failed.digest === entry?.digest;
      if (revision !== currentRevision && !isOwnFailedWrite) {
        return { problem: { code: 'host.stale', params: { found: currentRevision } } };
      }
      this.#failedWrites.set(id, { revision, digest: digestOf(text) });
      return attemptWithRetry(id, this.#freeDiskSpace, async () => {
        // The damaged file is moved, not overwritten.
        if (refreshed.ok === damaged) await this.#move(this.#file(id), this.#damagedFile(id)).catch(unlessMissing);
        // If `kept` is a symbolic link, which was reported at start, the document is saved without a generation.
        else if (currentRevision > 0 && !isLink(this.#kept))
          await keepGeneration(this.#file(id), this.#kept, id, this.#ownsFolder);
        await writeAtomically(this.#file(id), text, this.#ownsFolder);
        const { revision } = await this.#updateIndex(id, text, this.#nextRevision(id));
        this.#failedWrites.delete(id);
        return { revision };
      });
    });
  }

  remove(id: string): Promise<Result<null>> {
    return this.#queue.run(async () => {
      const entry = this.#index.get(id);
      if (!entry) return this.#missingProblem(id);
      return attempt(id, async () => {
        await this.#move(this.#file(id), join(this.#removed, `${id}.json`));
        this.#removedAtRevision.set(id, entry.revision);
        this.#index.delete(id);
        return null;
      });
    });
  }

  restore(id: string): Promise<Result<DocumentInfo>> {
    return this.#queue.run(async () => {
      const removed = join(this.#removed, `${id}.json`);
      if (exists(this.#file(id))) return { problem: { code: 'host.stillThere' } };
      const read = await attempt(id, () => {
        refuseLinks(this.#folder, this.#removed);
        return readRegularFile(removed, maxTextBytes);
      });
      if ('problem' in read) return read;
      const text = read.ok;
      if (text === null || !parseDocument(text)) return { problem: { code: 'host.damaged', params: { file: id } } };
      return attempt(id, async () => {
        await this.#move(removed, this.#file(id));
        return infoOf(await this.#updateIndex(id, text, this.#nextRevision(id)));
      });
    });
  }

  readGeneration(id: string, number: number): Promise<Result<string | null>> {
    return this.#queue.run(() =>
      attempt(id, async () => {
        refuseLinks(this.#folder, this.#kept);
        return readGeneration(this.#kept, id, number);
      }),
    );
  }

  /** Frees space on a full disk. The removed documents can no longer be restored. */
  async purgeRemoved(): Promise<boolean> {
    return !isLink(this.#folder) && !isLink(this.#removed) && purgeRemoved(this.#removed, 'all');
  }

  /** Resolves when all queued work is done. */
  async flush(): Promise<void> {
    await this.#queue.flush();
  }

  /** Writes the index. It is a cache for a faster start and need not be exact. */
  async close(): Promise<void> {
    if (isLink(this.#folder)) return;
    const text = JSON.stringify(Object.fromEntries(this.#index));
    await writeAtomically(join(this.#folder, 'index'), text, this.#ownsFolder).catch(() => {});
  }

  /** Message parameters that name a document: its title if known, otherwise its id. */
  #nameParams(id: string): NonNullable<Problem['params']> {
    const title = this.#index.get(id)?.about?.title;
    return typeof title === 'string' && title !== '' ? { file: id, what: 'titled', title } : { file: id };
  }

  #missingProblem(id: string): { problem: Problem } {
    return { problem: { code: 'host.missing', params: this.#nameParams(id) } };
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  #damagedFile(id: string): string {
    return join(this.#damaged, `${id}.${randomUUID()}.json`);
  }

  /** Higher than every earlier revision of this document. */
  #nextRevision(id: string): number {
    return (this.#index.get(id)?.revision ?? this.#removedAtRevision.get(id) ?? 0) + 1;
  }

  get #folders(): readonly string[] {
    return [this.#folder, this.#kept, this.#removed, this.#damaged];
  }

  async #prepare(): Promise<Problem[]> {
    const reports: Problem[] = [];
    for (const folder of this.#folders) {
      const prepared = await attempt(folder, async () => {
        refuseLinks(this.#folder, folder);
        const renamed = await renameNonFolder(this.#folder, folder, this.#ownsFolder);
        if (renamed) reports.push(renamed);
        await makePrivate(folder, () => true);
        const isOwn = (name: string) => folder !== this.#folder || name === 'index' || name.endsWith('.json');
        await cleanUp(folder, isOwn);
        if (folder === this.#removed) await purgeRemoved(folder, 'old');
      });
      if ('ok' in prepared) continue;
      reports.push(prepared.problem);
      // The other folders are inside this one, or would fail for the same reason.
      if (folder === this.#folder || prepared.problem.code !== 'host.linkedFolder') break;
    }
    return reports;
  }

  /** A problem for each folder that is a symbolic link. Folders inside a linked one are not checked. */
  async #findLinks(): Promise<Problem[]> {
    const checks = await Promise.all(
      this.#folders.map((folder) => attempt(folder, async () => refuseLinks(this.#folder, folder))),
    );
    const problems = checks.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
    return isLink(this.#folder) ? problems.slice(0, 1) : problems;
  }

  async #move(from: string, to: string): Promise<void> {
    refuseLinks(this.#folder, dirname(from), dirname(to));
    move(from, to, this.#ownsFolder);
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
  }

  /**
   * Updates the index entry from the file. If another program has changed the file, the revision rises, so that a writer
   * with the old revision is refused.
   */
  async #refresh(id: string): Promise<Problem | null> {
    refuseLinks(this.#folder);
    const known = this.#index.get(id);
    const found = await stat(this.#file(id)).catch(() => null);
    if (known && found && stampOf(found) === known.stamp) return null;
    if (!exists(this.#file(id))) return null;
    const text = await readRegularFile(this.#file(id), maxTextBytes);
    if (text === null || !parseDocument(text)) return damaged;
    await this.#updateIndex(id, text, known?.digest === digestOf(text) ? known.revision : this.#nextRevision(id));
    return parseAbout(parseDocument(text)?.about).isComplete
      ? null
      : { code: 'host.setRight', params: this.#nameParams(id) };
  }

  async #updateIndex(id: string, text: string, revision: number): Promise<IndexEntry> {
    const found = await stat(this.#file(id));
    const entry: IndexEntry = {
      id,
      revision,
      bytes: found.size,
      modified: modifiedOf(found),
      about: parseAbout(parseDocument(text)?.about).about,
      stamp: stampOf(found),
      digest: digestOf(text),
    };
    this.#index.set(id, entry);
    return entry;
  }

  async #setAside(id: string): Promise<Problem> {
    await this.#move(this.#file(id), this.#damagedFile(id));
    const whole = isLink(this.#kept)
      ? null
      : await newestWholeGeneration(this.#kept, id, (text) => parseDocument(text) !== null);
    const revision = this.#nextRevision(id);
    const params = this.#nameParams(id);
    this.#index.delete(id);
    if (whole === null) return { code: 'host.setAside', params };
    await writeAtomically(this.#file(id), whole, this.#ownsFolder);
    await this.#updateIndex(id, whole, revision);
    return { code: 'host.broughtBack', params: this.#nameParams(id) };
  }
}

/** The file is not a valid document. */
const damaged: Problem = { code: 'host.damaged' };

function infoOf({ stamp: _stamp, digest: _digest, ...info }: IndexEntry): DocumentInfo {
  return info;
}
