import type { Draft } from './draft.ts';

/** So long nothing must be typed before a draft is written, in milliseconds. */
export const pause = 400;

/** Writes a draft down once nobody has typed for a while, and never after it has begun. */
export class DraftKeeper {
  readonly #write: (draft: Draft) => Promise<unknown>;
  #unkept: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (draft: Draft) => Promise<unknown>) {
    this.#write = write;
  }

  change(draft: Draft): void {
    clearTimeout(this.#timer);
    this.#unkept = draft;
    this.#timer = setTimeout(() => this.keep(), pause);
  }

  /** At once, if anything was typed. */
  async keep(): Promise<void> {
    const draft = this.#unkept;
    this.drop();
    if (draft) await this.#write(draft);
  }

  /** It is no draft any more: what has begun is not written over. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#unkept = null;
  }
}
