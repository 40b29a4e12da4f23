import { closeSync, constants, fstatSync, lstatSync, openSync, readFile, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

/** What a link that leads nowhere, or round in a circle, is answered with. */
const brokenLinkErrors = ['ENOENT', 'ELOOP', 'ENXIO'];

/** Whether the name stands for anything, and be it a link that leads nowhere. */
export function exists(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a regular file, or `null` where the name leads to something else, or to more than anybody wrote: to read
 * from a pipe may never end, and to open a device may do anything. Throws where nothing is there, or the disk complains.
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<string | null> {
  const found = openRegular(file, maxBytes);
  if (found === null) return null;
  try {
    return await promisify(readFile)(found, 'utf8');
  } finally {
    closeSync(found);
  }
}

export function readRegularFileSync(file: string, maxBytes: number): string | null {
  const found = openRegular(file, maxBytes);
  if (found === null) return null;
  try {
    return readFileSync(found, 'utf8');
  } finally {
    closeSync(found);
  }
}

function openRegular(file: string, maxBytes: number): number | null {
  lstatSync(file);
  try {
    if (!statSync(file).isFile()) return null;
    // Another may stand in its place by now: never wait for its other end, and look once more.
    const opened = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = fstatSync(opened);
    if (found.isFile() && found.size <= maxBytes) return opened;
    closeSync(opened);
    return null;
  } catch (error) {
    if (brokenLinkErrors.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
