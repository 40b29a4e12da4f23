/** Runs asynchronous work one piece at a time, in order (a mutex): no read sees half a write, and the last write wins. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Resolves when all queued work is done. */
  async flush(): Promise<void> {
    await this.#last;
  }
}
