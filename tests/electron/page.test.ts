import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPage } from '../../electron/page.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aerodrome-page-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('every file of the page has its URL path and type, and the page itself is at the root', async () => {
  await mkdir(join(folder, 'page/assets'), { recursive: true });
  for (const file of ['index.html', 'assets/a.js', 'assets/a b.css', 'assets/icon.svg', 'assets/f.woff2', 'assets/x']) {
    await writeFile(join(folder, 'page', file), file);
  }
  const page = readPage(join(folder, 'page'));
  expect(Object.fromEntries([...page].map(([path, { type, body }]) => [path, [type, body.toString()]]))).toEqual({
    '/': ['text/html; charset=utf-8', 'index.html'],
    '/index.html': ['text/html; charset=utf-8', 'index.html'],
    '/assets/a.js': ['text/javascript; charset=utf-8', 'assets/a.js'],
    '/assets/a%20b.css': ['text/css; charset=utf-8', 'assets/a b.css'],
    '/assets/icon.svg': ['image/svg+xml', 'assets/icon.svg'],
    '/assets/f.woff2': ['font/woff2', 'assets/f.woff2'],
    '/assets/x': ['application/octet-stream', 'assets/x'],
  });
});

test('a symbolic link out of the folder is not part of the page', async () => {
  await mkdir(join(folder, 'page'));
  await writeFile(join(folder, 'page/index.html'), 'page');
  await mkdir(join(folder, 'secrets'));
  await writeFile(join(folder, 'secrets/key.txt'), 'secret');
  await symlink(join(folder, 'secrets'), join(folder, 'page/linked'), 'junction');
  expect([...readPage(join(folder, 'page')).keys()]).toEqual(['/index.html', '/']);
});

test('a folder without a page is refused', async () => {
  await writeFile(join(folder, 'main.js'), '');
  expect(() => readPage(folder)).toThrow('There is no page');
});
