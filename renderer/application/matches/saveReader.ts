import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { notASave } from '@aerodrome/engine/saves/json.ts';
import { type ReadSave, readSave } from '@aerodrome/engine/saves/parse.ts';
import { lengthOf, maxPieceLength, type Piece, PieceAssembler, piecesOf } from '@aerodrome/engine/saves/pieces.ts';

/** A message of the worker that reads saves: a problem, or the pieces of the match one by one and then its end. */
export type SaveMessage = { piece: Piece } | { whole: true } | { problem: Problem };

/** Reading is given up after this long. A save that Aerodrome wrote takes far less unless the machine is very busy. */
const timeoutMs = 10_000;

export const readTimeout: Problem = { code: 'saves.tooLong' };

/**
 * Reads saves in a worker, one after the other. Reading replays the whole match and may take any time; the page only
 * joins the pieces that the worker posts.
 */
export class SaveReader {
  readonly #createWorker: () => Worker;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(createWorker: () => Worker) {
    this.#createWorker = createWorker;
  }

  read(text: string): Promise<ReadSave> {
    const reading = this.#last.then(() => this.#readNext(text));
    this.#last = reading;
    return reading;
  }

  #readNext(text: string): Promise<ReadSave> {
    this.#worker ??= this.#createWorker();
    const worker = this.#worker;
    return new Promise((resolve) => {
      const assembler = new PieceAssembler();
      const giveUp = (problem: Problem) => {
        clearTimeout(timer);
        // A worker that is busy reads no messages, so it is replaced.
        worker.terminate();
        this.#worker = null;
        resolve({ problem });
      };
      const timer = setTimeout(() => giveUp(readTimeout), timeoutMs);
      worker.onerror = () => giveUp({ code: 'saves.unreadable' });
      worker.onmessage = ({ data }: MessageEvent<SaveMessage>) => {
        if ('piece' in data) return assembler.take(data.piece);
        resolve('whole' in data ? { ok: assembler.match(Object.values(games)) } : data);
        clearTimeout(timer);
      };
      worker.postMessage(text);
    });
  }
}

/** The worker's side: parses the text and posts the match in pieces. */
export function postSave(text: string, post: (message: SaveMessage) => void): void {
  for (const message of messagesOf(text)) post(message);
}

function* messagesOf(text: string): Generator<SaveMessage> {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return yield read;
  for (const piece of piecesOf(read.ok.match, read.ok.about)) {
    // No match needs a piece of this length, and a longer one would block the page.
    if (lengthOf(piece) > maxPieceLength) return yield { problem: notASave('tooLarge') };
    yield { piece };
  }
  yield { whole: true };
}
