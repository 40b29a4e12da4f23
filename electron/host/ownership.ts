import { mkdir } from 'node:fs/promises';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { beat, FolderLock } from './lock.ts';
import { ownedElsewhere, problemOf } from './problems.ts';
import { Turns } from './turns.ts';

interface Keeping {
  /** Resolves when every write that was begun is over. */
  settled(): Promise<void>;
  /** Reads everything anew; read-only, where the folder is not ours. */
  open(readOnly: boolean): Promise<void>;
}

/**
 * Whether the folder is ours to write in. It is asked for again as long as it is not; and whoever has lost it, for however
 * short a time, reads everything anew before the next write, since another may have written.
 */
export class Ownership {
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #keeping: Keeping;
  readonly #turns = new Turns();
  readonly #timer: NodeJS.Timeout;
  readonly #pending = new Set<Promise<unknown>>();
  #barred: Problem | null = ownedElsewhere;
  #closed = false;

  constructor(folder: string, keeping: Keeping) {
    this.#folder = folder;
    this.#lock = new FolderLock(folder);
    this.#keeping = keeping;
    this.#timer = setInterval(() => this.#beat(), beat).unref();
  }

  /** Why nothing can be written from here, or `null`. */
  get barred(): Problem | null {
    return this.#barred;
  }

  isOurs(): boolean {
    return this.#lock.holds();
  }

  /** The first question, answered whichever way. */
  async open(): Promise<void> {
    await this.#ask();
    if (this.#barred) await this.#keeping.open(true);
  }

  /** Does something that the folder must be ours for, or says why not. */
  write<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    const writing = this.#tryTo(work);
    this.#pending.add(writing);
    const over = () => this.#pending.delete(writing);
    writing.then(over, over);
    return writing;
  }

  /** Gives the folder back when everything is done, after a last word where it still is ours. */
  async close(last: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled(this.#pending);
    await this.#turns.over();
    if (!this.#barred && this.#lock.holds()) await last();
    this.#closed = true;
    this.#barred = ownedElsewhere;
    this.#lock.release();
  }

  async #tryTo<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#barred || !this.#lock.holds()) await this.#ask();
    return this.#barred ? { problem: this.#barred } : work();
  }

  #beat(): void {
    if (!this.#barred && this.#lock.holds()) this.#lock.show();
    else this.#ask();
  }

  #ask(): Promise<void> {
    return this.#turns.take(async () => {
      if (this.#closed || (!this.#barred && this.#lock.holds())) return;
      this.#barred ??= ownedElsewhere;
      // What was begun when the folder was ours must not end as if it still were.
      await this.#keeping.settled();
      const barred = await this.#take();
      if (!barred) await this.#keeping.open(false);
      this.#barred = barred;
    });
  }

  async #take(): Promise<Problem | null> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      return this.#lock.take() ? null : ownedElsewhere;
    } catch (error) {
      return problemOf(error, this.#folder);
    }
  }
}
