import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  findRunningShell,
  removeLaunchPage,
  renewLaunchPage,
  writeLaunchPage,
} from '../../../electron/browser/launchPage.ts';
import { openShell, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
beforeEach(async () => {
  open = await openShell();
});
afterEach(() => open.close());

const page = () => join(open.folder, 'browser-shell.html');

test('a running shell is found by its folder until it removes its launch page', async () => {
  expect(await findRunningShell(open.folder)).toBeNull();
  expect(writeLaunchPage(open.folder, open.shell)).toBe(page());
  expect((await findRunningShell(open.folder))?.launchPage).toBe(page());
  removeLaunchPage(page(), open.shell);
  expect(await findRunningShell(open.folder)).toBeNull();
  expect(await readdir(open.folder)).not.toContain('browser-shell.html');
});

test('a running shell is found with its address without the token', async () => {
  writeLaunchPage(open.folder, open.shell);
  expect(await findRunningShell(open.folder)).toEqual({ launchPage: page(), address: open.shell.address });
  expect(open.shell.address).not.toContain(open.shell.token);
});

test('the launch page redirects to the game', async () => {
  writeLaunchPage(open.folder, open.shell);
  expect(await readFile(page(), 'utf8')).toContain(`<meta http-equiv="refresh" content="0;url=${open.shell.gameUrl}">`);
});

describe.runIf(process.platform !== 'win32')('only its owner can read the launch page', () => {
  test.each<[string, (file: string) => Promise<unknown>]>([
    ['a file that all could read', (file) => writeFile(file, 'older').then(() => chmod(file, 0o644))],
    ['a link to somewhere else', (file) => symlink(join(open.folder, 'elsewhere'), file)],
    ['nothing', async () => {}],
  ])('the launch page replaces %s by a file with mode 0600', async (_, make) => {
    await make(page());
    writeLaunchPage(open.folder, open.shell);
    expect((await stat(page())).mode & 0o777).toBe(0o600);
    expect(await readdir(open.folder)).not.toContain('elsewhere');
  });

  test('the launch page is written to a private temporary folder if the data folder is not writable', async () => {
    await writeFile(join(open.folder, 'file'), '');
    const elsewhere = writeLaunchPage(join(open.folder, 'file', 'below'), open.shell);
    expect((await stat(elsewhere)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(elsewhere))).mode & 0o777).toBe(0o700);
    expect(await readFile(elsewhere, 'utf8')).toContain(open.shell.gameUrl);
    removeLaunchPage(elsewhere, open.shell);
    expect(await readdir(dirname(elsewhere))).toEqual([]);
  });
});

test('a killed shell is not found although its launch page still exists', async () => {
  const killed = await openShell();
  writeLaunchPage(open.folder, killed.shell);
  await killed.close();
  expect(await findRunningShell(open.folder)).toBeNull();
});

