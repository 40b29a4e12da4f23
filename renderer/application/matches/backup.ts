import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Host, ImportSummary } from '../../../electron/contract.ts';

/** Number of characters that are imported per call, in whole lines; a longer line is imported alone. */
const pieceLength = 4 * 1024 * 1024;

/** The whole data folder as one file. The host answers in pieces, so that a large folder blocks nothing. */
export async function exportBackup(host: Host, onProgress: (bytes: number) => void): Promise<Result<Blob>> {
  let file = new Blob([]);
  for (let after: string | null = ''; after !== null; ) {
    const answer: Awaited<ReturnType<Host['exportBackup']>> = await host.exportBackup(after);
    if ('problem' in answer) return answer;
    file = new Blob([file, answer.ok.text], { type: 'application/jsonl' });
    after = answer.ok.next;
    onProgress(file.size);
  }
  return { ok: file };
}

/** Imports such a file. If that fails midway, earlier lines stay imported, and the file can be imported again. */
export async function importBackup(
  host: Host,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<Result<ImportSummary>> {
  const summary: ImportSummary = { written: 0, same: 0, refused: 0 };
  let done = 0;
  for await (const lines of linesOf(file)) {
    const answer = await host.importBackup(lines);
    if ('problem' in answer) return answer;
    for (const what of ['written', 'same', 'refused'] as const) summary[what] += answer.ok[what];
    done += lines.length;
    // The size is in bytes and the progress in characters: close enough.
    onProgress(Math.min(1, done / file.size));
  }
  return { ok: summary };
}

/** The lines of a file in pieces, never all of them at once. */
async function* linesOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    text += value ?? '';
    const end = done ? text.length : text.lastIndexOf('\n') + 1;
    if (end > 0 && (done || end >= pieceLength)) {
      yield text.slice(0, end);
      text = text.slice(end);
    }
    if (done) return;
  }
}
