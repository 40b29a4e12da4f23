import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, defaultLimits } from '../../../electron/browser/connectionLimits.ts';
import { openShell, pageHeaders, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
afterEach(() => open.close());

/** Starts a shell with short timeouts. */
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

test('a connection without a request is closed after the header timeout', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  await once(socket, 'close');
});

test('a client that sends its headers letter by letter is closed', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  socket.write('GET / HTTP/1.1\r\nx: ');
  const timer = setInterval(() => socket.write('x'), 10);
  await once(socket, 'close');
  clearInterval(timer);
});

test('a request that is never completed is closed', async () => {
  await hurry({ headersMs: 100, requestMs: 200 });
  const socket = await connected();
  const headers = Object.entries(pageHeaders(open.shell, { 'content-length': '1000000' }));
  socket.write(`POST /api/info HTTP/1.1\r\n${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n[`);
  const timer = setInterval(() => socket.write(' '), 10);
  await once(socket, 'close');
  clearInterval(timer);
});

test('a client that does not read its response is closed', async () => {
  await hurry({ idleMs: 100 });
  const socket = await connected();
  socket.pause();
  const headers = Object.entries(pageHeaders(open.shell));
  socket.write(`POST /api/writeLock HTTP/1.1\r\n${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n`);
  socket.resume();
  await once(socket, 'close');
});

test('the page is served despite many connections without a request, and the oldest of them are evicted', async () => {
  await hurry({ headersMs: 600_000, requestMs: 600_000, maxWithoutRequest: 8 });
  const silent: Socket[] = [];
  for (let i = 0; i < 40; i++) silent.push(await connected());
  expect((await get()).status).toBe(200);
  await Promise.all(silent.slice(0, 32).map(async (socket) => socket.closed || once(socket, 'close')));
  expect(silent.slice(33).filter((socket) => socket.closed)).toEqual([]);
  for (const socket of silent) socket.destroy();
});

test('a connection that has sent a request is not evicted', async () => {
  await hurry({ maxWithoutRequest: 2 });
  const asking = await connected();
  asking.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${open.shell.port}\r\n\r\n`);
  await once(asking, 'data');
  const silent = [await connected(), await connected(), await connected()];
  await once(silent[0], 'close');
  expect(asking.closed).toBe(false);
  for (const socket of [asking, ...silent]) socket.destroy();
});

test('connections above the maximum are refused', async () => {
  await hurry({ headersMs: 600_000, requestMs: 600_000, idleMs: 600_000, maxWithoutRequest: 100, maxConnections: 4 });
  const sockets: Socket[] = [];
  for (let i = 0; i < 4; i++) sockets.push(await connected());
  const more = connect(open.shell.port, '127.0.0.1');
  more.on('error', () => {});
  more.resume();
  await once(more, 'close');
  for (const socket of sockets) socket.destroy();
});