describe('another program on the port of a former shell', () => {
  /** Everything that another program on the port receives. */
  async function heardBy(answer: (response: ServerResponse, url: string) => void): Promise<string> {
    let heard = '';
    const stranger = createServer((request, response) => {
      heard += `${request.method} ${request.url} ${JSON.stringify(request.rawHeaders)}`;
      request.on('data', (data) => {
        heard += data;
      });
      answer(response, request.url ?? '');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    writeLaunchPage(open.folder, { port: (stranger.address() as AddressInfo).port, token: open.shell.token });
    expect(await findRunningShell(open.folder)).toBeNull();
    stranger.closeAllConnections();
    stranger.close();
    return heard;
  }

  test.each<[string, (response: ServerResponse, url: string) => void]>([
    ['knows nothing', (response) => response.writeHead(404).end()],
    ['says yes to everything', (response) => response.end('true')],
    ['says nothing', () => {}],
    ['says nothing more', (response) => response.flushHeaders()],
    ['says what it was asked', (response, url) => response.end(url.split('/').at(-1))],
    ['never stops', (response) => void setInterval(() => response.write('x'), 1).unref()],
    [
      'asks the real one, which has another port',
      (response, path) => {
        request({ host: '127.0.0.1', port: open.shell.port, path }, (answer) => answer.pipe(response)).end();
      },
    ],
  ])('a program that %s is not taken for the shell and does not receive the token', async (_, answer) => {
    const heard = await heardBy(answer);
    expect(heard).toContain('GET /prove/');
    expect(heard).not.toContain(open.shell.token);
  });

  test('a program that sends an endless header does not prevent the start of the game', async () => {
    const sockets: Socket[] = [];
    const stranger = createSocketServer((socket) => {
      sockets.push(socket);
      // An endless header, sent letter by letter.
      setInterval(() => socket.write('a'), 1).unref();
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    writeLaunchPage(open.folder, { port: (stranger.address() as AddressInfo).port, token: open.shell.token });
    expect(await findRunningShell(open.folder)).toBeNull();
    for (const socket of sockets) socket.destroy();
    stranger.close();
  });
});

describe('the proof of a shell', () => {
  const challenge = 'A'.repeat(43);
  const prove = (path: string, method = 'GET') =>
    send(open.shell, { method, path, headers: { host: `127.0.0.1:${open.shell.port}` } });

  test('the proof differs for every challenge and does not contain the token', async () => {
    const [one, again, other] = [
      await prove(`/prove/${challenge}`),
      await prove(`/prove/${challenge}`),
      await prove(`/prove/${'B'.repeat(43)}`),
    ];
    expect([one.status, one.text]).toEqual([200, again.text]);
    expect(one.text).toMatch(/^[\w-]{43}$/);
    expect(other.text).not.toBe(one.text);
    expect(open.shell.token).not.toBe(one.text);
  });

  test.each(['', 'short', `${challenge}A`, `${challenge}?x`, '../index.html'])(
    'the proof is refused for a malformed challenge: %j',
    async (asked) => {
      expect((await prove(`/prove/${asked}`)).status).toBe(404);
    },
  );

  test('the proof is given only by GET and only with the correct Host', async () => {
    expect((await prove(`/prove/${challenge}`, 'POST')).status).toBe(404);
    const path = `/prove/${challenge}`;
    expect((await send(open.shell, { path, headers: { host: 'aerodrome.example' } })).status).toBe(403);
  });
});

test('the shell that started last is found, and an earlier one does not remove its launch page', async () => {
  const later = await openShell();
  writeLaunchPage(open.folder, open.shell);
  writeLaunchPage(open.folder, later.shell);
  removeLaunchPage(page(), open.shell);
  expect((await findRunningShell(open.folder))?.launchPage).toBe(page());
  expect(await readFile(page(), 'utf8')).toContain(later.shell.gameUrl);
  await later.close();
});

describe('a shell that has acquired the lock of its folder', () => {
  test('a shell with the lock of its folder writes its launch page again if it is missing', async () => {
    writeLaunchPage(open.folder, open.shell);
    await rm(page());
    expect(renewLaunchPage(page(), open.folder, open.shell)).toBe(page());
    expect(await findRunningShell(open.folder)).toMatchObject({ address: open.shell.address });
  });

  test('a shell with the lock of its folder replaces the launch page of a shell that had the folder before', async () => {
    const earlier = await openShell();
    writeLaunchPage(open.folder, open.shell);
    writeLaunchPage(open.folder, earlier.shell);
    renewLaunchPage(page(), open.folder, open.shell);
    expect(await readFile(page(), 'utf8')).toContain(open.shell.gameUrl);
    await earlier.close();
  });

  test('a shell with the lock of its folder leaves its own launch page as it is', async () => {
    writeLaunchPage(open.folder, open.shell);
    const { ino, mtimeMs } = await stat(page());
    expect(renewLaunchPage(page(), open.folder, open.shell)).toBe(page());
    expect(await stat(page())).toMatchObject({ ino, mtimeMs });
  });

  test('a shell with the lock of its folder moves its launch page out of a temporary folder once it can write its own', async () => {
    const folder = join(open.folder, 'later');
    await writeFile(folder, '');
    const temporary = writeLaunchPage(folder, open.shell);
    expect(await findRunningShell(folder)).toBeNull();
    await rm(folder);
    await mkdir(folder);
    expect(renewLaunchPage(temporary, folder, open.shell)).toBe(join(folder, 'browser-shell.html'));
    expect(await findRunningShell(folder)).not.toBeNull();
    expect(await readdir(dirname(temporary))).toEqual([]);
  });
});

test.each(['', '<p>', '"http://127.0.0.1:80/#short"', `"http://10.0.0.1:80/#${'x'.repeat(43)}"`])(
  'an invalid launch page is ignored: %s',
  async (text) => {
    await writeFile(page(), text);
    expect(await findRunningShell(open.folder)).toBeNull();
    writeLaunchPage(open.folder, open.shell);
    expect((await findRunningShell(open.folder))?.launchPage).toBe(page());
  },
);
