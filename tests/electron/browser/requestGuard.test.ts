import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../../../electron/browser/requestGuard.ts';
import { openShell, pageHeaders, send } from './client.ts';

let open: Awaited<ReturnType<typeof openShell>>;
beforeAll(async () => {
  open = await openShell();
});
afterAll(() => open.close());

const info = (overrides: Record<string, string | undefined> = {}, body: string | Buffer = '[]', method = 'POST') =>
  send(open.shell, { method, path: '/api/info', headers: pageHeaders(open.shell, overrides) }, body);
const refused = { problem: { code: 'host.refused' } };

test('a call of the page is answered', async () => {
  const { status, headers, text } = await info();
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({ ok: { shell: 'browser', version: '1.2.3', folder: open.folder } });
});

test('the server listens on 127.0.0.1 only, not on other addresses of the machine', async () => {
  const reached = await new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.2', port: open.shell.port, timeout: 2000 }, () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('timeout', () => socket.destroy(new Error('silent')));
  });
  expect(reached).toBe(false);
});

test('the URL has a long token in its fragment, a new one at each start', async () => {
  const { gameUrl, port, token } = open.shell;
  expect(gameUrl).toBe(`http://127.0.0.1:${port}/#${token}`);
  expect(token).toMatch(/^[\w-]{43}$/);
  const another = await openShell();
  expect(another.shell.token).not.toBe(token);
  await another.close();
});

describe('refused calls', () => {
  test.each([
    ['without a token', { 'x-aerodrome-token': undefined }, 401],
    ['with an empty token', { 'x-aerodrome-token': '' }, 401],
    ['with another token of the same length', { 'x-aerodrome-token': 'A'.repeat(43) }, 401],
    ['with a piece of the token', { 'x-aerodrome-token': 'piece' }, 401],
    ['by the name of another host that leads here', { host: 'aerodrome.example' }, 403],
    ['by the name of this machine', { host: 'localhost' }, 403],
    ['for another port', { host: '127.0.0.1:1' }, 403],
    ['from a page of another origin', { origin: 'https://aerodrome.example' }, 403],
    ['from a page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['from no page at all', { origin: undefined }, 403],
    ['without the id of a page', { 'x-aerodrome-page': undefined }, 400],
    ['with an id that is none', { 'x-aerodrome-page': '../x' }, 400],
    ['with an id that only contains one', { 'x-aerodrome-page': `${'0'.repeat(36)}x` }, 400],
    ['with an id that only ends in one', { 'x-aerodrome-page': `x${'0'.repeat(36)}` }, 400],
    ['as a form, which other pages may send', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text, which other pages may send', { 'content-type': 'text/plain' }, 415],
  ])('a call is refused %s', async (_, overrides, status) => {
    expect((await info(overrides)).status).toBe(status);
  });

  test.each(['host', 'origin'])(
    'a call is refused if the port in its %s only begins with the right one',
    async (header) => {
      const here = pageHeaders(open.shell)[header];
      expect((await info({ [header]: `${here}0` })).status).toBe(403);
      expect((await info({ [header]: `${here}.example` })).status).toBe(403);
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a call by %s is refused', async (method) => {
    const { status, headers } = await info({}, '', method);
    expect([status, headers.allow]).toEqual([405, 'POST']);
    // A preflight request of a foreign page gets no permission.
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['nothing', 'info/', 'info?x', '', 'constructor', '__proto__', 'close', '../index.html'])(
    'a call to an unknown channel is refused: %s',
    async (channel) => {
      const headers = pageHeaders(open.shell);
      const { status, text } = await send(open.shell, { method: 'POST', path: `/api/${channel}`, headers }, '[]');
      expect([status, JSON.parse(text)]).toEqual([404, refused]);
    },
  );

  test.each(['', '{', '{}', 'null', '"info"', '[1]', '[[]]'])(
    'a call with a malformed body is refused: %s',
    async (body) => {
      expect(JSON.parse((await info({}, body)).text)).toEqual(refused);
    },
  );
});

describe('bodies above the size limit', () => {
  test('a body above the limit is refused by its content-length before it is sent', async () => {
    const { status, headers } = await info({ 'content-length': String(maxBodyBytes + 1) }, '[');
    expect([status, headers.connection]).toEqual([413, 'close']);
  });

  test('a body above the limit without content-length is refused while it is sent', async () => {
    const lengthless = { 'transfer-encoding': 'chunked' };
    expect((await info(lengthless, Buffer.alloc(maxBodyBytes + 1, ' '))).status).toBe(413);
  });

  test('a body of exactly the maximum size is read', async () => {
    const body = Buffer.alloc(maxBodyBytes, ' ');
    body.write('[]');
    const { status, text } = await info({}, body);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: { shell: 'browser' } });
  });
});

describe('files of the page', () => {
  const get = (path: string, overrides = {}, method = 'GET') =>
    send(open.shell, { method, path, headers: { host: `127.0.0.1:${open.shell.port}`, ...overrides } });

  test.each(['/', '/index.html', '/?x=1'])('a file of the page needs no token: %s', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type'], text]).toEqual([200, 'text/html; charset=utf-8', '<p>page</p>']);
  });

  test('the body of a file is not sent for HEAD', async () => {
    const { status, headers, text } = await get('/', {}, 'HEAD');
    expect([status, headers['content-length'], text]).toEqual([200, '11', '']);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..\\package.json',
    '//etc/passwd',
    '/etc/passwd',
    '/index.html/../../../etc/passwd',
    '/index.html%00.js',
    '/browser-shell.json',
    'http://127.0.0.1/index.html',
  ])('a file outside the page is not found: %s', async (path) => {
    const { status, text } = await get(path);
    expect([status, text]).toEqual([404, '']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('a file cannot be requested by %s', async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['host', 'aerodrome.example'],
    ['host', `localhost:80`],
    ['origin', 'https://aerodrome.example'],
  ])('a file is not served to a foreign Host or Origin: %s %s', async (header, value) => {
    expect((await get('/', { [header]: value })).status).toBe(403);
  });

  test('a file is not served without a Host header', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(open.shell.port, '127.0.0.1', () => socket.end('GET / HTTP/1.0\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });
});

test.each(['/', '/nothing', '/api/info', '/api/nothing'])(
  'every response has the Content Security Policy: %s',
  async (path) => {
    const { headers } = await send(open.shell, { path, headers: { host: `127.0.0.1:${open.shell.port}` } });
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  },
);
