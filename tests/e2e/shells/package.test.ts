import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumArguments, newFolder, onScreen, root } from '../electron.ts';
import { netLogTo, requestsIn } from '../net-log.ts';
import { Running } from '../process.ts';

const packages = join(root, 'dist/packages');
const places: Partial<Record<NodeJS.Platform, RegExp>> = {
  linux: /^linux.*-unpacked$/,
  win32: /^win.*-unpacked$/,
  darwin: /^mac/,
};
const binaries: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'Aerodrome.exe',
  darwin: 'Aerodrome.app/Contents/MacOS/Aerodrome',
};

describe.runIf(inject('electron'))('the packed game', () => {
  let binary: string;
  beforeAll(async () => {
    const packing = new Running(process.execPath, ['--import', 'tsx', 'build/scripts/package.ts', '--dir']);
    expect([await packing.ended, packing.text]).toEqual([0, expect.stringContaining('ready to run')]);
    const place = readdirSync(packages).find((name) => places[process.platform]?.test(name)) ?? '';
    binary = join(packages, place, binaries[process.platform] ?? 'aerodrome');
  }, 120_000);

  let game: Running | undefined;
  afterAll(() => game?.kill());

  test('shows its page, asks the network for nothing, and cannot be turned into another program', async () => {
    const folder = newFolder();
    const log = join(inject('scratch'), 'packed-net-log.json');
    const args = [...chromiumArguments, ...netLogTo(log), '--remote-debugging-port=0', '--data', folder];
    // Any other Electron would obey these, and be plain Node.
    const env = { ...onScreen(), ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require=./nothing' };
    game = new Running(binary, args, { env });
    const port = (await game.says(/DevTools listening on ws:\/\/127\.0\.0\.1:\d+/)).split(':').at(-1);
    const address = `http://127.0.0.1:${port}`;
    // Whoever attaches while the window is being made may wait for ever.
    await expect
      .poll(async () => (await fetch(`${address}/json/list`)).json())
      .toEqual([expect.objectContaining({ type: 'page', title: 'Aerodrome', url: 'app://aerodrome/' })]);
    const browser = await chromium.connectOverCDP(address);
    const [page] = browser.contexts()[0].pages();
    expect(await page.title()).toBe('Aerodrome');
    expect(await page.evaluate('aerodrome.info()')).toMatchObject({ ok: { shell: 'electron', folder, reports: [] } });
    await expect.poll(() => page.evaluate('document.getElementById("app").childElementCount')).toBeGreaterThan(0);
    // The window may be gone before the answer is there.
    await page.evaluate('aerodrome.quit()').catch(() => {});
    expect(await game.ended).toBe(0);
    expect(existsSync(join(folder, 'owner.lock'))).toBe(false);
    expect(requestsIn(log)).toEqual([]);
  });
});
