import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type InputOf, type OutputOf, type PartOf, type ReadInput, type ReadKind, readerOf } from './readers.ts';

/** A request to the worker that reads untrusted input. */
export interface ReadRequest<K extends ReadKind = ReadKind> {
  kind: K;
  input: InputOf<K>;
}

/** A message of that worker: the parts of the output one by one, and then its end. */
export type ReadMessage<K extends ReadKind = ReadKind> = { part: PartOf<K> } | { end: 'read' | 'failed' };

/** Reading is given up after this long. A file that Aerodrome wrote takes far less unless the machine is very busy. */
const timeoutMs = 10_000;

export const readTimeout: Problem = { code: 'saves.tooLong' };
/** No worker could be started: this says nothing about the file. */
export const noReader: Problem = { code: 'saves.noReader' };
const unreadable: Problem = { code: 'saves.unreadable' };

/**
 * Queue of untrusted input that a worker reads, with a timeout. Reading replays a match or folds a log and may take any time;
 * the page only joins the parts that the worker posts.
 */
export class ReaderWorker {
  readonly #createWorker: () => Worker;
  #worker: Worker | null = null;
  #queue: { kind: ReadKind; run(): Promise<unknown> }[] = [];
  #isReading = false;

  constructor(createWorker: () => Worker) {
    this.#createWorker = createWorker;
  }

  read: ReadInput = (kind, input) =>
    new Promise((resolve) => {
      const run = async () => resolve(await this.#readNow(kind, input));
      // Cards of a list come last: a person waits for the others.
      const cards = this.#queue.findIndex((queued) => queued.kind === 'publicMatch');
      this.#queue.splice(kind === 'publicMatch' || cards < 0 ? this.#queue.length : cards, 0, { kind, run });
      this.#drain();
    });

  async #drain(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) await next.run();
    this.#isReading = false;
  }

  #readNow<K extends ReadKind>(kind: K, input: InputOf<K>): Promise<OutputOf<K>> {
    const reader = readerOf(kind);
    let worker: Worker;
    try {
      worker = this.#worker ??= this.#createWorker();
    } catch {
      return Promise.resolve(reader.failure(noReader));
    }
    const joiner = reader.joiner();
    return new Promise((resolve) => {
      const giveUp = (problem: Problem) => {
        clearTimeout(timer);
        // A worker that is busy reads no messages, so it is replaced.
        worker.terminate();
        // Messages that it has posted already would still be joined here.
        worker.onmessage = null;
        this.#worker = null;
        resolve(reader.failure(problem));
      };
      const timer = setTimeout(() => giveUp(readTimeout), timeoutMs);
      const fail = () => giveUp(unreadable);
      worker.onerror = fail;
      worker.onmessageerror = fail;
      worker.onmessage = ({ data }: MessageEvent<ReadMessage<K>>) => {
        if ('part' in data) return joiner.take(data.part);
        clearTimeout(timer);
        resolve(data.end === 'read' ? joiner.output() : reader.failure(unreadable));
      };
      worker.postMessage({ kind, input } satisfies ReadRequest<K>);
    });
  }
}

/** The worker's side: reads the input and posts its parts. */
export async function postParts<K extends ReadKind>(
  { kind, input }: ReadRequest<K>,
  post: (message: ReadMessage<K>) => void,
): Promise<void> {
  try {
    for await (const part of readerOf(kind).parts(input)) post({ part });
    post({ end: 'read' });
  } catch {
    post({ end: 'failed' });
  }
}
