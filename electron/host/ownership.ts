import { mkdir } from 'node:fs/promises';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { FolderLock, heartbeatMs } from './folderLock.ts';
import { ownedElsewhere, problemOf } from './problems.ts';
import { SerialQueue } from './serialQueue.ts';

interface FolderContents {
  /** Resolves when every write that was begun is over. */
  flush(): Promise<void>;
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
  readonly #contents: FolderContents;
  readonly #queue = new SerialQueue();
  readonly #timer: NodeJS.Timeout;
  readonly #pending = new Set<Promise<unknown>>();
  #readOnlyReason: Problem | null = ownedElsewhere;
  #closed = false;

  constructor(folder: string, contents: FolderContents) {
    this.#folder = folder;
    this.#lock = new FolderLock(folder);
    this.#contents = contents;
    this.#timer = setInterval(() => this.#heartbeat(), heartbeatMs).unref();
  }

  /** Why nothing can be written from here, or `null`. */
  get readOnlyReason(): Problem | null {
    return this.#readOnlyReason;
  }

  ownsFolder(): boolean {
    return this.#lock.isHeld();
  }

  /** The first question, answered whichever way. */
  async open(): Promise<void> {
    await this.#acquire();
    if (this.#readOnlyReason) await this.#contents.open(true);
  }

  /** Does something that the folder must be ours for, or says why not. */
  write<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    const writing = this.#run(work);
    this.#pending.add(writing);
    const done = () => this.#pending.delete(writing);
    writing.then(done, done);
    return writing;
  }

  /** Gives the folder back when everything is done, after a last word where it still is ours. */
  async close(last: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled(this.#pending);
    await this.#queue.flush();
    if (!this.#readOnlyReason && this.#lock.isHeld()) await last();
    this.#closed = true;
    this.#readOnlyReason = ownedElsewhere;
    this.#lock.release();
  }

  async #run<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (this.#readOnlyReason || !this.#lock.isHeld()) await this.#acquire();
    return this.#readOnlyReason ? { problem: this.#readOnlyReason } : work();
  }

  #heartbeat(): void {
    if (!this.#readOnlyReason && this.#lock.isHeld()) this.#lock.heartbeat();
    else this.#acquire();
  }

  #acquire(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#closed || (!this.#readOnlyReason && this.#lock.isHeld())) return;
      this.#readOnlyReason ??= ownedElsewhere;
      // What was begun when the folder was ours must not end as if it still were.
      await this.#contents.flush();
      const readOnlyReason = await this.#tryLock();
      if (!readOnlyReason) await this.#contents.open(false);
      this.#readOnlyReason = readOnlyReason;
    });
  }

  async #tryLock(): Promise<Problem | null> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      return this.#lock.acquire() ? null : ownedElsewhere;
    } catch (error) {
      return problemOf(error, this.#folder);
    }
  }
}
