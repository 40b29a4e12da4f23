import type { ServerResponse } from 'node:http';

/** Some browsers close a response stream without traffic for minutes. */
const heartbeatMs = 30_000;

/**
 * Write lock: one page may write at a time. A page holds it while its response stream is open. The stream closes with the
 * page, also after a crash, and the next page can then acquire the lock.
 */
export class WriteLock {
  #holder: { pageId: string; stream: ServerResponse } | null = null;

  /** Tries to acquire the lock; returns whether it is held. If so, the response stream stays open. */
  acquire(pageId: string, stream: ServerResponse): boolean {
    if (this.#holder && this.#holder.pageId !== pageId) return false;
    this.#holder = { pageId, stream };
    const timer = setInterval(() => stream.write('\n'), heartbeatMs);
    stream.on('close', () => {
      clearInterval(timer);
      if (this.#holder?.stream === stream) this.#holder = null;
    });
    return true;
  }

  isHeldBy(pageId: string): boolean {
    return this.#holder?.pageId === pageId;
  }
}
