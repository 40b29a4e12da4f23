import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.ts';

const wrapper = resolve(root, 'node_modules/electron');

/** How long a machine may take to show that it can reach the place the binary comes from. */
const patience = 3000;

const names: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/** The binary in a folder that was unpacked from an Electron release, if it is there. */
export function electronIn(folder: string): string | null {
  const file = join(folder, names[process.platform] ?? 'electron');
  return existsSync(file) ? file : null;
}

/** The binary that belongs to the `electron` package, if it has been fetched; or the one that stands in for it. */
export function installedElectron(): string | null {
  return electronIn(process.env.ELECTRON_OVERRIDE_DIST_PATH || join(wrapper, 'dist'));
}

/** Fetches that binary, once, where its source is in reach, and tells before it begins. */
export async function fetchElectron(tell: () => void): Promise<string | null> {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || !(await canFetchElectron())) return null;
  tell();
  const child = spawn(process.execPath, [join(wrapper, 'install.js')], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return installedElectron();
}

/** Whether the place that Electron's releases come from answers at all. */
export async function canFetchElectron(): Promise<boolean> {
  const { npm_config_electron_mirror, ELECTRON_MIRROR } = process.env;
  try {
    await fetch(npm_config_electron_mirror || ELECTRON_MIRROR || 'https://github.com/electron/electron', {
      method: 'HEAD',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}

/** The unpacked release around a binary, which says in a file which version it is. */
export function releaseOf(binary: string): { folder: string; version: string } {
  const folder = process.platform === 'darwin' ? resolve(dirname(binary), '../../..') : dirname(binary);
  return { folder, version: readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '') };
}
