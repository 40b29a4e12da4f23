import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An owner shows that it lives this often; one that has been silent for longer than `silent` is gone. */
const beat = 2000;
const silent = 10_000;

interface Owner {
  pid: number;
  key: string;
}

/**
 * One process owns a data folder. A lock left by a process that was killed is taken over at once; one whose number has
 * been given to another process since, as soon as it has been silent for a while. An owner that was only held up for so
 * long finds out before it writes again.
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
      if (this.#claim()) {
        this.#timer = setInterval(() => this.#show(), beat).unref();
        return true;
      }
      const owner = this.#owner();
      if (!this.#isLeft(owner)) return false;
      this.#clear(owner);
    }
    return false;
  }

  /** Whether it still is; a lock that somebody removed by hand is laid again. */
  holds(): boolean {
    try {
      return this.#owner()?.key === this.#key || this.#claim();
    } catch {
      return false;
    }
  }

  release(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    if (this.#owner()?.key === this.#key) rmSync(this.#file, { force: true });
  }

  #claim(): boolean {
    try {
      writeFileSync(this.#file, JSON.stringify({ pid: process.pid, key: this.#key }), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      return false;
    }
  }

  #show(): void {
    if (!this.holds()) return;
    const now = new Date();
    try {
      utimesSync(this.#file, now, now);
    } catch {
      // Removed a moment ago; the next beat lays it again.
    }
  }

  #owner(): Owner | null {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return null;
    }
  }

  #isLeft(owner: Owner | null): boolean {
    try {
      if (Date.now() - statSync(this.#file).mtimeMs > silent) return true;
      if (!owner) return false;
      process.kill(owner.pid, 0);
      return false;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH' || (error as NodeJS.ErrnoException).code === 'ENOENT';
    }
  }

  /** Moves a lock that was left out of the way; if another has taken it over meanwhile, that one gets it back. */
  #clear(left: Owner | null): void {
    const moved = `${this.#file}.${this.#key}`;
    try {
      renameSync(this.#file, moved);
      const found: Owner | null = JSON.parse(readFileSync(moved, 'utf8'));
      if (found?.key !== left?.key) linkSync(moved, this.#file);
    } catch {
      // It is gone already, or was never whole.
    }
    rmSync(moved, { force: true });
  }
}
