import type { Asked, Reply } from './botAnswer.ts';

/** What the worker is sent for. */
export interface Errand {
  id: number;
  asked: Asked;
  /** The first answer that comes to its mind will do. */
  hurry: boolean;
}

export interface Returned {
  id: number;
  reply: Reply;
}

interface Waiting {
  asked: Asked;
  resolve(reply: Reply): void;
  reject(cause: unknown): void;
}

/** One worker answers for all bots of a match; nothing slow happens on the page's own thread. */
export class Bots {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  #hire(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Returned>) => {
      this.#waiting.get(data.id)?.resolve(data.reply);
      this.#waiting.delete(data.id);
    };
    worker.onerror = (cause) => {
      for (const { reject } of this.#waiting.values()) reject(cause);
      this.#waiting.clear();
      // The next question gets a new one.
      this.close();
    };
    return worker;
  }

  #send(errand: Errand): void {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(errand);
  }

  ask(asked: Asked, signal: AbortSignal): Promise<Reply> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { asked, resolve, reject });
      // Nobody waits any more for what was taken back or paused: its answer is dropped when it comes.
      signal.addEventListener('abort', () => this.#waiting.delete(id));
      this.#send({ id, asked, hurry: false });
    });
  }

  /** A worker that thinks hears nothing: it is sent away, and another is asked the same, for a quick answer. */
  hurry(): void {
    if (this.#waiting.size === 0) return;
    this.close();
    for (const [id, { asked }] of this.#waiting) this.#send({ id, asked, hurry: true });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
