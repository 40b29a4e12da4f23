import { chmod, lstat, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentKinds } from '../contract.ts';
import { unfinished } from './atomic.ts';

/** What a data folder of ours holds. */
const own: readonly string[] = [...documentKinds, 'electron', 'settings.json', 'owner.lock', 'browser-shell.html'];

function isOwnName(name: string): boolean {
  return own.includes(name.replace(/\.aside(?:-[0-9a-f]{8})?$/, '')) || name.endsWith(unfinished);
}

/** Makes a folder for its owner alone. One that was there before, and is used for other things too, stays as it is. */
export async function makePrivate(folder: string, isOwn = isOwnName): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).every((name) => isOwn(name))) await restrictMode(folder, 0o700);
}

/** Sweeps away what was never finished, and shuts our own files to everybody else. */
export async function cleanUp(folder: string, isOwn = isOwnName): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const entry = await lstat(file).catch(() => null);
    if (!entry?.isFile()) continue;
    if (name.endsWith(unfinished)) await rm(file, { force: true });
    else if (isOwn(name)) await restrictMode(file, 0o600);
  }
}

async function restrictMode(path: string, mode: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  // Not everybody may change what another has made; and a folder that all may use is nobody's own.
  const ours = found && found.uid === process.getuid?.() && (found.mode & 0o1000) === 0;
  if (ours && (found.mode & 0o777) !== mode) await chmod(path, mode).catch(() => {});
}

/** How long what was removed can be brought back, unless the disk is full before. */
const retentionMs = 30 * 24 * 60 * 60_000;

/** Empties a folder of removed documents: of those that were put there long ago, or of all. Tells whether there was any. */
export async function purgeRemoved(folder: string, which: 'old' | 'all'): Promise<boolean> {
  let some = false;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const entry = await lstat(file).catch(() => null);
    // A move changes this time, and leaves the other one as the document's own.
    if (!entry?.isFile() || (which === 'old' && Date.now() - entry.ctimeMs < retentionMs)) continue;
    await rm(file, { force: true });
    some = true;
  }
  return some;
}
