import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShell, pageHeaders, send } from './client.ts';

const channels = [
  'info',
  'list',
  'read',
  'write',
  'append',
  'writeSummary',
  'readSummaries',
  'remove',
  'restore',
  'readGeneration',
  'writeSettings',
  'exportBackup',
  'importBackup',
  'nextShellRequest',
  'quit',
];
/** `AERODROME_REQUESTS=5000` for a longer proof. */
const requests = Number(process.env.AERODROME_REQUESTS ?? 600);

let open: Awaited<ReturnType<typeof openShell>>;
beforeAll(async () => {
  open = await openShell();
});
afterAll(() => open.close());

const random = new SeededRandom(1917);
const one = <T>(of: readonly T[]): T => of[random.below(of.length)];
const bytes = (length: number) => String.fromCharCode(...Array.from({ length }, () => 1 + random.below(255)));

/** A valid request without the token, with random mutations. */
function nearlyOurs(): string {
  const here = `127.0.0.1:${open.shell.port}`;
  const path = one([
    ...channels.map((channel) => `/api/${channel}`),
    '/api/writeLock',
    '/api/',
    '/',
    '/prove/x',
    '/code',
    `/${bytes(9)}`,
  ]);
  const body = one([
    '[]',
    '["matches"]',
    '["matches","a","{\\"aerodrome\\":1}",0]',
    '[{}]',
    bytes(30),
    '['.repeat(5000),
  ]);
  const headers = [
    `host: ${one([here, here, here, 'localhost', `${here}.example`, bytes(5)])}`,
    `origin: ${one([`http://${here}`, `http://${here}`, 'null', 'http://aerodrome.example'])}`,
    `content-type: ${one(['application/json', 'application/json', 'text/plain'])}`,
    `x-aerodrome-token: ${one(['', 'A'.repeat(43), open.shell.token.slice(0, 42), `${open.shell.token}x`, bytes(43)])}`,
    `x-aerodrome-page: ${one(['0'.repeat(36), '1', bytes(36)])}`,
    `content-length: ${one([body.length, body.length, 0, -1, 1e12, '1, 2'])}`,
    ...(random.below(9) === 0 ? ['transfer-encoding: chunked', `x-${bytes(20)}: ${bytes(200)}`] : []),
  ];
  const method = one(['POST', 'POST', 'POST', 'GET', 'PUT', 'TRACE', bytes(4)]);
  const text = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
  if (random.below(4) > 0) return text;
  const at = random.below(text.length);
  return text.slice(0, at) + bytes(1 + random.below(8)) + text.slice(at + random.below(8));
}

/** All data received before the connection is closed. */
function answersTo(request: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(open.shell.port, '127.0.0.1', () => socket.end(request, 'latin1'));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

test(
  `none of ${requests} mutated requests is accepted, and the shell keeps running`,
  async () => {
    const before = await readdir(open.folder, { recursive: true });
    const seen = new Set<string>();
    for (let i = 0; i < requests; i++) {
      const request = nearlyOurs();
      const text = await answersTo(request);
      expect(text).not.toContain(open.shell.token);
      for (const [, status] of text.matchAll(/^HTTP\/1\.1 (\d+)/gm)) seen.add(status);
      // The page itself is public.
      if (/^HTTP\/1\.1 200/m.test(text)) expect(text).toContain('<p>page</p>');
    }
    expect([...seen].filter((status) => !/^4\d\d$|^200$/.test(status))).toEqual([]);
    expect(seen.size).toBeGreaterThan(4);
    console.log(`${requests} requests`);
    expect(await readdir(open.folder, { recursive: true })).toEqual(before);
    const headers = pageHeaders(open.shell);
    expect((await send(open.shell, { method: 'POST', path: '/api/info', headers }, '[]')).status).toBe(200);
  },
  120_000 + requests * 50,
);
