import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const tools = ['bash', 'env', 'awk', 'cat', 'cp', 'dirname', 'grep', 'mkdir', 'mktemp', 'rm', 'tail', 'tee'];

/** A folder with fake programs: PATH contains only basic tools and the scripts of a test. */
let machine: string;
beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'aerodrome-ci-'));
  for (const tool of tools) symlinkSync(findTool(tool), join(machine, tool));
  program('uname', 'echo Linux');
  program('git', `[[ $1 != clone ]] || { mkdir "$4" && cp "${root}/README.md" "$4"; }`);
  program('npm', 'echo "npm $*: CHROME_PATH=$CHROME_PATH, Electron=$AERODROME_TEST_ELECTRON"', testOutput);
});
afterEach(() => rmSync(machine, { recursive: true }));

const testOutput = `if [[ $1 == test ]]; then
  echo 'browser 147, ships 156'
  echo 'Electron suite: 42 (Chromium 148), ships 45 (156)'
  echo '12 passed, 0 failed'
fi`;

function findTool(name: string): string {
  return spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}

function program(name: string, ...lines: string[]): void {
  const file = join(machine, name);
  writeFileSync(file, ['#!/usr/bin/env bash', ...lines, ''].join('\n'));
  chmodSync(file, 0o755);
}

/** Fakes a root user with an apt-get that records each call and installs the given programs. */
function aptGet(installs: string): void {
  program('id', 'echo 0');
  program('apt-get', `echo "$*" >> "${machine}/apt.log"`, installs);
}

function run(env: Record<string, string> = {}): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(join(root, '.ci/run'), {
    env: { PATH: machine, TMPDIR: machine, ...env },
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

const withScreen = () => {
  program('Xvfb', '');
  program('ldconfig', 'echo libgtk-3.so.0 libnss3.so');
};

describe.runIf(process.platform === 'linux')('.ci/run', () => {
  test('.ci/run ends with the tested versions and the number of tests', () => {
    program('id', 'echo 1000');
    program('ldconfig', '');
    const { status, lines } = run();
    expect(status).toBe(0);
    expect(lines.slice(-3)).toEqual([
      'browser 147, ships 156',
      'Electron suite: 42 (Chromium 148), ships 45 (156)',
      '12 passed, 0 failed',
    ]);
  });

  test('.ci/run installs Chromium even if a virtual screen exists, and passes it to the tests', () => {
    withScreen();
    aptGet(`[[ $* != *chromium* ]] || { echo '#!/bin/sh' > "${machine}/chromium" && "${process.execPath}" -e "
      require('fs').chmodSync('${machine}/chromium', 0o755)"; }`);
    const { lines } = run();
    expect(readFileSync(join(machine, 'apt.log'), 'utf8')).toMatch(/^install .* chromium$/m);
    expect(lines).toContain(`npm test: CHROME_PATH=${machine}/chromium, Electron=npm`);
  });

  test('.ci/run does not call apt-get if screen and Chromium exist', () => {
    withScreen();
    aptGet('exit 1');
    program('chromium', '');
    const { status, lines } = run();
    expect(status).toBe(0);
    expect(lines).toContain(`npm test: CHROME_PATH=${machine}/chromium, Electron=npm`);
    expect(() => readFileSync(join(machine, 'apt.log'))).toThrow();
  });

  test('.ci/run keeps the browser of the caller', () => {
    withScreen();
    program('chromium', '');
    expect(run({ CHROME_PATH: '/opt/newest' }).lines).toContain('npm test: CHROME_PATH=/opt/newest, Electron=npm');
  });

  test('.ci/run continues without browser and screen if apt-get fails', () => {
    program('ldconfig', '');
    aptGet('exit 100');
    const { status, lines } = run();
    expect(status).toBe(0);
    expect(lines).toContain('npm test: CHROME_PATH=, Electron=');
  });

  test('.ci/run continues without browser and screen if the user is not root', () => {
    program('ldconfig', '');
    aptGet('');
    program('id', 'echo 1000');
    const { status, lines } = run();
    expect(status).toBe(0);
    expect(lines).toContain('npm test: CHROME_PATH=, Electron=');
  });

  test('.ci/run fails if the tests crash before they are counted', () => {
    withScreen();
    program('chromium', '');
    program('npm', 'exit 7');
    const { status, lines } = run();
    expect(status).toBe(7);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});
