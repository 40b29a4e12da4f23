import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { copyAtomically, renameUnderLock, syncFolder } from './atomic.ts';
import { cleanUp, makePrivate, purgeRemoved } from './cleanup.ts';
import { isLink, isMissing, refuseLinks, renameNonFolder } from './folders.ts';
import { keepGeneration, newestReadableGeneration, readGeneration } from './generations.ts';
import type { PinConverter } from './pinConversion.ts';
import { attempt } from './problems.ts';
import { exists } from './readRegularFile.ts';

/**
 * The files of the documents of one kind: one JSON file per document, and the subfolders `kept` (generations), `removed`
 * and `aside` (damaged files). The names of the folders on disk stay as they are.
 */
export class DocumentFiles {
  readonly folder: string;
  readonly #keptFolder: string;
  readonly #removedFolder: string;
  readonly #damagedFolder: string;
  readonly #ownsFolder: () => boolean;
  /** Targets of moves whose folders could not be synced. */
  readonly #unsynced = new Set<string>();

  constructor(folder: string, ownsFolder: () => boolean) {
    this.folder = folder;
    this.#keptFolder = join(folder, 'kept');
    this.#removedFolder = join(folder, 'removed');
    this.#damagedFolder = join(folder, 'aside');
    this.#ownsFolder = ownsFolder;
  }

  path(id: string): string {
    return join(this.folder, `${id}.json`);
  }

  removedPath(id: string): string {
    return join(this.#removedFolder, `${id}.json`);
  }

  wasRemoved(id: string): boolean {
    return exists(this.removedPath(id));
  }

  get isLinked(): boolean {
    return isLink(this.folder);
  }

  /** Creates the folders, and deletes what is old in them. Returns a problem for each that cannot be used. */
  async prepare(): Promise<Problem[]> {
    const reports: Problem[] = [];
    for (const folder of this.#folders) {
      const prepared = await attempt(folder, async () => {
        refuseLinks(this.folder, folder);
        const renamed = await renameNonFolder(this.folder, folder, this.#ownsFolder);
        if (renamed) reports.push(renamed);
        await makePrivate(folder, () => true);
        const isOwn = (name: string) =>
          folder !== this.folder || ['index', 'summaries'].includes(name) || name.endsWith('.json');
        await cleanUp(folder, isOwn);
        if (folder === this.#removedFolder) await purgeRemoved(folder, 'old');
      });
      if ('ok' in prepared) continue;
      reports.push(prepared.problem);
      // The other folders are inside this one, or would fail for the same reason.
      if (folder === this.folder || prepared.problem.code !== 'host.linkedFolder') break;
    }
    return reports;
  }

  /** Creates folders again that another program deleted or replaced by a file while this process runs; as `prepare`. */
  async restoreFolders(): Promise<Problem[]> {
    return this.#folders.some(isMissing) ? this.prepare() : [];
  }

  /** A problem for each folder that is a symbolic link. Folders inside a linked one are not checked. */
  async findLinks(): Promise<Problem[]> {
    const checks = await Promise.all(
      this.#folders.map((folder) => attempt(folder, async () => refuseLinks(this.folder, folder))),
    );
    const problems = checks.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
    return this.isLinked ? problems.slice(0, 1) : problems;
  }

  /** Throws if the folder, or that of the removed documents, is a symbolic link. */
  refuseLinkedRemoved(): void {
    refuseLinks(this.folder, this.#removedFolder);
  }

  remove(id: string): Promise<void> {
    return this.#move(this.path(id), this.removedPath(id));
  }

  async sync(): Promise<void> {
    for (const folder of [this.folder, this.#removedFolder]) await syncFolder(folder);
  }

  restore(id: string): Promise<void> {
    return this.#move(this.removedPath(id), this.path(id));
  }

  setAside(id: string): Promise<void> {
    return this.#move(this.path(id), this.#newDamagedPath(id));
  }

  /** Whether it is a regular file: reading a pipe may never end, and a symbolic link may lead to another program's file. */
  isRegularFile(id: string): boolean {
    return lstatSync(this.path(id)).isFile();
  }

  copyAside(id: string): Promise<void> {
    refuseLinks(this.folder, this.#damagedFolder);
    return copyAtomically(this.path(id), this.#newDamagedPath(id), this.#ownsFolder);
  }

  /** Moves a file. If only the sync of an earlier attempt failed, syncs the folders again. */
  async #move(from: string, to: string): Promise<void> {
    refuseLinks(this.folder, dirname(from), dirname(to));
    if (!this.#unsynced.has(to) || exists(from)) renameUnderLock(from, to, this.#ownsFolder);
    this.#unsynced.add(to);
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
    this.#unsynced.delete(to);
  }

  async keepGeneration(id: string): Promise<void> {
    // If `kept` is a symbolic link, which was reported at start, the document is saved without a generation.
    if (!isLink(this.#keptFolder)) await keepGeneration(this.path(id), this.#keptFolder, id, this.#ownsFolder);
  }

  async readGeneration(id: string, number: number): Promise<string | null> {
    refuseLinks(this.folder, this.#keptFolder);
    return readGeneration(this.#keptFolder, id, number);
  }

  async newestReadableGeneration(id: string, isReadable: (text: string) => boolean): Promise<string | null> {
    return isLink(this.#keptFolder) ? null : newestReadableGeneration(this.#keptFolder, id, isReadable);
  }

  /** Converts the PINs of documents, generations and removed documents. */
  async convertPins(converter: PinConverter): Promise<void> {
    for (const folder of [this.folder, this.#keptFolder, this.#removedFolder])
      await converter.convertFolder(folder, this.#ownsFolder);
  }

  /** Frees space on a full disk. The removed documents can no longer be restored. */
  async purgeRemoved(): Promise<boolean> {
    return !this.isLinked && !isLink(this.#removedFolder) && purgeRemoved(this.#removedFolder, 'all');
  }

  #newDamagedPath(id: string): string {
    return join(this.#damagedFolder, `${id}.${randomUUID()}.json`);
  }

  get #folders(): readonly string[] {
    return [this.folder, this.#keptFolder, this.#removedFolder, this.#damagedFolder];
  }
}
