import { EventEmitter } from 'node:events';
import { lstat, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWindowBounds, saveWindowBounds } from '../../electron/windowBounds.ts';

let profile: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'aerodrome-place-'));
});
afterEach(() => rm(profile, { recursive: true }));

const screens = [
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: 1920, y: 0, width: 1280, height: 800 },
];
const place = { x: 100, y: 50, width: 1280, height: 800, full: true, maximized: false };
const boundsWith = async (changes: object) => {
  await writeFile(join(profile, 'window.json'), JSON.stringify({ ...place, ...changes }));
  return readWindowBounds(profile, screens);
};

test('a window opens with its stored bounds and full-screen state', async () => {
  expect(await boundsWith({})).toEqual(place);
  expect(await boundsWith({ full: false, maximized: true })).toEqual({ ...place, full: false, maximized: true });
  expect(await boundsWith({ full: 'yes', maximized: 1 })).toEqual({ ...place, full: false });
});

test.each([
  ['on the second screen', { x: 2000 }],
  ['half beside the first', { x: -1000 }],
])('stored bounds are used %s', async (_, changes) => {
  expect(await boundsWith(changes)).not.toBeNull();
});

test.each([
  ['on a screen that was taken away', { x: 4000 }],
  ['left of every screen', { x: -1240 }],
  ['right of every screen', { x: 3160 }],
  ['with its bar above the screen', { y: -10 }],
  ['below every screen', { y: 1050 }],
])('stored bounds are ignored %s', async (_, changes) => {
  expect(await boundsWith(changes)).toBeNull();
});

test.each([{ x: null }, { y: '5' }, { width: 1.5 }, { height: 1e300 }])(
  'bounds with %o are ignored',
  async (changes) => {
    expect(await boundsWith(changes)).toBeNull();
  },
);

test.each(['', '{', 'null', '[]'])('a file with %j is ignored', async (text) => {
  await writeFile(join(profile, 'window.json'), text);
  expect(readWindowBounds(profile, screens)).toBeNull();
});

test('there are no bounds without a file', () => {
  expect(readWindowBounds(profile, screens)).toBeNull();
});

test('a symbolic link in the place of the file is replaced, and its target is not changed', async () => {
  const [file, elsewhere] = [join(profile, 'window.json'), join(profile, 'elsewhere')];
  await writeFile(elsewhere, 'mine');
  await symlink(elsewhere, file);
  const { full, maximized, ...bounds } = place;
  const window = Object.assign(new EventEmitter(), {
    getNormalBounds: () => bounds,
    isFullScreen: () => full,
    isMaximized: () => maximized,
  });
  saveWindowBounds(window as never, profile);
  for (let times = 0; times < 2; times++) window.emit('close');
  expect(await readFile(elsewhere, 'utf8')).toBe('mine');
  expect((await lstat(file)).isFile()).toBe(true);
  expect(readWindowBounds(profile, screens)).toEqual(place);
});
