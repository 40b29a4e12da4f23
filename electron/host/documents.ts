import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type DocumentInfo, idPattern, largestText } from '../contract.ts';
import { notesIn } from './about.ts';
import { move, syncFolder, writeAtomically } from './atomic.ts';
import { digestOf, documentIn, type Entry, modifiedOf, readEntries, stampOf } from './entries.ts';
import { clearPlace, isLink, refuseLinks } from './folders.ts';
import { keepGeneration, lastGood, readGeneration } from './generations.ts';
import { attempt, attemptTwice, unlessMissing } from './problems.ts';
import { isThere, readRegular } from './regular.ts';
import { empty, makePrivate, tidy } from './tidy.ts';
import { Turns } from './turns.ts';

const largestIndex = 32 * 1024 * 1024;

/** One kind of documents: a folder with one JSON file each, their index, and what was kept, removed or set aside. */
export class Documents {
  readonly #folder: string;
  readonly #kept: string;
  readonly #removed: string;
  readonly #aside: string;
  readonly #isOurs: () => boolean;
  readonly #makeRoom: () => Promise<boolean>;
  readonly #turns = new Turns();
  #index = new Map<string, Entry>();
  /** The revision at which each document went away: one that comes back does not count from the beginning. */
  readonly #goneAt = new Map<string, number>();
  /** Writes that the disk has failed, by what they were based on: some of them are there all the same. */
  readonly #failed = new Map<string, { revision: number; digest: string }>();

  constructor(folder: string, isOurs: () => boolean, makeRoom: () => Promise<boolean>) {
    this.#folder = folder;
    this.#kept = join(folder, 'kept');
    this.#removed = join(folder, 'removed');
    this.#aside = join(folder, 'aside');
    this.#isOurs = isOurs;
    this.#makeRoom = makeRoom;
  }

