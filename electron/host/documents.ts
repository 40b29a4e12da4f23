import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentInfo, idPattern, largestText, type Problem, type Result } from '../contract.ts';
import { syncFolder, unfinished, writeAtomically } from './atomic.ts';
import { keepGeneration, lastGood } from './generations.ts';
import { attempt } from './problems.ts';
import { Turns } from './turns.ts';

type Index = Record<string, DocumentInfo & { stamp: number }>;

/** One kind of documents: a folder with one JSON file each, their index, and what was kept, removed or set aside. */
export class Documents {
  readonly #folder: string;
  readonly #kept: string;
  readonly #removed: string;
  readonly #aside: string;
  readonly #turns = new Turns();
  #index: Index = {};
  /** The revision at which each document was removed: one that comes back does not count from the beginning. */
  readonly #goneAt = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#kept = join(folder, 'kept');
    this.#removed = join(folder, 'removed');
    this.#aside = join(folder, 'aside');
  }

  /**
   * Reads the folder: what the index still fits is taken from it, everything else is read anew. A file that is not whole
   * is set aside, never overwritten, and the last whole generation takes its place. Read-only, nothing is moved.
   */
  async open(readOnly: boolean): Promise<Problem[]> {
    const reports: Problem[] = [];
    /** What cannot be read is reported, and everything else is there. */
    const trying = async (name: string, work: () => Promise<Problem | null>) => {
      const answer = await attempt(name, work);
      const problem = 'ok' in answer ? answer.ok : answer.problem;
      if (problem) reports.push(problem);
    };
    for (const folder of readOnly ? [] : [this.#kept, this.#removed, this.#aside]) {
      await trying(folder, async () => {
        await mkdir(folder, { recursive: true });
        return null;
      });
    }
    const names = await readdir(this.#folder).catch(() => []);
    const remembered = await this.#readIndex();
    for (const name of names) await trying(name, () => this.#openFile(name, remembered, readOnly));
    return reports;
  }

  async #openFile(name: string, remembered: Index, readOnly: boolean): Promise<Problem | null> {
    if (name.endsWith(unfinished) && !readOnly) await rm(join(this.#folder, name), { force: true });
    const id = name.endsWith('.json') ? name.slice(0, -5) : '';
    if (!idPattern.test(id)) return null;
    const { mtimeMs, size } = await stat(this.#file(id));
    const known = Object.hasOwn(remembered, id) ? remembered[id] : undefined;
    if (known && known.stamp === mtimeMs && known.bytes === size) this.#index[id] = known;
    else if (!(await this.#readAnew(id, known?.revision ?? 1))) {
      return readOnly ? { code: 'host.damaged', params: { file: name } } : this.#setAside(id);
    }
    return null;
  }

  list(): readonly DocumentInfo[] {
    return Object.values(this.#index).map(({ stamp: _stamp, ...info }) => info);
  }

  read(id: string): Promise<Result<{ text: string; revision: number }>> {
    return this.#turns.take(async () => {
      if (!Object.hasOwn(this.#index, id)) return missing(id);
      return attempt(id, async () => {
        return { text: await readFile(this.#file(id), 'utf8'), revision: this.#index[id].revision };
      });
    });
  }

  write(id: string, text: string, revision: number): Promise<Result<{ revision: number }>> {
    return this.#turns.take(async () => {
      const present = Object.hasOwn(this.#index, id) ? this.#index[id].revision : 0;
      if (text.length > largestText) return { problem: { code: 'host.tooLarge' } };
      if (!isWhole(text)) return { problem: { code: 'host.notADocument' } };
      if (revision !== present) return { problem: { code: 'host.stale', params: { found: present } } };
      return attempt(id, async () => {
        if (present > 0) await keepGeneration(this.#file(id), this.#kept, id, Date.now());
        await writeAtomically(this.#file(id), text);
        await this.#note(id, text, present + 1);
        return { revision: present + 1 };
      });
    });
  }

  remove(id: string): Promise<Result<null>> {
    return this.#turns.take(async () => {
      if (!Object.hasOwn(this.#index, id)) return missing(id);
      return attempt(id, async () => {
        await this.#move(this.#file(id), join(this.#removed, `${id}.json`));
        this.#goneAt.set(id, this.#index[id].revision);
        delete this.#index[id];
        return null;
      });
    });
  }

  restore(id: string): Promise<Result<DocumentInfo>> {
    return this.#turns.take(async () => {
      if (Object.hasOwn(this.#index, id)) return { problem: { code: 'host.stillThere', params: { id } } };
      const removed = join(this.#removed, `${id}.json`);
      const read = await attempt(id, () => readFile(removed, 'utf8'));
      if ('problem' in read) return read;
      if (!isWhole(read.ok)) return { problem: { code: 'host.damaged', params: { file: id } } };
      return attempt(id, async () => {
        await this.#move(removed, this.#file(id));
        return this.#note(id, read.ok, (this.#goneAt.get(id) ?? 0) + 1);
      });
    });
  }

  /** Writes the index down: only to start faster next time, so it need not be exact. */
  async close(): Promise<void> {
    await this.#turns.over();
    await writeAtomically(join(this.#folder, 'index'), JSON.stringify(this.#index)).catch(() => {});
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  async #move(from: string, to: string): Promise<void> {
    await rename(from, to);
    await syncFolder(this.#folder);
  }

  async #note(id: string, text: string, revision: number): Promise<DocumentInfo> {
    const { mtimeMs, size, mtime } = await stat(this.#file(id));
    const info = { id, revision, bytes: size, modified: mtime.toISOString(), about: aboutOf(text) };
    this.#index[id] = { ...info, stamp: mtimeMs };
    return info;
  }

  async #readAnew(id: string, revision: number): Promise<boolean> {
    const text = await readFile(this.#file(id), 'utf8').catch(() => null);
    if (text === null || !isWhole(text)) return false;
    await this.#note(id, text, revision);
    return true;
  }

  async #setAside(id: string): Promise<Problem> {
    await this.#move(this.#file(id), join(this.#aside, `${id}.${Date.now()}.json`));
    const kept = await lastGood(this.#kept, id, isWhole);
    if (kept === null) return { code: 'host.setAside', params: { file: id } };
    await writeAtomically(this.#file(id), kept);
    await this.#note(id, kept, 1);
    return { code: 'host.broughtBack', params: { file: id } };
  }

  async #readIndex(): Promise<Index> {
    try {
      const index: unknown = JSON.parse(await readFile(join(this.#folder, 'index'), 'utf8'));
      return typeof index === 'object' && index !== null ? (index as Index) : {};
    } catch {
      return {};
    }
  }
}

/** Every document is one JSON record that names the format it was written in. */
function isWhole(text: string): boolean {
  return recordOf(text) !== null;
}

function recordOf(text: string): Record<string, unknown> | null {
  try {
    const record: unknown = JSON.parse(text);
    const named = typeof record === 'object' && record !== null && 'aerodrome' in record;
    return named ? (record as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function aboutOf(text: string): Record<string, unknown> | null {
  const about = recordOf(text)?.about;
  return typeof about === 'object' && about !== null ? (about as Record<string, unknown>) : null;
}

function missing(id: string): { problem: Problem } {
  return { problem: { code: 'host.missing', params: { file: id } } };
}
