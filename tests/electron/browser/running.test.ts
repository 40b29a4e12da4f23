import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announce, findRunning, withdraw } from '../../../electron/browser/running.ts';
import { openShell } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
beforeEach(async () => {
  open = await openShell();
});
afterEach(() => open.close());

const file = () => join(open.folder, 'browser-shell.json');

test('a running shell is found by its folder, and not any more when it has withdrawn', async () => {
  expect(await findRunning(open.folder)).toBeNull();
  announce(open.folder, open.shell);
  expect(await findRunning(open.folder)).toBe(open.shell.address);
  withdraw(open.folder, open.shell);
  expect(await findRunning(open.folder)).toBeNull();
});

test.runIf(process.platform !== 'win32')('nobody else may read the token, whatever was there before', async () => {
  await writeFile(file(), 'older');
  await chmod(file(), 0o644);
  announce(open.folder, open.shell);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

test('a shell that was killed is not found, though its file is still there', async () => {
  const killed = await openShell();
  announce(open.folder, killed.shell);
  await killed.close();
  expect(await findRunning(open.folder)).toBeNull();
});

test('another program that got the port since is not taken for ours', async () => {
  const stranger = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  announce(open.folder, { port: (stranger.address() as AddressInfo).port, token: open.shell.token });
  expect(await findRunning(open.folder)).toBeNull();
  stranger.close();
});

test('a later start is the one that is found, and an earlier one does not withdraw it', async () => {
  const later = await openShell();
  announce(open.folder, open.shell);
  announce(open.folder, later.shell);
  withdraw(open.folder, open.shell);
  expect(await findRunning(open.folder)).toBe(later.shell.address);
  await later.close();
});

test.each(['', '{', '[]', 'null', '{"port":"80","token":"x"}', '{"port":1.5}'])(
  'a file that says nothing useful is passed over: %s',
  async (text) => {
    await writeFile(file(), text);
    expect(await findRunning(open.folder)).toBeNull();
    announce(open.folder, open.shell);
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ port: open.shell.port, token: open.shell.token });
  },
);
