import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesInArguments, ShellRequestQueue } from '../../electron/shellRequests.ts';

const folder = mkdtempSync(join(tmpdir(), 'aerodrome-wishes-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was wished before anybody asked is kept, in order', async () => {
  const shellRequests = new ShellRequestQueue();
  const file = join(folder, 'dawn.aerodrome');
  writeFileSync(file, 'Dawn');
  await shellRequests.open(file);
  shellRequests.add({ show: 'credits' });
  expect(await shellRequests.next()).toEqual({ open: { name: 'dawn.aerodrome', text: 'Dawn' } });
  expect(await shellRequests.next()).toEqual({ show: 'credits' });
});

test('whoever asked before is let go, and the wish goes to whoever asked last', async () => {
  const shellRequests = new ShellRequestQueue();
  const first = shellRequests.next();
  const second = shellRequests.next();
  expect(await first).toBeNull();
  shellRequests.add({ show: 'credits' });
  expect(await second).toEqual({ show: 'credits' });
});

test('what is no file, is gone or is too large is refused by name', async () => {
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

test('only what is called like a match is taken for one among the arguments of a start', () => {
  const args = ['.', '--data', '/data', '--x=/a.json', 'Duel.aerodrome', '/far/old.JSON', 'notes.txt'];
  expect(filesInArguments(args, '/home')).toEqual([resolve('/home', 'Duel.aerodrome'), resolve('/far/old.JSON')]);
});
