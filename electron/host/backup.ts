import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import { type BackupPiece, type DocumentKind, documentKinds, type ImportSummary, idPattern } from '../contract.ts';
import type { DocumentFolder } from './documentFolder.ts';
import { digestOf } from './indexEntries.ts';
import { nameParams } from './problems.ts';
import type { SettingsFile } from './settings.ts';

/** Approximate characters per piece; a piece holds at least one document. */
const pieceLength = 4 * 1024 * 1024;
const version = 1;

/** A line of the backup holds one whole file, so that a truncated backup loses only its end. */
type Line =
  | { aerodrome: typeof version; settings: string }
  | { aerodrome: typeof version; kind: DocumentKind; id: string; text: string };

interface Sources {
  documents: Readonly<Record<DocumentKind, DocumentFolder>>;
  settings: SettingsFile;
}

/** The next piece of the backup: the documents after the position `after`. */
export async function exportBackup({ documents, settings }: Sources, after: string): Promise<Result<BackupPiece>> {
  let text = '';
  const leftOut: Problem[] = [];
  if (after === '') {
    const read = await settings.read();
    if ('problem' in read) return read;
    if (read.ok !== null) text += line({ aerodrome: version, settings: read.ok });
  }
  for (const kind of documentKinds) {
    const infos = [...(await documents[kind].list())].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const info of infos) {
      const { id } = info;
      if (positionOf(kind, id) <= after) continue;
      const read = await documents[kind].read(id);
      // A document that was removed or damaged meanwhile must not prevent the backup of the others.
      const withoutPins = 'ok' in read ? removeStoredPins(read.ok.text) : null;
      if (withoutPins !== null) text += line({ aerodrome: version, kind, id, text: withoutPins });
      else if ('ok' in read) leftOut.push({ code: 'host.damaged', params: nameParams(info) });
      else if (read.problem.code !== 'host.missing') leftOut.push(read.problem);
      if (text.length >= pieceLength) return { ok: { text, next: positionOf(kind, id), leftOut } };
    }
  }
  return { ok: { text, next: null, leftOut } };
}

/** Imports lines of a backup. No document is overwritten: a different one with the same id gets a new id. */
export async function importBackup({ documents, settings }: Sources, text: string): Promise<Result<ImportSummary>> {
  const summary = { written: 0, same: 0, refused: 0 };
  for (const given of text.split('\n').filter((line) => line.trim() !== '')) {
    const read = readLine(given);
    const answer = read === null ? null : await importLine(read);
    if (answer === null) summary.refused++;
    else if ('ok' in answer) summary[answer.ok]++;
    else if (['host.notADocument', 'host.tooLarge'].includes(answer.problem.code)) summary.refused++;
    else return answer;
  }
  return { ok: summary };

  async function importLine(read: Line): Promise<Result<'written' | 'same'>> {
    if ('settings' in read) return asWritten(await settings.write(read.settings));
    // Backups of version 0.1 contain PINs that are easy to guess.
    const withoutPins = removeStoredPins(read.text);
    if (withoutPins === null) return { problem: { code: 'host.notADocument' } };
    const document = { ...read, text: withoutPins };
    const existing = await documents[read.kind].read(read.id);
    if ('ok' in existing && removeStoredPins(existing.ok.text) === document.text) return { ok: 'same' };
    if ('problem' in existing && existing.problem.code === 'host.missing') return write(document, read.id);
    // The new id contains a hash of the text, so that importing the same document again changes nothing.
    const hash = Buffer.from(digestOf(document.text), 'base64').toString('hex').slice(0, 12);
    const renamed = `${read.id.slice(0, 50)}-${hash}`;
    return 'ok' in (await documents[read.kind].read(renamed)) ? { ok: 'same' } : write(document, renamed);
  }

  async function write({ kind, text }: Extract<Line, { id: string }>, id: string): Promise<Result<'written' | 'same'>> {
    const answer = await documents[kind].write(id, text, 0);
    // The file appeared meanwhile.
    return 'problem' in answer && answer.problem.code === 'host.stale' ? { ok: 'same' } : asWritten(answer);
  }
}

function asWritten(answer: Result<unknown>): Result<'written'> {
  return 'problem' in answer ? answer : { ok: 'written' };
}

function line(value: Line): string {
  return `${JSON.stringify(value)}\n`;
}

/** The position of a document in a backup: sorted by kind, then by id. */
function positionOf(kind: DocumentKind, id: string): string {
  return `${documentKinds.indexOf(kind)}/${id}`;
}

function readLine(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    const { aerodrome, settings, kind, id, text: inner } = value as Record<string, unknown>;
    if (aerodrome !== version) return null;
    if (typeof settings === 'string') return { aerodrome, settings };
    const hasName = documentKinds.some((known) => known === kind) && typeof id === 'string' && idPattern.test(id);
    return hasName && typeof inner === 'string' ? { aerodrome, kind: kind as DocumentKind, id, text: inner } : null;
  } catch {
    return null;
  }
}
