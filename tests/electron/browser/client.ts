import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { type BrowserServer, type ServeOptions, serve } from '../../../electron/browser/server.ts';
import { openHost } from '../../../electron/host/index.ts';
import type { PageFiles } from '../../../electron/page.ts';

const html = { body: Buffer.from('<p>page</p>'), type: 'text/html; charset=utf-8' };
/** Larger than the buffers of a socket: its transfer lasts until the client reads. */
const large = { body: Buffer.alloc(32 * 1024 * 1024, 'x'), type: 'text/javascript; charset=utf-8' };
const pageFiles: PageFiles = new Map([
  ['/', html],
  ['/index.html', html],
  ['/large.js', large],
]);

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Starts a shell on a free port, with a host in an empty folder. */
export async function openShell(quit: () => void = () => {}, options: ServeOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aerodrome-shell-'));
  const host = await openHost({ folder, shell: 'browser', version: '1.2.3', quit });
  const shell = await serve(host, pageFiles, options);
  return {
    shell,
    folder,
    async close() {
      await shell.close();
      await host.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The headers of the page; an override of undefined omits a header. */
export function pageHeaders({ port, token }: BrowserServer, overrides: Record<string, string | undefined> = {}) {
  const headers: Record<string, string | undefined> = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/json',
    'x-aerodrome-token': token,
    'x-aerodrome-page': randomUUID(),
    ...overrides,
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

/** Sends a request as it is, without the repairs that a browser or `fetch` would make. */
export function send({ port }: BrowserServer, options: RequestOptions, body: string | Buffer = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, ...options }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() });
    });
    call.on('error', reject);
    call.end(body);
  });
}

export async function call(
  shell: BrowserServer,
  channel: string,
  args: unknown[],
  id: string,
): Promise<Result<unknown>> {
  const headers = pageHeaders(shell, { 'x-aerodrome-page': id });
  const { text } = await send(shell, { method: 'POST', path: `/api/${channel}`, headers }, JSON.stringify(args));
  return JSON.parse(text);
}

/** Acquires the write lock and returns a function that releases it; null if another page holds the lock. */
export function acquireWriteLock(shell: BrowserServer, id: string): Promise<(() => Promise<void>) | null> {
  return new Promise((resolve, reject) => {
    const headers = pageHeaders(shell, { 'x-aerodrome-page': id });
    const ask = request({ host: '127.0.0.1', port: shell.port, method: 'POST', path: '/api/writeLock', headers });
    ask.on('error', reject);
    ask.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('error', () => {});
      if (answer.statusCode !== 200) resolve(null);
      else resolve(() => leave(answer));
    });
    ask.end('[]');
  });
}

async function leave(answer: IncomingMessage): Promise<void> {
  const closed = new Promise((resolve) => answer.socket.once('close', resolve));
  answer.destroy();
  await closed;
}
