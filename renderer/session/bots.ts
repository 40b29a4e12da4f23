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

interface Waiting extends Errand {
  /** Nobody hurries it: a hint is worth waiting for. */
  patient: boolean;
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

  ask(asked: Asked, signal: AbortSignal, { patient = false } = {}): Promise<Reply> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const errand = { id, asked, hurry: false };
      this.#waiting.set(id, { ...errand, patient, resolve, reject });
      // Nobody waits any more for what was taken back or paused: its answer is dropped when it comes.
      signal.addEventListener('abort', () => this.#waiting.delete(id));
      this.#send(errand);
    });
  }

  /** A worker that thinks hears nothing: it is sent away, and another is asked the same, for a quick answer. */
  hurry(): void {
    const all = [...this.#waiting.values()];
    // Whoever hurries already would only begin anew.
    if (all.every(({ patient, hurry }) => patient || hurry)) return;
    this.close();
    for (const one of all) {
      one.hurry = !one.patient;
      this.#send({ id: one.id, asked: one.asked, hurry: one.hurry });
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
