import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { displayEnvironment, newFolder, root } from '../electron.ts';
import { addressIn, codePattern, pagePattern, RunningCommand } from '../process.ts';

const script = 'build/scripts/start.ts';
const started: RunningCommand[] = [];
afterEach(async () => {
  for (const running of started.splice(0)) await running.kill();
});

/** Runs `npm start` without Electron, unless the environment names one. */
function start(args: string[], env: NodeJS.ProcessEnv = {}): RunningCommand {
  return keep(
    new RunningCommand(process.execPath, ['--import', 'tsx', script, ...args], {
      env: { ...withoutElectron(), ...env },
    }),
  );
}

const withoutElectron = () => ({ ...process.env, ELECTRON_OVERRIDE_DIST_PATH: newFolder() });

function keep(running: RunningCommand): RunningCommand {
  started.push(running);
  return running;
}

/** A folder with one fake command, which writes its arguments to a file, prints a line and exits with the given code. */
function command(name: string, exitCode = 0, output = ''): { folder: string; args(): string | null } {
  const folder = mkdtempSync(join(inject('scratch'), 'command-'));
  const log = join(folder, 'arguments');
  writeFileSync(join(folder, name), `#!/bin/sh\necho "$@" > '${log}'\necho '${output}'\nexit ${exitCode}\n`);
  chmodSync(join(folder, name), 0o755);
  return { folder, args: () => (existsSync(log) ? readFileSync(log, 'utf8').trim() : null) };
}

const withCommand = ({ folder }: { folder: string }) => ({ PATH: `${folder}${delimiter}${process.env.PATH}` });

test('npm start --no-open rebuilds nothing and prints a launch page that works until Ctrl+C', async () => {
  const folder = newFolder();
  const built = () =>
    ['renderer/index.html', 'shells/main.cjs'].map((file) => statSync(join(root, 'dist', file)).mtimeMs);
  const before = built();
  const running = start(['--no-open', '--data', folder]);
  const page = await running.waitForOutput(pagePattern);
  const address = addressIn(page);
  const code = await running.waitForOutput(codePattern);
  const bare = new URL('/', address).href;
  expect(running.text).toBe(
    `Aerodrome is running at ${page} (press Ctrl+C to stop).\n` +
      `If your browser cannot open that page, open ${bare} and enter the code ${code}.\n`,
  );
  expect(built()).toEqual(before);
  expect(await (await fetch(address)).text()).toContain('<title>Aerodrome</title>');
  expect(await running.interrupt()).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(readdirSync(folder).sort()).toEqual(['campaigns', 'matches', 'players', 'tournaments']);
});

