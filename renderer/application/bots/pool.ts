import type { BotPrompt, BotReply } from './decide.ts';

/** A message to a bot worker. */
export interface BotRequest {
  id: number;
  prompt: BotPrompt;
  /** Reply with the first decision found. */
  hurry: boolean;
}

/** A message from a bot worker. */
export interface BotResponse {
  id: number;
  reply: BotReply;
}

interface PendingRequest extends BotRequest {
  /** Not affected by `hurry`: a hint keeps its full search. */
  patient: boolean;
  resolve(reply: BotReply): void;
  reject(cause: unknown): void;
}

/** The bot worker pool of a match. It has one worker, started on demand, which decides for all bots of the match. */
export class BotPool {
  readonly #startWorker: () => Worker;
  #worker: Worker | null = null;
  readonly #pending = new Map<number, PendingRequest>();
  #count = 0;

  constructor(startWorker: () => Worker) {
    this.#startWorker = startWorker;
  }

  #start(): Worker {
    const worker = this.#startWorker();
    worker.onmessage = ({ data }: MessageEvent<BotResponse>) => {
      this.#pending.get(data.id)?.resolve(data.reply);
      this.#pending.delete(data.id);
    };
    worker.onerror = (cause) => {
      for (const { reject } of this.#pending.values()) reject(cause);
      this.#pending.clear();
      // The next request starts a new worker.
      this.close();
    };
    return worker;
  }

  #send(request: BotRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  /** Asks for a decision. After an abort the reply is dropped. */
  ask(prompt: BotPrompt, signal: AbortSignal, { patient = false } = {}): Promise<BotReply> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const request = { id, prompt, hurry: false };
      this.#pending.set(id, { ...request, patient, resolve, reject });
      signal.addEventListener('abort', () => this.#pending.delete(id));
      this.#send(request);
    });
  }

  /** Repeats all pending requests on a new worker, with `hurry`: a worker that searches reads no messages. */
  hurry(): void {
    const all = [...this.#pending.values()];
    // A request that already hurries would only start again.
    if (all.every(({ patient, hurry }) => patient || hurry)) return;
    this.close();
    for (const one of all) {
      one.hurry = !one.patient;
      this.#send({ id: one.id, prompt: one.prompt, hurry: one.hurry });
    }
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
