import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.ts';

const wrapper = resolve(root, 'node_modules/electron');

/** Timeout of the check whether the download server can be reached. */
const reachTimeoutMs = 3000;

const names: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
};

/** The binary in the folder of an unpacked Electron release, or `null`. */
export function electronIn(folder: string): string | null {
  const file = join(folder, names[process.platform] ?? 'electron');
  return existsSync(file) ? file : null;
}

/** The binary of the `electron` package if it has been downloaded, or the one of ELECTRON_OVERRIDE_DIST_PATH. */
export function installedElectron(): string | null {
  return electronIn(process.env.ELECTRON_OVERRIDE_DIST_PATH || join(wrapper, 'dist'));
}

/** Downloads the binary if its server can be reached. `tell` is called before the download. */
export async function fetchElectron(tell: () => void): Promise<string | null> {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || !(await canFetchElectron())) return null;
  tell();
  const child = spawn(process.execPath, [join(wrapper, 'install.js')], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return installedElectron();
}

/** Whether the server of Electron's releases can be reached. */
export async function canFetchElectron(): Promise<boolean> {
  const { npm_config_electron_mirror, ELECTRON_MIRROR } = process.env;
  try {
    await fetch(npm_config_electron_mirror || ELECTRON_MIRROR || 'https://github.com/electron/electron', {
      method: 'HEAD',
      signal: AbortSignal.timeout(reachTimeoutMs),
    });
    return true;
  } catch {
    return false;
  }
}

/** The folder of the release that contains a binary, and its version. */
export function releaseOf(binary: string): { folder: string; version: string } {
  const folder = process.platform === 'darwin' ? resolve(dirname(binary), '../../..') : dirname(binary);
  return { folder, version: readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, '') };
}
