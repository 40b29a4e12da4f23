import { randomUUID } from 'node:crypto';
import { constants, fstatSync, ftruncateSync, renameSync, type Stats, statSync, writeSync } from 'node:fs';
import { copyFile, type FileHandle, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FolderLostError } from './problems.ts';

/** The path of a new temporary file in a folder. One that is found at start is left over from an interrupted write. */
export function temporaryPath(folder: string): string {
  return join(folder, `${randomUUID()}.unfinished`);
}

/** Whether a name is one of `temporaryPath`. Another program's file may have the same ending. */
export function isTemporaryName(name: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/.test(name);
}

/**
 * Atomic write: a crash leaves either the old or the new text, never a mixture. Resolves when the file and its directory
 * entry are synced to disk. The folder lock is checked directly before the rename.
 */
export async function writeAtomically(file: string, text: string, ownsFolder: () => boolean): Promise<void> {
  await replace(file, ownsFolder, async (temporary) => {
    const handle = await open(temporary, 'wx', 0o600);
    await writeAndSync(handle, () => handle.writeFile(text));
  });
}

/** Atomic copy, with the same guarantees. */
export async function copyAtomically(from: string, file: string, ownsFolder: () => boolean): Promise<void> {
  await replace(file, ownsFolder, async (temporary) => {
    await copyFile(from, temporary);
    const handle = await open(temporary, 'r+');
    await writeAndSync(handle, () => handle.chmod(0o600));
  });
}

async function replace(
  file: string,
  ownsFolder: () => boolean,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = temporaryPath(dirname(file));
  try {
    await make(temporary);
    renameUnderLock(temporary, file, ownsFolder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/**
 * Appends to a file behind its first `length` bytes and syncs it. `isExpected` and the folder lock are checked directly
 * before the write; nothing runs between. Resolves with `null` if the file is not as expected, or was replaced during the
 * write. If the write or the sync fails, the file is truncated to `length` again. Does not follow a symbolic link.
 */
export async function appendDurably(
  file: string,
  data: Uint8Array,
  length: number,
  isExpected: (found: Stats) => boolean,
  ownsFolder: () => boolean,
): Promise<Stats | null> {
  const handle = await open(file, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
  try {
    const found = fstatSync(handle.fd);
    if (!isExpected(found)) return null;
    if (!ownsFolder()) throw new FolderLostError();
    try {
      // The rest of an interrupted write.
      if (found.size > length) ftruncateSync(handle.fd, length);
      writeAll(handle.fd, data, length);
      await handle.sync();
    } catch (error) {
      if (ownsFolder()) await truncate(handle, length);
      throw error;
    }
    if (!ownsFolder()) throw new FolderLostError();
    const written = fstatSync(handle.fd);
    // Another program may have replaced the file meanwhile, and the line is in the old one.
    return statSync(file).ino === written.ino ? written : null;
  } finally {
    await handle.close();
  }
}

/** A disk that is nearly full may take a part of the data. */
function writeAll(descriptor: number, data: Uint8Array, position: number): void {
  for (let done = 0; done < data.length; ) {
    done += writeSync(descriptor, data, done, data.length - done, position + done);
  }
}

/** If this fails, too, the rest is found and dropped when the file is next read. */
async function truncate(handle: FileHandle, length: number): Promise<void> {
  try {
    ftruncateSync(handle.fd, length);
    await handle.sync();
  } catch {}
}

/** Renames a file if this process holds the folder lock. Synchronous, so that nothing runs between check and rename. */
export function renameUnderLock(from: string, to: string, ownsFolder: () => boolean): void {
  if (!ownsFolder()) throw new FolderLostError();
  renameSync(from, to);
}

/** Syncs the directory entries of a folder to disk. Windows cannot open folders and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await writeAndSync(handle, async () => {});
}

async function writeAndSync(handle: FileHandle, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
    await handle.sync();
  } finally {
    await handle.close();
  }
}
