/** One thing at a time, in the order it was asked for: nobody meets half a write, and the last write stays. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Resolves when everything that was asked for is done. */
  async over(): Promise<void> {
    await this.#last;
  }
}
