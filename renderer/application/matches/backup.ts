import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { maxTextLength, notASave } from '@aerodrome/engine/saves/json.ts';
import { removeStoredPins } from '@aerodrome/engine/saves/storedPins.ts';
import type { Host, ImportSummary } from '../../../electron/contract.ts';
import type { UnsavedDocument } from '../documents.ts';

/** Number of characters that are imported per call, in whole lines; a longer line is imported alone. */
const pieceLength = 4 * 1024 * 1024;
/** A line holds a whole document as a JSON string; escapes can double its length. */
const maxLineLength = 4 * maxTextLength;

/** A backup file, and why documents are missing in it. */
interface Backup {
  file: Blob;
  leftOut: readonly Problem[];
}

/** The whole data folder as one file. The host answers in pieces, so that a large folder blocks nothing. */
export async function exportBackup(host: Host, onProgress: (bytes: number) => void): Promise<Result<Backup>> {
  let file = new Blob([]);
  const leftOut: Problem[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const answer: Awaited<ReturnType<Host['exportBackup']>> = await host.exportBackup(after);
    if ('problem' in answer) return answer;
    file = new Blob([file, answer.ok.text], { type: 'application/jsonl' });
    after = answer.ok.next;
    leftOut.push(...answer.ok.leftOut);
    onProgress(file.size);
  }
  return { ok: { file, leftOut } };
}

/** Maximum number of left-out documents that a notice explains. */
const maxExplained = 5;

/** The notices for documents that are missing in a backup. */
export function leftOutNotices(leftOut: readonly Problem[]): Problem[] {
  if (leftOut.length === 0) return [];
  return [{ code: 'backup.leftOut', params: { count: leftOut.length } }, ...leftOut.slice(0, maxExplained)];
}

/** A backup of documents and settings that could not be written to the folder, in the format of the host's backup. */
export function backupOf(documents: readonly UnsavedDocument[], settings: string | null): Backup {
  const lines: object[] = settings === null ? [] : [{ settings }];
  const leftOut: Problem[] = [];
  for (const { text, ...rest } of documents) {
    const plain = text === null ? null : removeStoredPins(text);
    if (plain === null) leftOut.push({ code: 'saves.unwritable' });
    else lines.push({ ...rest, text: plain });
  }
  const text = lines.map((line) => `${JSON.stringify({ aerodrome: 1, ...line })}\n`);
  return { file: new Blob(text, { type: 'application/jsonl' }), leftOut };
}

/** Imports a backup file. If that fails midway, earlier lines stay imported, and the file can be imported again. */
export async function importBackup(
  host: Host,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Result<ImportSummary>> {
  const summary: ImportSummary = { written: 0, same: 0, refused: 0 };
  let done = 0;
  for await (const lines of linesOf(file)) {
    if (lines === null) return { problem: notASave('tooLarge') };
    const answer = await host.importBackup(lines);
    if ('problem' in answer) return answer;
    for (const key of ['written', 'same', 'refused'] as const) summary[key] += answer.ok[key];
    done += lines.length;
    // The size is in bytes and the progress in characters: close enough.
    onProgress(Math.min(1, done / file.size));
  }
  return { ok: summary };
}

/** The lines of a file in pieces, never all of them at once; `null` and the end if a line is too long. */
async function* linesOf(file: Blob): AsyncGenerator<string | null> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let lines = '';
  // Pieces of the present line, joined at its end: joining them for each search would take quadratic time.
  let rest: string[] = [];
  let restLength = 0;
  for (;;) {
    const { value = '', done } = await reader.read();
    const end = done ? value.length : value.lastIndexOf('\n') + 1;
    if (done || end > 0) {
      lines += rest.join('') + value.slice(0, end);
      rest = [];
      restLength = 0;
    }
    rest.push(value.slice(end));
    restLength += value.length - end;
    if (restLength > maxLineLength) {
      await reader.cancel();
      return yield null;
    }
    if (lines !== '' && (done || lines.length >= pieceLength)) {
      yield lines;
      lines = '';
    }
    if (done) return;
  }
}
