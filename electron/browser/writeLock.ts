import type { ServerResponse } from 'node:http';

/** Some browsers give up an answer that stays silent for minutes. */
const heartbeatMs = 30_000;

/**
 * One page may write at a time. It holds the pen for as long as an answer of ours to it stays open, which ends with the
 * page, however it ends; the next page that asks gets the pen then.
 */
export class WriteLock {
  #holder: { page: string; stream: ServerResponse } | null = null;

  /** Whether the pen is this page's now. If so, the answer stays open. */
  acquire(page: string, stream: ServerResponse): boolean {
    if (this.#holder && this.#holder.page !== page) return false;
    this.#holder = { page, stream };
    const timer = setInterval(() => stream.write('\n'), heartbeatMs);
    stream.on('close', () => {
      clearInterval(timer);
      if (this.#holder?.stream === stream) this.#holder = null;
    });
    return true;
  }

  isHeldBy(page: string): boolean {
    return this.#holder?.page === page;
  }
}
