import type { Draft } from './draft.ts';

/** Debounce: a draft is written after this many milliseconds without a change. */
export const debounceMs = 400;

/** Writes a draft once typing pauses, and never after the tournament has begun. */
export class DraftStore {
  readonly #write: (draft: Draft) => Promise<unknown>;
  #pending: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (draft: Draft) => Promise<unknown>) {
    this.#write = write;
  }

  put(draft: Draft): void {
    clearTimeout(this.#timer);
    this.#pending = draft;
    this.#timer = setTimeout(() => this.flush(), debounceMs);
  }

  /** Writes a pending change at once. */
  async flush(): Promise<void> {
    const draft = this.#pending;
    this.discard();
    if (draft) await this.#write(draft);
  }

  /** Drops a pending change: a tournament that has begun must not be overwritten by its draft. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
  }
}
