import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, defaultLimits } from '../../../electron/browser/connectionLimits.ts';
import { openShell, pageHeaders, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
afterEach(() => open.close());

/** Starts a shell with short timeouts. */
const hurry = async (changes: Partial<ConnectionLimits>) => {
  open = await openShell(() => {}, { limits: { ...defaultLimits, checkMs: 20, ...changes } });
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

/** Sends a request over a connection; a large file that is not read stays in transfer. */
function ask(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${open.shell.port}\r\n\r\n`);
}

async function askWithToken(socket: Socket): Promise<void> {
  const headers = Object.entries(pageHeaders(open.shell, { 'content-length': '2' }));
  socket.write(`POST /api/info HTTP/1.1\r\n${headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')}\r\n[]`);
  await once(socket, 'data');
}

const patient = { headersMs: 600_000, requestMs: 600_000, idleMs: 600_000, strangerIdleMs: 600_000 };

test('a connection without the token is closed after its answer, and one with the token is kept', async () => {
  await hurry({});
  const [stranger, page] = [await connected(), await connected()];
  await askWithToken(page);
  ask(stranger, '/');
  await once(stranger, 'close');
  await askWithToken(page);
  page.destroy();
});

test('a client without the token that does not read its answer is closed', async () => {
  await hurry({ untrustedIdleMs: 200 });
  const socket = connect(open.shell.port, '127.0.0.1');
  socket.on('error', () => {});
  ask(socket, '/large.js');
  await once(socket, 'readable');
  // Silent connections that began later have been closed: so has this one, before the whole file was sent.
  for (let i = 0; i < 2; i++) await once(await connected(), 'close');
  let bytes = 0;
  socket.on('data', (part) => {
    bytes += part.length;
  });
  await once(socket, 'close');
  expect(bytes).toBeLessThan(32 * 1024 * 1024);
});

test('above the maximum the oldest connection without the token is evicted, and the page gets in', async () => {
  await hurry({ ...patient, maxWithoutRequest: 100, maxConnections: 8 });
  const page = await connected();
  await askWithToken(page);
  const strangers: Socket[] = [];
  for (let i = 0; i < 20; i++) strangers.push(await connected());
  await Promise.all(strangers.slice(0, 13).map(async (socket) => socket.closed || once(socket, 'close')));
  expect((await get()).status).toBe(200);
  await askWithToken(page);
  expect(strangers.slice(15).filter((socket) => socket.closed)).toEqual([]);
  for (const socket of [page, ...strangers]) socket.destroy();
});

test('a file of the page in transfer is not evicted by newer connections without a request', async () => {
  await hurry({ ...patient, maxWithoutRequest: 100, maxConnections: 8 });
  const loading = connect(open.shell.port, '127.0.0.1');
  ask(loading, '/large.js');
  await once(loading, 'readable');
  const strangers: Socket[] = [];
  for (let i = 0; i < 40; i++) strangers.push(await connected());
  let bytes = 0;
  for await (const part of loading) bytes += part.length;
  expect(bytes).toBeGreaterThan(32 * 1024 * 1024);
  for (const socket of strangers) socket.destroy();
});

test('256 unread transfers to other programs do not lock the page out', async () => {
  await hurry(patient);
  const strangers: Socket[] = [];
  for (let i = 0; i < 256; i++) {
    const socket = await connected();
    ask(socket, '/large.js');
    socket.pause();
    strangers.push(socket);
  }
  expect((await get()).status).toBe(200);
  const headers = pageHeaders(open.shell);
  expect((await send(open.shell, { method: 'POST', path: '/api/info', headers }, '[]')).status).toBe(200);
  for (const socket of strangers) socket.destroy();
});
