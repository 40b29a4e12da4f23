import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ending = '.running';

/** A file that is there as long as a process that a test has started. */
export function noteOf(scratch: string, pid: number | undefined): string {
  return join(scratch, `${pid}${ending}`);
}

/** Ends what tests that failed have left running. */
export function killLeftOvers(scratch: string): void {
  for (const note of readdirSync(scratch).filter((name) => name.endsWith(ending))) {
    try {
      process.kill(-Number.parseInt(note, 10), 'SIGKILL');
    } catch {
      // It ended by itself just now.
    }
  }
}
