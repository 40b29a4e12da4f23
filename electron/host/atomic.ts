import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { copyFile, type FileHandle, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FolderLostError } from './problems.ts';

/** Marks a file that is being written; one that is found later was never finished, and means nothing. */
export const unfinished = '.unfinished';

/**
 * Replaces a file so that at every moment either the old or the new text is there, whole. It has answered only when the
 * text, and the name it goes by, are on the disk. The folder must still be ours at the moment of the change itself.
 */
export async function writeAtomically(file: string, text: string, ownsFolder: () => boolean): Promise<void> {
  await replace(file, ownsFolder, async (scratch) => {
    const handle = await open(scratch, 'wx', 0o600);
    await finish(handle, () => handle.writeFile(text));
  });
}

/** Copies a file in the same way. */
export async function copyAtomically(from: string, file: string, ownsFolder: () => boolean): Promise<void> {
  await replace(file, ownsFolder, async (scratch) => {
    await copyFile(from, scratch);
    const handle = await open(scratch, 'r+');
    await finish(handle, () => handle.chmod(0o600));
  });
}

async function replace(
  file: string,
  ownsFolder: () => boolean,
  make: (scratch: string) => Promise<void>,
): Promise<void> {
  const scratch = join(dirname(file), `${randomUUID()}${unfinished}`);
  try {
    await make(scratch);
    move(scratch, file, ownsFolder);
  } catch (error) {
    await rm(scratch, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Gives a file another name. Nothing of this process can come between the question and the deed. */
export function move(from: string, to: string, ownsFolder: () => boolean): void {
  if (!ownsFolder()) throw new FolderLostError();
  renameSync(from, to);
}

/** Puts the names in a folder on the disk. Windows cannot open folders, and keeps names in order by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await finish(handle, async () => {});
}

async function finish(handle: FileHandle, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
    await handle.sync();
  } finally {
    await handle.close();
  }
}
