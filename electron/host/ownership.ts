import { mkdir } from 'node:fs/promises';
import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { FolderLock, heartbeatMs } from './folderLock.ts';
import { ownedElsewhere, problemOf } from './problems.ts';
import { exists } from './readRegularFile.ts';
import { SerialQueue } from './serialQueue.ts';

interface FolderCallbacks {
  /** Resolves when all pending writes are finished. */
  flush(): Promise<void>;
  /** Reads all files again; read-only without the lock. `found`: problems of the lock, to be reported with the others. */
  reload(readOnly: boolean, found: readonly Problem[]): Promise<void>;
}

/**
 * Acquires the folder lock, retrying until it succeeds. After the lock was lost, even for a moment, all files are read
 * again before the next write, because another process may have written.
 */
export class Ownership {
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #callbacks: FolderCallbacks;
  readonly #queue = new SerialQueue();
  readonly #timer: NodeJS.Timeout;
  readonly #pending = new Set<Promise<unknown>>();
  #readOnlyReason: Problem | null = ownedElsewhere;
  #closed = false;

  constructor(folder: string, callbacks: FolderCallbacks) {
    this.#folder = folder;
    this.#lock = new FolderLock(folder);
    this.#callbacks = callbacks;
    this.#timer = setInterval(() => this.#heartbeat(), heartbeatMs).unref();
  }

  /** The reason why this process cannot write, or `null`. */
  get readOnlyReason(): Problem | null {
    return this.#readOnlyReason;
  }

  ownsFolder(): boolean {
    return this.#lock.isHeld();
  }

  /** First attempt to acquire the lock. Without it the files are opened read-only. */
  async open(): Promise<void> {
    await this.#acquire();
    if (this.#readOnlyReason) await this.#callbacks.reload(true, []);
  }

  /** Runs work that needs the lock, or returns the reason why the lock is not available. */
  runWithLock<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    const writing = this.#run(work);
    this.#pending.add(writing);
    const done = () => this.#pending.delete(writing);
    writing.then(done, done);
    return writing;
  }

  /** Waits for pending writes, runs `beforeRelease` if the lock is still held, and releases it. */
  async close(beforeRelease: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled(this.#pending);
    await this.#queue.flush();
    if (!this.#readOnlyReason && this.#lock.isHeld()) await beforeRelease();
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
    // Only a write creates a missing folder again: one that was renamed may come back.
    else if (exists(this.#folder)) this.#acquire();
  }

  #acquire(): Promise<void> {
    return this.#queue.run(async () => {
      if (this.#closed || (!this.#readOnlyReason && this.#lock.isHeld())) return;
      this.#readOnlyReason ??= ownedElsewhere;
      // Writes that began with the old lock must end before a new one is acquired.
      await this.#callbacks.flush();
      this.#readOnlyReason = await this.#lockAndReload();
    });
  }

  /** Returns the reason why this process cannot write, or `null`. */
  async #lockAndReload(): Promise<Problem | null> {
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const found: Problem[] = [];
      if (!this.#lock.acquire((problem) => found.push(problem))) return ownedElsewhere;
      await this.#callbacks.reload(false, found);
      return null;
    } catch (error) {
      return problemOf(error, this.#folder);
    }
  }
}
