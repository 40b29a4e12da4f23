import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type BrowserServer, chromium } from '@playwright/test';
import type { TestProject } from 'vitest/node';
import { buildStale } from '../../build/scripts/app/build.ts';
import { serveChromium } from '../../build/scripts/app/chromium.ts';
import { releaseOf } from '../../build/scripts/app/electron.ts';
import { findTestElectron } from '../../build/scripts/app/testElectron.ts';
import { refuseOlder, versionLines } from '../../build/scripts/app/versions.ts';
import { killLeftOvers } from './leftoverProcesses.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The binary of the Electron to test with, or null where there is none. */
    electron: string | null;
    /** The X server to show windows on; null where the system has its own screen. */
    display: string | null;
    /** Where the one Chromium of all tests listens; each opens a context of its own in it. */
    chromium: string;
    /** A folder for the files of all tests. */
    scratch: string;
  }
}

/** Global set-up of the e2e tests: a fresh build, a Chromium, an Electron, and a screen for it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { server, version } = await openChromium();
  provide('chromium', server.wsEndpoint());
  await buildStale();
  const found = findTestElectron();
  const screen = 'binary' in found ? await openScreen() : null;
  const missing = 'missing' in found ? found.missing : screen && 'missing' in screen ? screen.missing : null;
  // If the variable asks for Electron, its tests must run.
  if (missing && process.env.AERODROME_TEST_ELECTRON) {
    await server.close();
    throw new Error(missing);
  }
  if (missing) console.warn(`\nThe tests of the Electron shell are skipped: ${missing}.\n`);
  provide('electron', 'binary' in found && !missing ? found.binary : null);
  provide('display', screen && 'display' in screen ? screen.display : null);
  const scratch = mkdtempSync(join(tmpdir(), 'aerodrome-e2e-'));
  provide('scratch', scratch);
  tellVersions(versionLines(version, 'binary' in found && !missing ? releaseOf(found.binary).version : null));
  return async () => {
    await server.close();
    killLeftOvers(scratch);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    if (screen && 'server' in screen) screen.server.kill();
  };
}

/** Chromium from npm may be older than the one that ships; the browser of CHROME_PATH may not. */
async function openChromium(): Promise<{ server: BrowserServer; version: string }> {
  const server = await serveChromium();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const version = browser.version();
    await browser.close();
    if (process.env.CHROME_PATH) refuseOlder(version);
    return { server, version };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** `npm test` names a file, and prints its lines at the end of the run. */
function tellVersions(lines: string[]): void {
  const file = process.env.AERODROME_TEST_VERSIONS;
  if (file) writeFileSync(file, lines.join('\n'));
  else console.log(lines.join('\n'));
}

type Screen = { server: ChildProcess; display: string } | { missing: string } | null;

/** Starts Xvfb on Linux without a display; the server picks a free display number. */
function openScreen(): Promise<Screen> {
  if (process.platform !== 'linux' || process.env.DISPLAY) return Promise.resolve(null);
  return new Promise((resolve) => {
    const options = ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
    const server = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    server.on('error', () => resolve({ missing: 'there is no screen, and Xvfb is not installed' }));
    (server.stdio[3] as Readable).once('data', (number) => resolve({ server, display: `:${String(number).trim()}` }));
  });
}
