import { randomUUID } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { renameUnderLock, syncFolder } from './atomic.ts';
import { LinkedFolderError } from './problems.ts';

// The data folder itself may be a symbolic link. Its subfolders may not: the target could belong to another program, and
// the host changes modes, replaces files and deletes old ones in its folders.

export function isLink(folder: string): boolean {
  try {
    return lstatSync(folder).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Whether a folder is missing, or another entry has its name. A symbolic link counts as a folder. */
export function isMissing(folder: string): boolean {
  try {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    return !found?.isDirectory() && !found?.isSymbolicLink();
  } catch {
    return false;
  }
}

/** Throws `LinkedFolderError` if one of these folders is a symbolic link. */
export function refuseLinks(root: string, ...folders: readonly string[]): void {
  for (const folder of [root, ...folders]) if (isLink(folder)) throw new LinkedFolderError(nameOf(root, folder));
}

/** The name of a folder in messages: `matches`, or `matches/kept`. */
function nameOf(root: string, folder: string): string {
  return folder === root ? basename(root) : `${basename(root)}/${basename(folder)}`;
}

/** Renames a file or other entry that has the name of a folder, and reports the new name. */
export async function renameNonFolder(
  root: string,
  folder: string,
  ownsFolder: () => boolean,
): Promise<Problem | null> {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return null;
  const newPath = `${folder}.aside-${randomUUID().slice(0, 8)}`;
  renameUnderLock(folder, newPath, ownsFolder);
  await syncFolder(dirname(folder));
  return { code: 'host.fileInPlaceOfFolder', params: { folder: nameOf(root, folder), file: basename(newPath) } };
}
