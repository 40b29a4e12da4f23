import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type DocumentKind,
  documentKinds,
  type Host,
  type HostInfo,
  idPattern,
  type Problem,
  type Result,
} from '../contract.ts';
import { writeAtomically } from './atomic.ts';
import { Documents } from './documents.ts';
import { FolderLock } from './lock.ts';
import { attempt, problemOf } from './problems.ts';
import { Turns } from './turns.ts';

const largestSettings = 64 * 1024;
const ownedElsewhere: Problem = { code: 'host.ownedElsewhere' };

interface HostOptions {
  folder: string;
  shell: HostInfo['shell'];
  version: string;
  quit(): void;
}

/**
 * Keeps matches, settings, tournaments and campaigns as files in one folder. Both shells use it, and neither the page nor
 * the network is trusted: every argument is checked, whatever the types say.
 */
export async function openHost({
  folder,
  shell,
  version,
  quit,
}: HostOptions): Promise<Host & { close(): Promise<void> }> {
  const reports: Problem[] = [];
  const lock = new FolderLock(folder);
  /** Why nothing can be written from here. */
  let barred: Problem | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    if (!lock.take()) barred = ownedElsewhere;
  } catch (error) {
    barred = problemOf(error, folder);
  }
  if (barred) reports.push(barred);
  const documents = Object.fromEntries(
    documentKinds.map((kind) => [kind, new Documents(join(folder, kind))]),
  ) as Record<DocumentKind, Documents>;
  for (const kind of documentKinds) reports.push(...(await documents[kind].open(barred !== null)));
  const settings = join(folder, 'settings.json');
  const settingsTurns = new Turns();

  const on = async <T>(kind: unknown, id: unknown, work: (documents: Documents) => Promise<Result<T>>) => {
    if (!isKind(kind)) return refuse('host.noSuchKind');
    if (typeof id !== 'string' || !idPattern.test(id)) return refuse('host.badId');
    return work(documents[kind]);
  };
  const writing = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    // Held up for long, by a sleeping machine or a debugger, it may have lost the folder to another process.
    if (!barred && !lock.holds()) barred = ownedElsewhere;
    return barred ? { problem: barred } : work();
  };

  return {
    info: async () => ({ ok: { shell, version, folder, readOnly: barred !== null, reports } }),
    list: async (kind) => (isKind(kind) ? { ok: documents[kind].list() } : refuse('host.noSuchKind')),
    read: (kind, id) => on(kind, id, (of) => of.read(id)),
    write: (kind, id, text, revision) =>
      writing(async () => {
        if (typeof text !== 'string') return refuse('host.notADocument');
        if (!Number.isSafeInteger(revision) || revision < 0) return refuse('host.stale', { found: 0 });
        return on(kind, id, (of) => of.write(id, text, revision));
      }),
    remove: (kind, id) => writing(() => on(kind, id, (of) => of.remove(id))),
    restore: (kind, id) => writing(() => on(kind, id, (of) => of.restore(id))),
    readSettings: async () => {
      const read = await attempt('settings.json', () => readFile(settings, 'utf8'));
      return 'problem' in read && read.problem.code === 'host.missing' ? { ok: null } : read;
    },
    writeSettings: (text) =>
      writing(async () => {
        if (typeof text !== 'string' || text.length > largestSettings) return refuse('host.tooLarge');
        return settingsTurns.take(() =>
          attempt('settings.json', async () => {
            await writeAtomically(settings, text);
            return null;
          }),
        );
      }),
    quit: async () => {
      setTimeout(quit, 50);
      return { ok: null };
    },
    close: async () => {
      if (barred || !lock.holds()) return;
      await settingsTurns.over();
      for (const kind of documentKinds) await documents[kind].close();
      lock.release();
    },
  };
}

function isKind(kind: unknown): kind is DocumentKind {
  return documentKinds.includes(kind as DocumentKind);
}

function refuse(code: string, params?: Problem['params']): { problem: Problem } {
  return { problem: params ? { code, params } : { code } };
}
