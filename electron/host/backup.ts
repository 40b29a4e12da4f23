import type { Result } from '@aerodrome/engine/core/result.ts';
import { type DocumentKind, documentKinds, type ImportSummary, idPattern } from '../contract.ts';
import type { Documents } from './documents.ts';
import { digestOf } from './indexEntries.ts';
import type { SettingsFile } from './settings.ts';

/** A piece of the file is about as long as this, or as long as one document. */
const pieceLength = 4 * 1024 * 1024;
const version = 1;

/** One line of the file stands for one file of the folder, whole and by itself, so that a file cut short loses its end only. */
type Line =
  | { aerodrome: typeof version; settings: string }
  | { aerodrome: typeof version; kind: DocumentKind; id: string; text: string };

interface Kept {
  documents: Readonly<Record<DocumentKind, Documents>>;
  settings: SettingsFile;
}

/** The next piece of the whole folder in one file, after the document that the last piece ended with. */
export async function exportBackup(
  { documents, settings }: Kept,
  after: string,
): Promise<Result<{ text: string; next: string | null }>> {
  let text = '';
  if (after === '') {
    const read = await settings.read();
    if ('problem' in read) return read;
    if (read.ok !== null) text += line({ aerodrome: version, settings: read.ok });
  }
  for (const kind of documentKinds) {
    const ids = (await documents[kind].list()).map(({ id }) => id).sort();
    for (const id of ids) {
      if (place(kind, id) <= after) continue;
      const read = await documents[kind].read(id);
      // What went away or broke just now is not a reason to keep all the others back.
      if ('problem' in read) continue;
      text += line({ aerodrome: version, kind, id, text: read.ok.text });
      if (text.length >= pieceLength) return { ok: { text, next: place(kind, id) } };
    }
  }
  return { ok: { text, next: null } };
}

/** Takes lines of such a file in. Nothing that is here is overwritten: another document of the same name stands beside it. */
export async function importBackup({ documents, settings }: Kept, text: string): Promise<Result<ImportSummary>> {
  const taken = { written: 0, same: 0, refused: 0 };
  for (const given of text.split('\n').filter((line) => line.trim() !== '')) {
    const read = readLine(given);
    const answer = read === null ? null : await takeLine(read);
    if (answer === null) taken.refused++;
    else if ('ok' in answer) taken[answer.ok]++;
    else if (['host.notADocument', 'host.tooLarge'].includes(answer.problem.code)) taken.refused++;
    else return answer;
  }
  return { ok: taken };

  async function takeLine(read: Line): Promise<Result<'written' | 'same'>> {
    if ('settings' in read) return done(await settings.write(read.settings));
    const here = await documents[read.kind].read(read.id);
    if ('ok' in here && here.ok.text === read.text) return { ok: 'same' };
    if ('problem' in here && here.problem.code === 'host.missing') return write(read, read.id);
    // Named by what it says, so that it is taken in once, however often it is given.
    const mark = Buffer.from(digestOf(read.text), 'base64').toString('hex').slice(0, 12);
    return write(read, `${read.id.slice(0, 50)}-${mark}`);
  }

  async function write({ kind, text }: Extract<Line, { id: string }>, id: string): Promise<Result<'written' | 'same'>> {
    const answer = await documents[kind].write(id, text, 0);
    return 'problem' in answer && answer.problem.code === 'host.stale' ? { ok: 'same' } : done(answer);
  }
}

function done(answer: Result<unknown>): Result<'written'> {
  return 'problem' in answer ? answer : { ok: 'written' };
}

function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

/** By kind, in the order that they are given out in, and then by id. */
function place(kind: DocumentKind, id: string): string {
  return `${documentKinds.indexOf(kind)}/${id}`;
}

function readLine(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    const { aerodrome, settings, kind, id, text: inner } = value as Record<string, unknown>;
    if (aerodrome !== version) return null;
    if (typeof settings === 'string') return { aerodrome, settings };
    const named = documentKinds.some((known) => known === kind) && typeof id === 'string' && idPattern.test(id);
    return named && typeof inner === 'string' ? { aerodrome, kind: kind as DocumentKind, id, text: inner } : null;
  } catch {
    return null;
  }
}
