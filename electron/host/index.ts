import { join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import {
  type DocumentKind,
  documentKinds,
  type Host,
  type HostInfo,
  idPattern,
  maxSummariesPerCall,
} from '../contract.ts';
import type { ShellRequestQueue } from '../shellRequests.ts';
import { exportBackup, importBackup } from './backup.ts';
import { cleanUp, makePrivate } from './cleanup.ts';
import { DocumentFolder } from './documentFolder.ts';
import { isLink } from './folders.ts';
import { Ownership } from './ownership.ts';
import { PinConverter } from './pinConversion.ts';
import { SettingsFile } from './settings.ts';

interface HostOptions {
  folder: string;
  shell: HostInfo['shell'];
  version: string;
  /** Requests of the user to the shell; the browser shell has none. */
  shellRequests?: ShellRequestQueue;
  quit(): void;
  /** Called each time this process has acquired the lock of the folder and read its files, also after it was lost. */
  onLockAcquired?(): void;
}

/**
 * Opens the store of matches, settings, tournaments, campaigns and players: files in one folder. Both shells use it. The
 * page and the network are untrusted, so every argument is validated at run time.
 */
export async function openHost({
  folder,
  shell,
  version,
  shellRequests,
  quit,
  onLockAcquired,
}: HostOptions): Promise<Host & { close(): Promise<void> }> {
  const ownsFolder = () => ownership.ownsFolder();
  const freeDiskSpace = async () => {
    const freed = await Promise.all(allDocuments.map((store) => store.purgeRemoved()));
    return freed.includes(true);
  };
  const pinConverter = new PinConverter();
  const documents = Object.fromEntries(
    documentKinds.map((kind) => [
      kind,
      new DocumentFolder(join(folder, kind), ownsFolder, freeDiskSpace, pinConverter),
    ]),
  ) as Record<DocumentKind, DocumentFolder>;
  const allDocuments = Object.values(documents);
  const settings = new SettingsFile(folder, ownsFolder, freeDiskSpace);

  let reports: Problem[] = [];
  const ownership = new Ownership(folder, {
    async flush() {
      for (const store of [settings, ...allDocuments]) await store.flush();
    },
    async reload(readOnly) {
      if (!readOnly) await makePrivate(folder).then(() => cleanUp(folder));
      reports = [];
      // Electron then uses a temporary profile folder (see main.ts).
      if (isLink(join(folder, 'electron'))) {
        reports.push({ code: 'host.linkedFolder', params: { folder: 'electron' } });
      }
      for (const store of [settings, ...allDocuments]) reports.push(...(await store.open(readOnly)));
      if (!readOnly) onLockAcquired?.();
    },
  });
  await ownership.open();

  const withDocuments = async <T>(kind: unknown, id: unknown, work: (store: DocumentFolder) => Promise<Result<T>>) => {
    if (!isKind(kind)) return refuse('host.noSuchKind');
    if (!isId(id)) return refuse('host.badId');
    return work(documents[kind]);
  };
  const writing = <T>(work: () => Promise<Result<T>>) => ownership.write(work);

  return {
    info: async () => {
      const { readOnlyReason } = ownership;
      const allReports = readOnlyReason ? [readOnlyReason, ...reports] : reports;
      return { ok: { shell, version, folder, readOnly: readOnlyReason !== null, reports: allReports } };
    },
    list: async (kind) => (isKind(kind) ? { ok: await documents[kind].list() } : refuse('host.noSuchKind')),
    read: (kind, id) => withDocuments(kind, id, (store) => store.read(id)),
    readSummaries: async (kind, ids) => {
      if (!isKind(kind)) return refuse('host.noSuchKind');
      const areIds = Array.isArray(ids) && ids.length <= maxSummariesPerCall && ids.every(isId);
      return areIds ? { ok: await documents[kind].readSummaries(ids) } : refuse('host.badId');
    },
    write: (kind, id, text, revision, summary) =>
      writing(async () => {
        if (typeof text !== 'string') return refuse('host.notADocument');
        if (!Number.isSafeInteger(revision)) return refuse('host.stale', { found: 0 });
        return withDocuments(kind, id, (store) => store.write(id, text, revision, summary));
      }),
    append: (kind, id, line, revision, summary) =>
      writing(async () => {
        if (typeof line !== 'string') return refuse('host.notADocument');
        if (!Number.isSafeInteger(revision)) return refuse('host.stale', { found: 0 });
        return withDocuments(kind, id, (store) => store.append(id, line, revision, summary));
      }),
    writeSummary: (kind, id, revision, summary) =>
      writing(() => withDocuments(kind, id, (store) => store.writeSummary(id, revision, summary))),
    remove: (kind, id) => writing(() => withDocuments(kind, id, (store) => store.remove(id))),
    restore: (kind, id) => writing(() => withDocuments(kind, id, (store) => store.restore(id))),
    readGeneration: (kind, id, generation) => withDocuments(kind, id, (store) => store.readGeneration(id, generation)),
    readSettings: () => settings.read(),
    writeSettings: (text) =>
      writing(async () => (typeof text === 'string' ? settings.write(text) : refuse('host.refused'))),
    exportBackup: async (after) =>
      typeof after === 'string' ? exportBackup({ documents, settings }, after) : refuse('host.notADocument'),
    importBackup: (lines) =>
      writing(async () =>
        typeof lines === 'string' ? importBackup({ documents, settings }, lines) : refuse('host.notADocument'),
      ),
    nextShellRequest: async () => ({ ok: (await shellRequests?.next()) ?? null }),
    quit: async () => {
      setTimeout(quit, 50);
      return { ok: null };
    },
    close: () =>
      ownership.close(async () => {
        for (const store of allDocuments) await store.close();
      }),
  };
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && idPattern.test(id);
}

function isKind(kind: unknown): kind is DocumentKind {
  return documentKinds.includes(kind as DocumentKind);
}

function refuse(code: string, params?: Problem['params']): { problem: Problem } {
  return { problem: params ? { code, params } : { code } };
}
