import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { temporaryPath } from './atomic.ts';
import { exists, readRegularFileSync } from './readRegularFile.ts';

/** Heartbeat interval of the owner. A lock without a heartbeat for `staleAfterMs` is stale. */
export const heartbeatMs = 2000;
const staleAfterMs = 10_000;
const maxLockBytes = 4096;
/** Errors of file systems without hard links. */
const hardLinkErrors = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** The content of `owner.lock`. Its keys are stored and keep their names. */
interface Owner {
  key: string;
  pid: number;
  /** Start time of the process, where the system reports it: process ids are reused. */
  born: string | null;
  /** The machine or container in which `pid` is valid. */
  machine: string;
}

/**
 * Lock file of a data folder: one process may write in it. The lock of a dead process, or of one whose process id was
 * reused, is taken over at once; any other lock once its heartbeat is stale. A process that was only suspended for that
 * long has lost the lock, even if the folder is free again: another process may have written meanwhile.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #file: string;
  #key: string | null = null;
  /** The keys of all locks of this process. A folder that was renamed may come back with an earlier one. */
  readonly #ownKeys = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'owner.lock');
  }

  /** Tries to acquire the lock; returns whether it is held. Throws if the folder is not writable. */
  acquire(report: (problem: Problem) => void = () => {}): boolean {
    const setAside = this.#setFolderAside();
    if (setAside) report(setAside);
    for (let tries = 0; tries < 2; tries++) {
      // A failed attempt must not create files in a folder that another process owns.
      if (exists(this.#file)) {
        const owner = ownerIn(this.#file);
        if (owner && this.#ownKeys.has(owner.key)) return this.#resume(owner.key);
        if (!this.#isStale(owner)) return false;
        this.#removeStale(owner);
      }
      if (this.#claim(randomUUID())) return true;
    }
    return false;
  }

  /** Whether this process has held the lock without interruption since it acquired it. */
  isHeld(): boolean {
    return this.#key !== null && ownerIn(this.#file)?.key === this.#key;
  }

  /** Renews the modification time of the lock file. */
  heartbeat(): void {
    if (!this.isHeld()) return;
    const now = new Date();
    try {
      utimesSync(this.#file, now, now);
    } catch {
      // The file was removed meanwhile; the next `isHeld` returns false.
    }
  }

  release(): void {
    try {
      if (this.isHeld()) rmSync(this.#file, { force: true });
    } catch {
      // The lock is stale as soon as this process has ended.
    }
    this.#key = null;
  }

  /** Holds a lock of this process again: another process that took over would have replaced it. */
  #resume(key: string): boolean {
    this.#key = key;
    this.heartbeat();
    return true;
  }

  /** Creates the lock file atomically: a hard link to a complete temporary file. */
  #claim(key: string): boolean {
    const owner: Owner = { key, pid: process.pid, born: processStartTime(process.pid), machine };
    const temporary = temporaryPath(this.#folder);
    const write = (file: string) => writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    try {
      write(temporary);
      linkOrWrite(temporary, this.#file, write);
      this.#key = key;
      this.#ownKeys.add(key);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another process has the lock; it may have cleaned up the temporary file.
      if (code === 'EEXIST' || (code === 'ENOENT' && exists(this.#file))) return false;
      throw error;
    } finally {
      rmSync(temporary, { force: true });
    }
  }

  /** A heartbeat far in the future is stale, too: the clock has been changed. */
  #isStale(owner: Owner | null): boolean {
    try {
      if (Math.abs(Date.now() - lstatSync(this.#file).mtimeMs) > staleAfterMs) return true;
    } catch {
      return true;
    }
    if (!owner || owner.machine !== machine) return false;
    return !isAlive(owner.pid) || processStartTime(owner.pid) !== owner.born;
  }

  /** Renames a folder in the place of the lock file. No process makes one, so it needs no time to become stale. */
  #setFolderAside(): Problem | null {
    if (!isFolder(this.#file)) return null;
    const moved = `${this.#file}.aside-${randomUUID().slice(0, 8)}`;
    renameSync(this.#file, moved);
    if (isFolder(moved)) {
      return { code: 'host.folderInPlaceOfFile', params: { file: basename(this.#file), folder: basename(moved) } };
    }
    // Another process has replaced it by its lock meanwhile.
    linkSync(moved, this.#file);
    rmSync(moved);
    return null;
  }

  /** Moves a stale lock away. If another process has replaced it meanwhile, that lock is put back. */
  #removeStale(stale: Owner | null): void {
    const moved = temporaryPath(this.#folder);
    try {
      renameSync(this.#file, moved);
      if (ownerIn(moved)?.key !== stale?.key) linkSync(moved, this.#file);
    } catch {
      // The lock is gone already, or another process has a new one.
    }
    rmSync(moved, { force: true });
  }
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function linkOrWrite(temporary: string, file: string, write: (file: string) => void): void {
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!hardLinkErrors.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    write(file);
  }
}

function ownerIn(file: string): Owner | null {
  try {
    const owner: Owner | null = JSON.parse(readRegularFileSync(file, maxLockBytes) ?? 'null');
    return owner && typeof owner.key === 'string' && Number.isSafeInteger(owner.pid) ? owner : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Host name and PID namespace: containers on one machine have process ids of their own. */
const machine = [hostname(), linkOf('/proc/self/ns/pid')].join(' ');

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/** Start time of a process in clock ticks since boot (Linux only). Other systems rely on the heartbeat. */
function processStartTime(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name is in brackets and may contain anything, including brackets.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
