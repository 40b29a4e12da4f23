import { closeSync, constants, fstatSync, lstatSync, openSync, readFile, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';

/** Errors of broken and circular symbolic links, and of sockets. */
const irregularFileErrors = ['ENOENT', 'ELOOP', 'ENXIO'];

/** Whether there is a directory entry of this name; a broken symbolic link counts. */
export function exists(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of a regular file, or `null` if it is something else or larger than `maxBytes`: reading a pipe may never end,
 * and opening a device may have effects. Throws if there is no such entry, or on file system errors.
 */
export async function readRegularFile(file: string, maxBytes: number): Promise<string | null> {
  const descriptor = openRegular(file, maxBytes);
  if (descriptor === null) return null;
  try {
    return await promisify(readFile)(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

export function readRegularFileSync(file: string, maxBytes: number): string | null {
  const descriptor = openRegular(file, maxBytes);
  if (descriptor === null) return null;
  try {
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

function openRegular(file: string, maxBytes: number): number | null {
  lstatSync(file);
  try {
    if (!statSync(file).isFile()) return null;
    // The file may have been replaced since `stat`: open without blocking and check again.
    const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(descriptor);
    if (stats.isFile() && stats.size <= maxBytes) return descriptor;
    closeSync(descriptor);
    return null;
  } catch (error) {
    if (irregularFileErrors.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