  /**
   * Reads the folder: what the index still fits is taken from it, everything else is read anew. A file that is not whole
   * is set aside, never overwritten, and the last whole generation takes its place. Read-only, nothing is moved. Whoever
   * has lost the folder does it once more: where another has written since, revisions count on.
   */
  open(readOnly: boolean): Promise<Problem[]> {
    return this.#turns.take(async () => {
      const reports: Problem[] = [];
      if (!readOnly) reports.push(...(await this.#prepare()));
      else reports.push(...(await this.#links()));
      const written = readEntries(await readRegular(join(this.#folder, 'index'), largestIndex).catch(() => null));
      const before = new Map([...written, ...this.#index]);
      this.#index = new Map();
      for (const name of isLink(this.#folder) ? [] : await readdir(this.#folder).catch(() => [])) {
        const id = name.endsWith('.json') ? name.slice(0, -5) : '';
        if (!idPattern.test(id)) continue;
        const known = before.get(id);
        if (known) this.#index.set(id, known);
        // What cannot be read is reported, and everything else is there.
        const looked = await attempt(name, async () => {
          const problem = await this.#look(id);
          return problem === damaged && !readOnly ? this.#setAside(id) : problem;
        });
        const problem = 'ok' in looked ? looked.ok : looked.problem;
        if (problem) reports.push(problem === damaged ? { ...damaged, params: this.#called(id) } : problem);
        if (problem === damaged || 'problem' in looked) this.#index.delete(id);
      }
      for (const [id, { revision }] of before) if (!this.#index.has(id)) this.#goneAt.set(id, revision);
      return reports;
    });
  }

  list(): Promise<readonly DocumentInfo[]> {
    return this.#turns.take(async () => [...this.#index.values()].map(infoOf));
  }

  read(id: string): Promise<Result<{ text: string; revision: number }>> {
    return this.#turns.take(async () => {
      const looked = await attempt(id, () => this.#look(id));
      if ('problem' in looked) return looked;
      if (looked.ok === damaged) return { problem: { ...damaged, params: this.#called(id) } };
      const entry = this.#index.get(id);
      const text = entry && (await readRegular(this.#file(id), largestText).catch(() => null));
      return entry && text ? { ok: { text, revision: entry.revision } } : this.#missing(id);
    });
  }

  write(id: string, text: string, revision: number): Promise<Result<{ revision: number }>> {
    return this.#turns.take(async () => {
      if (Buffer.byteLength(text) > largestText) return { problem: { code: 'host.tooLarge' } };
      if (!documentIn(text)) return { problem: { code: 'host.notADocument' } };
      const looked = await attempt(id, () => this.#look(id));
      if ('problem' in looked) return looked;
      const entry = this.#index.get(id);
      const present = entry?.revision ?? 0;
      const failed = this.#failed.get(id);
      const own = failed?.revision === revision && failed.digest === entry?.digest;
      if (revision !== present && !own) return { problem: { code: 'host.stale', params: { found: present } } };
      this.#failed.set(id, { revision, digest: digestOf(text) });
      return attemptTwice(id, this.#makeRoom, async () => {
        // Whatever it was, it is not ours to overwrite.
        if (looked.ok === damaged) await this.#move(this.#file(id), this.#asideFor(id)).catch(unlessMissing);
        // A link in the place of `kept` was reported at the start; the document itself can be saved.
        else if (present > 0 && !isLink(this.#kept)) await keepGeneration(this.#file(id), this.#kept, id, this.#isOurs);
        await writeAtomically(this.#file(id), text, this.#isOurs);
        const { revision } = await this.#note(id, text, this.#next(id));
        this.#failed.delete(id);
        return { revision };
      });
    });
  }

  remove(id: string): Promise<Result<null>> {
    return this.#turns.take(async () => {
      const entry = this.#index.get(id);
      if (!entry) return this.#missing(id);
      return attempt(id, async () => {
        await this.#move(this.#file(id), join(this.#removed, `${id}.json`));
        this.#goneAt.set(id, entry.revision);
        this.#index.delete(id);
        return null;
      });
    });
  }

  restore(id: string): Promise<Result<DocumentInfo>> {
    return this.#turns.take(async () => {
      const removed = join(this.#removed, `${id}.json`);
      if (isThere(this.#file(id))) return { problem: { code: 'host.stillThere' } };
      const read = await attempt(id, () => {
        refuseLinks(this.#folder, this.#removed);
        return readRegular(removed, largestText);
      });
      if ('problem' in read) return read;
      const text = read.ok;
      if (text === null || !documentIn(text)) return { problem: { code: 'host.damaged', params: { file: id } } };
      return attempt(id, async () => {
        await this.#move(removed, this.#file(id));
        return infoOf(await this.#note(id, text, this.#next(id)));
      });
    });
  }

  kept(id: string, number: number): Promise<Result<string | null>> {
    return this.#turns.take(() =>
      attempt(id, async () => {
        refuseLinks(this.#folder, this.#kept);
        return readGeneration(this.#kept, id, number);
      }),
    );
  }

  /** Makes room on a full disk: what was removed cannot be brought back any more. */
  async emptyRemoved(): Promise<boolean> {
    return !isLink(this.#folder) && !isLink(this.#removed) && empty(this.#removed, 'all');
  }

  /** Resolves when everything that was asked for is done. */
  async settled(): Promise<void> {
    await this.#turns.over();
  }

  /** Writes the index down: only to start faster next time, so it need not be exact. */
  async close(): Promise<void> {
    if (isLink(this.#folder)) return;
    const text = JSON.stringify(Object.fromEntries(this.#index));
    await writeAtomically(join(this.#folder, 'index'), text, this.#isOurs).catch(() => {});
  }

  /** What words call a document: its title, where one is known. The name of its file means nothing to anybody. */
  #called(id: string): NonNullable<Problem['params']> {
    const title = this.#index.get(id)?.about?.title;
    return typeof title === 'string' && title !== '' ? { file: id, what: 'titled', title } : { file: id };
  }

  #missing(id: string): { problem: Problem } {
    return { problem: { code: 'host.missing', params: this.#called(id) } };
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.json`);
  }

  #asideFor(id: string): string {
    return join(this.#aside, `${id}.${randomUUID()}.json`);
  }

  /** One more than any that was ever told of this document here. */
  #next(id: string): number {
    return (this.#index.get(id)?.revision ?? this.#goneAt.get(id) ?? 0) + 1;
  }

  get #folders(): readonly string[] {
    return [this.#folder, this.#kept, this.#removed, this.#aside];
  }

  async #prepare(): Promise<Problem[]> {
    const reports: Problem[] = [];
    for (const folder of this.#folders) {
      const prepared = await attempt(folder, async () => {
        refuseLinks(this.#folder, folder);
        const cleared = await clearPlace(this.#folder, folder, this.#isOurs);
        if (cleared) reports.push(cleared);
        await makePrivate(folder, () => true);
        const foreign = (name: string) => folder === this.#folder && name !== 'index' && !name.endsWith('.json');
        await tidy(folder, (name) => !foreign(name));
        if (folder === this.#removed) await empty(folder, 'old');
      });
      if ('ok' in prepared) continue;
      reports.push(prepared.problem);
      // The others lie below this one, or would be refused for the same reason.
      if (folder === this.#folder || prepared.problem.code !== 'host.linkedFolder') break;
    }
    return reports;
  }

  /** Which folders are symbolic links; none is looked for below one that is. */
  async #links(): Promise<Problem[]> {
    const looked = await Promise.all(
      this.#folders.map((folder) => attempt(folder, async () => refuseLinks(this.#folder, folder))),
    );
    const problems = looked.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
    return isLink(this.#folder) ? problems.slice(0, 1) : problems;
  }

  async #move(from: string, to: string): Promise<void> {
    refuseLinks(this.#folder, dirname(from), dirname(to));
    move(from, to, this.#isOurs);
    await syncFolder(dirname(to));
    await syncFolder(dirname(from));
  }

  /**
   * Sees to it that the index says what is on the disk, also where somebody else has changed the file since it was last
   * seen: then its revision counts on, and no writer who has not seen it may replace it.
   */
  async #look(id: string): Promise<Problem | null> {
    refuseLinks(this.#folder);
    const known = this.#index.get(id);
    const found = await stat(this.#file(id)).catch(() => null);
    if (known && found && stampOf(found) === known.stamp) return null;
    if (!isThere(this.#file(id))) return null;
    const text = await readRegular(this.#file(id), largestText);
    if (text === null || !documentIn(text)) return damaged;
    await this.#note(id, text, known?.digest === digestOf(text) ? known.revision : this.#next(id));
    return notesIn(documentIn(text)?.about).whole ? null : { code: 'host.setRight', params: this.#called(id) };
  }

  async #note(id: string, text: string, revision: number): Promise<Entry> {
    const found = await stat(this.#file(id));
    const entry: Entry = {
      id,
      revision,
      bytes: found.size,
      modified: modifiedOf(found),
      about: notesIn(documentIn(text)?.about).about,
      stamp: stampOf(found),
      digest: digestOf(text),
    };
    this.#index.set(id, entry);
    return entry;
  }

  async #setAside(id: string): Promise<Problem> {
    await this.#move(this.#file(id), this.#asideFor(id));
    const kept = isLink(this.#kept) ? null : await lastGood(this.#kept, id, (text) => documentIn(text) !== null);
    const revision = this.#next(id);
    const called = this.#called(id);
    this.#index.delete(id);
    if (kept === null) return { code: 'host.setAside', params: called };
    await writeAtomically(this.#file(id), kept, this.#isOurs);
    await this.#note(id, kept, revision);
    return { code: 'host.broughtBack', params: this.#called(id) };
  }
}

/** What stands in a document's place is none. */
const damaged: Problem = { code: 'host.damaged' };

function infoOf({ stamp: _stamp, digest: _digest, ...info }: Entry): DocumentInfo {
  return info;
}
