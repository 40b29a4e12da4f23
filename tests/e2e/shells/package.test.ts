import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { chromiumArguments, displayEnvironment, newFolder, root } from '../electron.ts';
import { netLogTo, requestsIn } from '../netLog.ts';
import { RunningCommand } from '../process.ts';
import { openVirtualScreen } from '../virtualScreen.ts';

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

describe.runIf(inject('electron'))('the packaged game', () => {
  let binary: string;
  beforeAll(async () => {
    const packing = new RunningCommand(process.execPath, ['--import', 'tsx', 'build/scripts/package.ts', '--dir']);
    expect([await packing.ended, packing.text]).toEqual([0, expect.stringContaining('ready to run')]);
    const place = readdirSync(packages).find((name) => places[process.platform]?.test(name)) ?? '';
    binary = join(packages, place, binaries[process.platform] ?? 'aerodrome');
  }, 120_000);

  let game: RunningCommand | undefined;
  afterEach(() => game?.kill());

  test.runIf(process.platform === 'linux')(
    'the packaged game shows its page, makes no network requests and cannot run as plain Node',
    async () => {
      const folder = newFolder();
      const log = join(inject('scratch'), 'packed-net-log.json');
      const screen = await openVirtualScreen(newFolder());
      const args = [...chromiumArguments, ...netLogTo(log), '--data', folder];
      // An Electron without fuses would run as plain Node.
      const told = { ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--require=./nothing' };
      game = new RunningCommand(binary, args, { env: { ...displayEnvironment(), ...told, DISPLAY: screen.display } });
      // An empty window and the screen around it have two colours.
      await expect.poll(() => screen.colours(), { timeout: 60_000 }).toBeGreaterThan(200);
      expect(existsSync(join(folder, 'owner.lock'))).toBe(true);
      expect(await game.interrupt()).toBe(0);
      screen.close();
      expect(existsSync(join(folder, 'owner.lock'))).toBe(false);
      expect(requestsIn(log)).toEqual([]);
    },
  );

  test.each([
    '--remote-debugging-port=0',
    '--remote-debugging-pipe',
    '--inspect=0',
    '--js-flags=--expose-gc',
    '--load-extension=.',
    '--renderer-cmd-prefix=nothing',
  ])('the packaged game does not start with %s and prints the reason', async (forbidden) => {
    const folder = newFolder();
    game = new RunningCommand(binary, [...chromiumArguments, forbidden, '--data', folder], {
      env: displayEnvironment(),
    });
    expect(await game.ended).toBe(2);
    expect(game.text).toContain(`does not start with ${forbidden.split('=')[0]}: debugging is not allowed.`);
    expect(game.text).not.toMatch(/listening on/);
    expect(readdirSync(folder)).toEqual([]);
  });
});
