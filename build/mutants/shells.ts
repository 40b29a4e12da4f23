// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, not templates.
import { inFile, type Mutant, type Nearest } from './mutant.ts';

const own = 'tests/electron/browser/';
/** The tests of a source file, where they are not just the test file of the same name. */
const nearest: Nearest = {
  'electron/browser/requestGuard.ts': [`${own}requestGuard`, `${own}launchPage`],
  'electron/hostCalls.ts': ['tests/electron/hostCalls', `${own}writeLock`],
  'electron/browser/server.ts': [`${own}requestGuard`, `${own}launchPage`, `${own}writeLock`],
};

/** Mutants of the shells: access control, and permissions of a window. */
export const mutants: Mutant[] = [
  ...inFile(
    nearest,
    'electron/browser/requestGuard.ts',
    ['/^[0-9a-f-]{36}$/', '/[0-9a-f-]{36}$/'],
    ['/^[0-9a-f-]{36}$/', '/^[0-9a-f-]{36}/'],
    ['if (headers.host !== here) return 403;', 'if (!headers.host?.startsWith(here)) return 403;'],
    ['if (headers.host !== here) return 403;', ''],
    ['headers.origin !== `http://${here}`', '!headers.origin.startsWith(`http://${here}`)'],
    ['if (headers.origin === undefined) return 403;', ''],
    ["if (!sameText(String(headers['x-aerodrome-token']), token)) return 401;", ''],
    ["if (headers['content-type'] !== 'application/json') return 415;", ''],
    ["if (method !== 'POST') return 405;", ''],
    ['> maxBodyBytes) return 413;', '>= maxBodyBytes) return 413;'],
    ['if (length > maxBodyBytes) return null;', ''],
    ['return a.length === b.length && timingSafeEqual(a, b);', 'return a.length === b.length;'],
    ['`aerodrome ${port} ${challenge}`', '`aerodrome ${challenge}`'],
    ['`aerodrome ${port} ${challenge}`', '`aerodrome ${port}`'],
  ),
  ...inFile(
    nearest,
    'electron/browser/launchPage.ts',
    ["{ mode: 0o600, flag: 'wx' }", "{ flag: 'wx' }"],
    ['rmSync(launchPageIn(folder), { force: true, recursive: true });', ''],
    ['endpoint && (await knowsToken(endpoint)) ?', 'endpoint ?'],
    ['if (readEndpoint(launchPage)?.token === token) rmSync', 'rmSync'],
    ['resolve(sameText(text, proof));', 'resolve(text.length === proof.length);'],
    ['if (text.length > proof.length) break;', '', 'the time for the whole exchange ends it too'],
    ['signal: AbortSignal.timeout(proofTimeoutMs),', ''],
  ),
  ...inFile(
    nearest,
    'electron/browser/server.ts',
    [
      'if (status !== null) send(request, response, { status });',
      'if (status === 0) send(request, response, { status });',
    ],
    ["method !== 'GET' || !/^[\\w-]{43}$/.test(challenge)", "method !== 'GET'"],
    ["if (method !== 'GET' || ", 'if ('],
    ["if (method !== 'GET' && method !== 'HEAD') return", "if (method === '') return"],
    ['if (!isChannel(channel)) return refusalAnswer(404);', ''],
    ['if (body === null) return refusalAnswer(413);', ''],
    ['if (writingChannels.has(channel)) return { problem: elsewhere };', ''],
    ['response.writeHead(status, { ...responseHeaders, ...headers });', 'response.writeHead(status, { ...headers });'],
    ["if (status >= 400 && !request.complete) response.setHeader('connection', 'close');", ''],
    ["server.listen(0, '127.0.0.1', resolve);", 'server.listen(0, resolve);'],
    ["randomBytes(32).toString('base64url')", "randomBytes(8).toString('base64url')"],
    ['return info.readOnly ? answer :', 'return !info.readOnly ? answer :'],
  ),
  ...inFile(
    nearest,
    'electron/browser/connectionLimits.ts',
    ['server.headersTimeout = headersMs;', '', 'the time for the whole request ends it too'],
    ['server.requestTimeout = requestMs;', ''],
    ['server.timeout = idleMs;', ''],
    ['server.maxConnections = maxConnections;', ''],
    ['if (unused.size > maxWithoutRequest) oldest?.destroy();', ''],
    [
      'if (unused.size > maxWithoutRequest) oldest?.destroy();',
      'if (unused.size > maxWithoutRequest) socket.destroy();',
    ],
    ["server.on('request', ({ socket }) => unused.delete(socket));", ''],
  ),
  ...inFile(
    nearest,
    'electron/browser/writeLock.ts',
    ['if (this.#holder && this.#holder.pageId !== pageId) return false;', ''],
    ['if (this.#holder?.stream === stream) this.#holder = null;', 'this.#holder = null;'],
    ['return this.#holder?.pageId === pageId;', 'return this.#holder !== null;'],
  ),
  ...inFile(nearest, 'electron/hostCalls.ts', ['args.length === shape.length && ', ''], ["  'importBackup',\n", '']),
  ...inFile(
    nearest,
    'electron/pageSession.ts',
    ['!/^(?:app|data|blob|devtools):/', '!/(?:app|data|blob|devtools):/'],
    ['{ status: 404, headers: responseHeaders }', '{ status: 404 }'],
    ["request.method === 'GET' && ", ''],
    [' && `${scheme}://${host}` === origin', ''],
    ['session.setPermissionCheckHandler(() => false);', 'session.setPermissionCheckHandler(() => true);'],
    ['answer(false));', 'answer(true));'],
    ['session.setSpellCheckerLanguages([]);', ''],
  ),
  ...inFile(
    nearest,
    'electron/debuggingSwitches.ts',
    ["  'remote-debugging-pipe',\n", ''],
    ["  'gpu-launcher',\n", ''],
  ),
  ...inFile(
    nearest,
    'electron/windowBounds.ts',
    ['y >= screen.y,', 'y + height >= screen.y,'],
    ['x < screen.x + screen.width - minVisible &&', ''],
    ['x + width > screen.x + minVisible &&', 'x + width > screen.x &&'],
    ['y < screen.y + screen.height - minVisible &&', ''],
    ['full: full === true', 'full'],
    ['if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return null;', ''],
  ),
  ...inFile(nearest, 'electron/page.ts', ['if (entry.isFile()) {', '{']),
  ...inFile(nearest, 'electron/menu.ts', ["{ role: 'reload' },", ''], ['(packaged ? [] :', '(!packaged ? [] :']),
];

/** The tests that must detect the mutants. */
export const tests: string[] = ['tests/electron'];
