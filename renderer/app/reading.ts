import type { Problem } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import type { ReadSave } from '@aerodrome/engine/saves/parse.ts';
import { Joining, type Piece } from '@aerodrome/engine/saves/pieces.ts';

/** What the worker says of the text it was given: what is wrong, or one piece after the other and that it is whole. */
export type Told = { piece: Piece } | { whole: true } | { problem: Problem };

/** No file that Aerodrome has written takes nearly as long, in milliseconds, unless the machine is very busy. */
const patience = 10_000;

export const tooLong: Problem = { code: 'saves.tooLong' };

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a save in a worker, since that plays the whole match through, and nobody vouches for how long a file takes: the
 * page only takes up what came of it, a piece at a time. One file after the other.
 */
export function readApart(text: string): Promise<ReadSave> {
  const reading = last.then(() => readNext(text));
  last = reading;
  return reading;
}

function readNext(text: string): Promise<ReadSave> {
  worker ??= new Worker(new URL('./saves.worker.ts', import.meta.url), { type: 'module' });
  const reader = worker;
  return new Promise((resolve) => {
    const joining = new Joining();
    const giveUp = (problem: Problem) => {
      clearTimeout(timer);
      // It hears nothing while it reads: the next file gets another.
      reader.terminate();
      worker = null;
      resolve({ problem });
    };
    const timer = setTimeout(() => giveUp(tooLong), patience);
    reader.onerror = () => giveUp({ code: 'saves.unreadable' });
    reader.onmessage = ({ data: told }: MessageEvent<Told>) => {
      if ('piece' in told) return joining.take(told.piece);
      resolve('whole' in told ? { ok: joining.match(Object.values(games)) } : told);
      clearTimeout(timer);
    };
    reader.postMessage(text);
  });
}