test('a first start prints what it builds before it builds', async () => {
  const copy = mkdtempSync(join(inject('scratch'), 'clone-'));
  for (const part of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'build',
    'electron',
    'engine',
    'renderer',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const args = ['--import', 'tsx', script, '--no-open', '--data', newFolder()];
  const running = keep(new RunningCommand(process.execPath, args, { env: withoutElectron(), cwd: copy }));
  await running.waitForOutput(pagePattern);
  const [page, shells, address] = running.text.split('\n').filter((line) => /^(Building|Aerodrome)/.test(line));
  expect([page, shells]).toEqual([
    expect.stringMatching(/^Building the page /),
    expect.stringMatching(/^Building the desktop and browser shells/),
  ]);
  expect(address).toMatch(pagePattern);
});

test('npm start resolves the data folder relative to the folder of the call', async () => {
  const folder = newFolder();
  const args = ['--prefix', root, 'start', '--silent', '--', '--no-open', '--data', basename(folder)];
  const running = keep(new RunningCommand('npm', args, { env: withoutElectron(), cwd: dirname(folder) }));
  await running.waitForOutput(pagePattern);
  expect(existsSync(join(folder, 'owner.lock'))).toBe(true);
  await running.interrupt();
  await expect.poll(() => existsSync(join(folder, 'owner.lock'))).toBe(false);
});

test('a second start prints the launch page of the first and ends; after a kill it starts again', async () => {
  const folder = newFolder();
  const first = start(['--no-open', '--data', folder]);
  const page = await first.waitForOutput(pagePattern);
  const address = addressIn(page);
  const second = start(['--data', folder, '--no-open']);
  expect(await second.ended).toBe(0);
  const bare = new URL('/', address).href;
  expect(second.text).toBe(
    `Aerodrome is already running at ${page}\n` +
      `If your browser cannot open that page, open ${bare} and enter the code that the running Aerodrome printed last.\n`,
  );
  await first.kill();
  const third = start(['--no-open', '--data', folder]);
  const another = addressIn(await third.waitForOutput(pagePattern));
  expect(another).not.toBe(address);
  expect((await fetch(another)).status).toBe(200);
});

test('npm start answers wrong arguments with the usage and starts nothing', async () => {
  const running = start(['--window']);
  expect(await running.ended).toBe(2);
  expect(running.text).toMatch(/Unknown option '--window'.*\nusage: npm start /);
});

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('npm start --browser opens the launch page in the default browser', async () => {
    const browser = command('xdg-open');
    const running = start(['--browser', '--data', newFolder()], withCommand(browser));
    const page = await running.waitForOutput(pagePattern);
    await expect.poll(() => browser.args()).toBe(page);
    expect(running.text).not.toContain('Electron');
  });

  test('a browser that may not read the launch page is started with the address, without token and code', async () => {
    const [browser, desktop] = [command('xdg-open'), command('xdg-settings', 0, 'firefox_firefox.desktop')];
    const paths = [browser.folder, desktop.folder, process.env.PATH].join(delimiter);
    const running = start(['--browser', '--data', newFolder()], { PATH: paths });
    const address = addressIn(await running.waitForOutput(pagePattern));
    await expect.poll(() => browser.args()).toBe(new URL('/', address).href);
    expect(desktop.args()).toBe('get default-web-browser');
  });

  test('a second start opens a browser that may not read the launch page with the address, and names the code', async () => {
    const folder = newFolder();
    const first = start(['--no-open', '--data', folder]);
    const address = addressIn(await first.waitForOutput(pagePattern));
    const [browser, desktop] = [command('xdg-open'), command('xdg-settings', 0, 'firefox_firefox.desktop')];
    const paths = [browser.folder, desktop.folder, process.env.PATH].join(delimiter);
    const second = start(['--data', folder], { PATH: paths });
    expect(await second.ended).toBe(0);
    const bare = new URL('/', address).href;
    await expect.poll(() => browser.args()).toBe(bare);
    expect(second.text).toContain(`open ${bare} and enter the code`);
    expect(second.text).not.toContain(new URL(address).hash.slice(1));
  });

  test('without Electron the game opens in the browser, and one line reports it', async () => {
    const browser = command('xdg-open');
    const running = start(['--data', newFolder()], withCommand(browser));
    const page = await running.waitForOutput(pagePattern);
    await expect.poll(() => browser.args()).toBe(page);
    expect(running.text.split('\n')[0]).toBe(
      'Electron is not installed and cannot be downloaded, so Aerodrome opens in your browser.',
    );
  });

  test('if Electron does not run, the game opens in the browser, and one line reports it', async () => {
    const [electron, browser] = [command('electron', 1), command('xdg-open')];
    const folder = newFolder();
    const running = start(['--data', folder], {
      ...withCommand(browser),
      ELECTRON_OVERRIDE_DIST_PATH: electron.folder,
    });
    const page = await running.waitForOutput(pagePattern);
    expect(electron.args()).toBe(`${root} --data ${folder}`);
    await expect.poll(() => browser.args()).toBe(page);
    expect(running.text).toContain('Electron does not run here, so Aerodrome opens in your browser.\n');
  });
});

test.runIf(inject('electron'))('with Electron the game opens in a window and ends with it', async () => {
  const folder = newFolder();
  const running = start(['--data', folder], {
    ...displayEnvironment(),
    ELECTRON_OVERRIDE_DIST_PATH: dirname(inject('electron') as string),
    // Chromium does not run as root inside its own sandbox.
    ...(process.getuid?.() === 0 && { ELECTRON_DISABLE_SANDBOX: '1' }),
  });
  await expect.poll(() => existsSync(join(folder, 'owner.lock')), { timeout: 15_000 }).toBe(true);
  expect(running.text).toMatch(/^Aerodrome opens in a window of its own\.\n/);
  expect(await running.interrupt()).toBe(0);
  expect(running.text).not.toMatch(pagePattern);
  expect(existsSync(join(folder, 'owner.lock'))).toBe(false);
});
