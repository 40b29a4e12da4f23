import type { ServerResponse } from 'node:http';

/** The shell ends this long after its last page has gone; a reload takes far less. */
const graceMs = 60_000;
/** A page without the write lock has no stream. It calls at least every minute, even in the background. */
const silentMs = 90_000;

/** Calls `onLastPageGone` a minute after the last page has gone. A shell that no page has opened yet waits. */
export class PagePresence {
  readonly #onLastPageGone: () => void;
  readonly #streams = new Set<ServerResponse>();
  /** Pages without a stream, by id: the time at which they count as gone. */
  readonly #callers = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(onLastPageGone: () => void) {
    this.#onLastPageGone = onLastPageGone;
  }

  /** A page is present while its stream is open. */
  attach(pageId: string, stream: ServerResponse): void {
    this.#callers.delete(pageId);
    this.#streams.add(stream);
    clearTimeout(this.#timer);
    stream.on('close', () => {
      this.#streams.delete(stream);
      this.#schedule();
    });
  }

  /** A page without a stream is present for a while after each call. */
  noteCall(pageId: string): void {
    this.#callers.set(pageId, performance.now() + silentMs);
    this.#schedule();
  }

  /** A page is being opened, or a person enters the code: the shell waits for another minute. */
  noteOpening(): void {
    if (this.#timer) this.#schedule();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#streams.size > 0) return;
    const now = performance.now();
    for (const [pageId, goneAt] of this.#callers) if (goneAt < now) this.#callers.delete(pageId);
    const endsAt = Math.max(now, ...this.#callers.values()) + graceMs;
    this.#timer = setTimeout(this.#onLastPageGone, endsAt - now).unref();
  }
}
