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
import { join } from 'node:path';
import { unfinished } from './atomic.ts';
import { exists, readRegularFileSync } from './readRegularFile.ts';

/** An owner shows that it lives this often; one that has been silent for longer than `silent` is gone. */
export const heartbeatMs = 2000;
const staleAfterMs = 10_000;
const maxLockBytes = 4096;
/** How drives complain that know no second name for a file. */
const hardLinkErrors = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

interface Owner {
  key: string;
  pid: number;
  /** When the process with this number began, where the system tells: numbers are given again. */
  born: string | null;
  /** Where the number means something. */
  machine: string;
}

/**
 * One process owns a data folder. A lock left by a process that was killed is taken over at once, as is one whose number
 * another program has by now; any other as soon as it has been silent for a while. Whoever was only held up for so long
 * finds that the folder is not its own any more, even if it is nobody's: it may have been another's meanwhile.
 */
export class FolderLock {
  readonly #folder: string;
  readonly #file: string;
  #key: string | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'owner.lock');
  }

  /** Whether the folder is ours from now on. Throws where the folder cannot be written at all. */
  acquire(): boolean {
    for (let tries = 0; tries < 2; tries++) {
      // Whoever only asks leaves no trace in another's folder.
      if (exists(this.#file)) {
        const owner = ownerIn(this.#file);
        if (!this.#isStale(owner)) return false;
        this.#removeStale(owner);
      }
      if (this.#claim(randomUUID())) return true;
    }
    return false;
  }

  /** Whether it has been ours, and nobody else's, ever since it was taken. */
  isHeld(): boolean {
    return this.#key !== null && ownerIn(this.#file)?.key === this.#key;
  }

  /** Shows that we live. */
  heartbeat(): void {
    if (!this.isHeld()) return;
    const now = new Date();
    try {
      utimesSync(this.#file, now, now);
    } catch {
      // Removed a moment ago; whoever asks next whether we hold it finds out.
    }
  }

  release(): void {
    if (this.isHeld()) rmSync(this.#file, { force: true });
    this.#key = null;
  }

  /** Whole at once: it gets its name only when it says whose it is. */
  #claim(key: string): boolean {
    const owner: Owner = { key, pid: process.pid, born: processStartTime(process.pid), machine };
    const scratch = this.#scratch();
    const write = (file: string) => writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    try {
      write(scratch);
      linkOrWrite(scratch, this.#file, write);
      this.#key = key;
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // There is an owner; it may have swept our scratch file away just now.
      if (code === 'EEXIST' || (code === 'ENOENT' && exists(this.#file))) return false;
      throw error;
    } finally {
      rmSync(scratch, { force: true });
    }
  }

  /** A time to come says as little as one long past: a clock has been set. */
  #isStale(owner: Owner | null): boolean {
    try {
      if (Math.abs(Date.now() - lstatSync(this.#file).mtimeMs) > staleAfterMs) return true;
    } catch {
      return true;
    }
    if (!owner || owner.machine !== machine) return false;
    return !isAlive(owner.pid) || processStartTime(owner.pid) !== owner.born;
  }

  /** Moves a lock that was left out of the way; if another has taken it over meanwhile, that one gets it back. */
  #removeStale(stale: Owner | null): void {
    const moved = this.#scratch();
    try {
      renameSync(this.#file, moved);
      if (ownerIn(moved)?.key !== stale?.key) linkSync(moved, this.#file);
    } catch {
      // It is gone already, or its place is taken.
    }
    rmSync(moved, { force: true, recursive: true });
  }

  #scratch(): string {
    return join(this.#folder, `${randomUUID()}${unfinished}`);
  }
}

function linkOrWrite(scratch: string, file: string, write: (file: string) => void): void {
  try {
    linkSync(scratch, file);
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

/** Containers of one machine count their processes each for itself, and Linux names their counts. */
const machine = [hostname(), linkOf('/proc/self/ns/pid')].join(' ');

function linkOf(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

/** Linux tells when a process began, counted from the start of the machine; elsewhere silence has to tell. */
function processStartTime(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program comes in brackets, and may hold anything.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
