import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Host, TakenIn } from '../../electron/contract.ts';

/** As many characters of whole lines are taken in at a time, or one line. */
const pieceLength = 4 * 1024 * 1024;

/** The whole data folder as one file; the host gives it piece by piece, so that nothing is held up by its size. */
export async function giveAllOut(host: Host, onProgress: (bytes: number) => void): Promise<Result<Blob>> {
  let file = new Blob([]);
  for (let after: string | null = ''; after !== null; ) {
    const answer: Awaited<ReturnType<Host['giveOut']>> = await host.giveOut(after);
    if ('problem' in answer) return answer;
    file = new Blob([file, answer.ok.text], { type: 'application/jsonl' });
    after = answer.ok.next;
    onProgress(file.size);
  }
  return { ok: file };
}

/** Takes such a file in again. If that fails on the way, what came before stays, and the file can be given again. */
export async function takeAllIn(host: Host, file: Blob, onProgress: (share: number) => void): Promise<Result<TakenIn>> {
  const taken: TakenIn = { written: 0, same: 0, refused: 0 };
  let done = 0;
  for await (const lines of linesOf(file)) {
    const answer = await host.takeIn(lines);
    if ('problem' in answer) return answer;
    for (const what of ['written', 'same', 'refused'] as const) taken[what] += answer.ok[what];
    done += lines.length;
    // Of bytes and of letters there are about as many.
    onProgress(Math.min(1, done / file.size));
  }
  return { ok: taken };
}

/** The lines of a file, many at a time, and never all of it. */
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
