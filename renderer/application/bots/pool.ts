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
  ignoresHurry: boolean;
  resolve(reply: BotReply): void;
  reject(cause: unknown): void;
  timer: ReturnType<typeof setInterval>;
}

/**
 * A worker that has not replied for a minute is given up. Its search ends after ten seconds by itself; the rest is for busy
 * machines. The minute is counted in parts: a computer that was asleep finds one of them over, not all.
 */
const waitPartMs = 10_000;
const maxWaitParts = 6;

/** Answers a request as a worker does. */
export type Responder = (request: BotRequest) => BotResponse;

/** After so many failed workers in a row bots decide on the page. */
const maxFailedWorkers = 2;

/** The bot worker pool of a match. It has one worker, started on demand, which decides for all bots of the match. */
export class BotPool {
  readonly #startWorker: () => Worker;
  readonly #loadResponder: () => Promise<Responder>;
  /** Workers that could not be started or that stopped with an error, since the last reply of a worker. */
  #failedWorkers = 0;
  #worker: Worker | null = null;
  readonly #pending = new Map<number, PendingRequest>();
  #count = 0;

  /** `loadResponder` is called if no worker works here: the match must not stop. */
  constructor(startWorker: () => Worker, loadResponder: () => Promise<Responder>) {
    this.#startWorker = startWorker;
    this.#loadResponder = loadResponder;
  }

  #start(): Worker {
    const worker = this.#startWorker();
    worker.onmessage = ({ data }: MessageEvent<BotResponse>) => {
      this.#failedWorkers = 0;
      this.#take(data.id)?.resolve(data.reply);
    };
    worker.onerror = (cause) => this.#failWorker(cause);
    worker.onmessageerror = (cause) => this.#failWorker(cause);
    return worker;
  }

  #take(id: number): PendingRequest | undefined {
    const request = this.#pending.get(id);
    clearInterval(request?.timer);
    this.#pending.delete(id);
    return request;
  }

  /** Rejects all requests. The next one starts a new worker. */
  #fail(cause: unknown): void {
    this.#endWorker();
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(cause);
  }

  /** The first time all requests are rejected, and a person can ask again. A worker that is only slow does not count. */
  #failWorker(cause: unknown): void {
    this.#failedWorkers++;
    if (this.#failedWorkers < maxFailedWorkers) {
      this.#fail(cause);
      return;
    }
    this.#endWorker();
    for (const request of this.#pending.values()) this.#respondHere(request, cause);
  }

  /** Decides on the page, which must not freeze: the first decision found counts. */
  async #respondHere({ id, prompt }: PendingRequest, cause: unknown): Promise<void> {
    try {
      const respond = await this.#loadResponder();
      if (!this.#pending.has(id)) return;
      const { reply } = respond({ id, prompt, hurry: true });
      this.#take(id)?.resolve(reply);
    } catch {
      this.#take(id)?.reject(cause);
    }
  }

  #send({ id, prompt, hurry }: BotRequest): void {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, prompt, hurry });
    } catch (cause) {
      this.#failWorker(cause);
    }
  }

  /** Asks for a decision; rejects if the worker fails or does not reply. After an abort the reply is dropped. */
  ask(prompt: BotPrompt, signal: AbortSignal, { patient: ignoresHurry = false } = {}): Promise<BotReply> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      let waitParts = 0;
      const timer = setInterval(() => {
        if (++waitParts === maxWaitParts) this.#fail(new Error('the bot worker does not reply'));
      }, waitPartMs);
      const request = { id, prompt, hurry: false, ignoresHurry, resolve, reject, timer };
      this.#pending.set(id, request);
      signal.addEventListener('abort', () => this.#take(id));
      this.#send(request);
    });
  }

  /** Repeats all pending requests on a new worker, with `hurry`: a worker that searches reads no messages. */
  hurry(): void {
    const all = [...this.#pending.values()];
    // A request that already hurries would only start again.
    if (all.every(({ ignoresHurry, hurry }) => ignoresHurry || hurry)) return;
    this.#endWorker();
    for (const one of all) {
      // A worker that cannot be started has rejected the rest.
      if (!this.#pending.has(one.id)) return;
      one.hurry = !one.ignoresHurry;
      this.#send(one);
    }
  }

  /** Ends the worker. Replies to pending requests are dropped, as after an abort. */
  close(): void {
    this.#endWorker();
    for (const id of [...this.#pending.keys()]) this.#take(id);
  }

  #endWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
