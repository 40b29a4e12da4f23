import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, defaultLimits } from '../../../electron/browser/connectionLimits.ts';
import { openShell, pageHeaders, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
afterEach(() => open.close());

/** A shell in a hurry, so that nobody has to wait for it to lose its patience. */
const hurry = async (changes: Partial<ConnectionLimits>) => {
  open = await openShell(() => {}, { ...defaultLimits, checkMs: 20, ...changes });
};

async function connected(): Promise<Socket> {
  const socket = connect(open.shell.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

const get = () => send(open.shell, { path: '/', headers: { host: `127.0.0.1:${open.shell.port}` } });

test('who says nothing is cut off', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  await once(socket, 'close');
});

test('who says it a letter at a time is cut off', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  socket.write('GET / HTTP/1.1\r\nx: ');
  const timer = setInterval(() => socket.write('x'), 10);
  await once(socket, 'close');
  clearInterval(timer);
});

test('who never ends what was begun is cut off', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  const headers = Object.entries(pageHeaders(open.shell, { 'content-length': '1000000' }));
  socket.write(`POST /api/info HTTP/1.1\r\n${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n[`);
  const timer = setInterval(() => socket.write(' '), 10);
  await once(socket, 'close');
  clearInterval(timer);
});

test('who takes nothing of what it asked for is cut off', async () => {
  await hurry({ idleMs: 100 });
  const socket = await connected();
  socket.pause();
  const headers = Object.entries(pageHeaders(open.shell));
  socket.write(`POST /api/writeLock HTTP/1.1\r\n${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n`);
  socket.resume();
  await once(socket, 'close');
});

test('however many say nothing, our page is served, and those who came first have to go', async () => {
  await hurry({ headersMs: 600_000, requestMs: 600_000, maxIdle: 8 });
  const silent: Socket[] = [];
  for (let i = 0; i < 40; i++) silent.push(await connected());
  expect((await get()).status).toBe(200);
  await Promise.all(silent.slice(0, 32).map(async (socket) => socket.closed || once(socket, 'close')));
  expect(silent.slice(33).filter((socket) => socket.closed)).toEqual([]);
  for (const socket of silent) socket.destroy();
});

test('who has asked for something is not among those who wait', async () => {
  await hurry({ maxIdle: 2 });
  const asking = await connected();
  asking.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${open.shell.port}\r\n\r\n`);
  await once(asking, 'data');
  const silent = [await connected(), await connected(), await connected()];
  await once(silent[0], 'close');
  expect(asking.closed).toBe(false);
  for (const socket of [asking, ...silent]) socket.destroy();
});

test('more connections than any page needs are not even taken', async () => {
  await hurry({ headersMs: 600_000, requestMs: 600_000, idleMs: 600_000, maxIdle: 100, maxConnections: 4 });
  const sockets: Socket[] = [];
  for (let i = 0; i < 4; i++) sockets.push(await connected());
  const more = connect(open.shell.port, '127.0.0.1');
  more.on('error', () => {});
  more.resume();
  await once(more, 'close');
  for (const socket of sockets) socket.destroy();
});
