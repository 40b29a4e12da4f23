import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  canFetchElectron,
  electronIn,
  fetchElectron,
  installedElectron,
  releaseOf,
} from '../../build/scripts/app/electron.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aerodrome-binary-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const name =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform as string] ?? 'electron';

test('an Electron release is found by its binary, and its version is read', () => {
  expect(electronIn(folder)).toBeNull();
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
  writeFileSync(join(folder, 'version'), 'v1.2.3\n');
  expect(electronIn(folder)).toBe(join(folder, name));
  expect(releaseOf(join(folder, name))).toEqual({ folder, version: '1.2.3' });
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder);
  expect(installedElectron()).toBe(join(folder, name));
});

test('Electron is not downloaded into an overriding folder', async () => {
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', folder);
  expect(installedElectron()).toBeNull();
  expect(await fetchElectron(() => {})).toBeNull();
});

test('a server that answers can be reached, and one that refuses cannot', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('npm_config_electron_mirror', '');
  vi.stubEnv('ELECTRON_MIRROR', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await canFetchElectron()).toBe(true);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await canFetchElectron()).toBe(false);
});
