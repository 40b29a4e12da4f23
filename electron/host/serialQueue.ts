/** One thing at a time, in the order it was asked for: nobody meets half a write, and the last write stays. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Resolves when everything that was asked for is done. */
  async flush(): Promise<void> {
    await this.#last;
  }
}
