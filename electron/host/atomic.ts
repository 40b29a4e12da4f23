import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Marks a file that is being written; one that is found later was never finished, and means nothing. */
export const unfinished = '.unfinished';

/**
 * Replaces a file so that at every moment either the old or the new text is there, whole. It has answered only when the
 * text, and the name it goes by, are on the disk.
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const scratch = join(dirname(file), `${randomUUID()}${unfinished}`);
  try {
    const handle = await open(scratch, 'wx');
    await finish(handle, () => handle.writeFile(text));
    await rename(scratch, file);
  } catch (error) {
    await rm(scratch, { force: true });
    throw error;
  }
  await syncFolder(dirname(file));
}

/** Puts a file's present name on the disk. Windows cannot open folders, and keeps names in order by itself. */
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
