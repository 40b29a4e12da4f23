import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesInArguments, ShellRequestQueue } from '../../electron/shellRequests.ts';

const folder = mkdtempSync(join(tmpdir(), 'aerodrome-wishes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('requests are queued in order until the page polls', async () => {
  const shellRequests = new ShellRequestQueue();
  const file = join(folder, 'dawn.aerodrome');
  writeFileSync(file, 'Dawn');
  await shellRequests.open(file);
  shellRequests.add({ show: 'credits' });
  expect(await shellRequests.next()).toEqual({ open: { name: 'dawn.aerodrome', text: 'Dawn' } });
  expect(await shellRequests.next()).toEqual({ show: 'credits' });
});

test('an earlier poll ends with null, and the request goes to the last one', async () => {
  const shellRequests = new ShellRequestQueue();
  const first = shellRequests.next();
  const second = shellRequests.next();
  expect(await first).toBeNull();
  shellRequests.add({ show: 'credits' });
  expect(await second).toEqual({ show: 'credits' });
});

test('a path that is missing, too large or no file is refused with its name', async () => {
  const shellRequests = new ShellRequestQueue();
  const path = (name: string) => join(folder, name);
  mkdirSync(path('folder.aerodrome'));
  writeFileSync(path('large.aerodrome'), Buffer.alloc(10 * 1024 * 1024 + 1));
  const names = ['gone.aerodrome', 'folder.aerodrome', 'large.aerodrome'];
  if (process.platform !== 'win32') {
    execFileSync('mkfifo', [path('pipe.aerodrome')]);
    names.push('pipe.aerodrome');
  }
  for (const name of names) {
    await shellRequests.open(path(name));
    expect(await shellRequests.next()).toEqual({ refused: { code: 'shell.notOpened', params: { name } } });
  }
});

test('only arguments with the extension of a match are taken as files', () => {
  const args = ['.', '--data', '/data', '--x=/a.json', 'Duel.aerodrome', '/far/old.JSON', 'notes.txt'];
  expect(filesInArguments(args, '/home')).toEqual([resolve('/home', 'Duel.aerodrome'), resolve('/far/old.JSON')]);
});
