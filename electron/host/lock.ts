import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An owner shows that it lives this often; one that has been silent for longer than `silent` is gone. */
const beat = 2000;
const silent = 10_000;

/**
 * One process owns a data folder. A lock left by a process that was killed is taken over at once; one whose number has
 * been given to another process since, as soon as it has been silent for a while.
 */
export class FolderLock {
  readonly #file: string;
  readonly #key = randomUUID();
  #timer: NodeJS.Timeout | null = null;

  constructor(folder: string) {
    this.#file = join(folder, 'owner.lock');
  }

  /** Whether the folder is ours now. Throws where the folder cannot be written at all. */
  take(): boolean {
    for (let tries = 0; tries < 2; tries++) {
      try {
        writeFileSync(this.#file, JSON.stringify({ pid: process.pid, key: this.#key }), { flag: 'wx' });
        this.#timer = setInterval(() => this.#show(), beat).unref();
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (!this.#isLeft()) return false;
      rmSync(this.#file, { force: true });
    }
    return false;
  }

  release(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    if (this.#owner()?.key === this.#key) rmSync(this.#file, { force: true });
  }

  #show(): void {
    const now = new Date();
    try {
      utimesSync(this.#file, now, now);
    } catch {
      // Somebody removed the lock by hand; the next start sorts it out.
    }
  }

  #owner(): { pid: number; key: string } | null {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return null;
    }
  }

  #isLeft(): boolean {
    try {
      if (Date.now() - statSync(this.#file).mtimeMs > silent) return true;
      const owner = this.#owner();
      if (!owner) return false;
      process.kill(owner.pid, 0);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH' || (error as NodeJS.ErrnoException).code === 'ENOENT';
    }
  }
}
