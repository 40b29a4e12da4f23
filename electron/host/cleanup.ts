import { chmod, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentKinds } from '../contract.ts';
import { isTemporaryName } from './atomic.ts';

/** The entries that the shells create in a data folder. */
const ownNames: readonly string[] = [...documentKinds, 'electron', 'settings.json', 'owner.lock', 'browser-shell.html'];

function isOwnName(name: string): boolean {
  return ownNames.includes(name.replace(/\.aside(?:-[0-9a-f]{8})?$/, '')) || isTemporaryName(name);
}

/** Creates a folder with mode 0700. An existing folder that also holds other files keeps its mode. */
export async function makePrivate(folder: string, isOwn = isOwnName): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).every((name) => isOwn(name))) await restrictMode(folder, 0o700);
}

/** Deletes temporary files of interrupted writes, and sets the mode of our own files to 0600. */
export async function cleanUp(folder: string, isOwn = isOwnName): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const entry = await lstat(file).catch(() => null);
    if (!entry?.isFile()) continue;
    if (isTemporaryName(name)) await rm(file, { force: true });
    else if (isOwn(name)) await restrictMode(file, 0o600);
  }
}

async function restrictMode(path: string, mode: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  // Only the owner may change the mode; a folder with the sticky bit is shared by several users.
  const canChange = found && found.uid === process.getuid?.() && (found.mode & 0o1000) === 0;
  if (canChange && (found.mode & 0o777) !== mode) await chmod(path, mode).catch(() => {});
}

/** Removed documents can be restored for this long, unless the disk is full earlier. */
const retentionMs = 30 * 24 * 60 * 60_000;

/** Deletes removed documents, all or only those past the retention time. Returns whether any was deleted. */
export async function purgeRemoved(folder: string, which: 'old' | 'all'): Promise<boolean> {
  let hasDeleted = false;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const entry = await lstat(file).catch(() => null);
    // Moving a file changes its ctime; its mtime is still that of the last write.
    if (!entry?.isFile() || (which === 'old' && Date.now() - entry.ctimeMs < retentionMs)) continue;
    await rm(file, { force: true });
    hasDeleted = true;
  }
  return hasDeleted;
}
