import type { ServerResponse } from 'node:http';

/** Some browsers give up an answer that stays silent for minutes. */
const beat = 30_000;

/**
 * One page may write at a time. It holds the pen for as long as an answer of ours to it stays open, which ends with the
 * page, however it ends; the next page that asks gets the pen then.
 */
export class Pen {
  #held: { page: string; stream: ServerResponse } | null = null;

  /** Whether the pen is this page's now. If so, the answer stays open. */
  take(page: string, stream: ServerResponse): boolean {
    if (this.#held && this.#held.page !== page) return false;
    this.#held = { page, stream };
    const timer = setInterval(() => stream.write('\n'), beat);
    stream.on('close', () => {
      clearInterval(timer);
      if (this.#held?.stream === stream) this.#held = null;
    });
    return true;
  }

  isHeldBy(page: string): boolean {
    return this.#held?.page === page;
  }
}
