// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, not templates.
import { inFile, type Mutant, type Nearest } from './mutant.ts';

const own = 'tests/electron/browser/';
/** The tests of a source for which the one of its own name would not do. */
const nearest: Nearest = {
  'electron/browser/gate.ts': [`${own}gate`, `${own}running`],
  'electron/calls.ts': ['tests/electron/calls', `${own}pen`],
  'electron/browser/server.ts': [`${own}gate`, `${own}running`, `${own}pen`],
};

/** Faults in the shells: who is let in, and what a window may do. */
export const mutants: Mutant[] = [
  ...inFile(
    nearest,
    'electron/browser/gate.ts',
    ['/^[0-9a-f-]{36}$/', '/[0-9a-f-]{36}$/'],
    ['/^[0-9a-f-]{36}$/', '/^[0-9a-f-]{36}/'],
    ['if (headers.host !== here) return 403;', 'if (!headers.host?.startsWith(here)) return 403;'],
    ['if (headers.host !== here) return 403;', ''],
    ['headers.origin !== `http://${here}`', '!headers.origin.startsWith(`http://${here}`)'],
    ['if (headers.origin === undefined) return 403;', ''],
    ["if (!sameText(String(headers['x-aerodrome-token']), token)) return 401;", ''],
    ["if (headers['content-type'] !== 'application/json') return 415;", ''],
    ["if (method !== 'POST') return 405;", ''],
    ['> largestBody) return 413;', '>= largestBody) return 413;'],
    ['if (length > largestBody) return null;', ''],
    ['return a.length === b.length && timingSafeEqual(a, b);', 'return a.length === b.length;'],
    ['`aerodrome ${port} ${challenge}`', '`aerodrome ${challenge}`'],
    ['`aerodrome ${port} ${challenge}`', '`aerodrome ${port}`'],
  ),
  ...inFile(
    nearest,
    'electron/browser/running.ts',
    ["{ mode: 0o600, flag: 'wx' }", "{ flag: 'wx' }"],
    ['rmSync(pageIn(folder), { force: true, recursive: true });', ''],
    ['gate && (await proves(gate)) ?', 'gate ?'],
    ['if (announced(page)?.token === token) rmSync', 'rmSync'],
    ['resolve(sameText(text, proof));', 'resolve(text.length === proof.length);'],
    ['if (text.length > proof.length) break;', '', 'the time for the whole exchange ends it too'],
    ['signal: AbortSignal.timeout(patience),', ''],
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
    ['if (!isChannel(channel)) return refused(404);', ''],
    ['if (body === null) return refused(413);', ''],
    ['if (changing.has(channel)) return { problem: elsewhere };', ''],
    ['response.writeHead(status, { ...answerHeaders, ...headers });', 'response.writeHead(status, { ...headers });'],
    ["if (status >= 400 && !request.complete) response.setHeader('connection', 'close');", ''],
    ["server.listen(0, '127.0.0.1', resolve);", 'server.listen(0, resolve);'],
    ["randomBytes(32).toString('base64url')", "randomBytes(8).toString('base64url')"],
    ['return info.readOnly ? answer :', 'return !info.readOnly ? answer :'],
  ),
  ...inFile(
    nearest,
    'electron/browser/patience.ts',
    ['server.headersTimeout = headers;', '', 'the time for the whole request ends it too'],
    ['server.requestTimeout = request;', ''],
    ['server.timeout = silence;', ''],
    ['server.maxConnections = most;', ''],
    ['if (silent.size > waiting) oldest?.destroy();', ''],
    ['if (silent.size > waiting) oldest?.destroy();', 'if (silent.size > waiting) socket.destroy();'],
    ["server.on('request', ({ socket }) => silent.delete(socket));", ''],
  ),
  ...inFile(
    nearest,
    'electron/browser/pen.ts',
    ['if (this.#held && this.#held.page !== page) return false;', ''],
    ['if (this.#held?.stream === stream) this.#held = null;', 'this.#held = null;'],
    ['return this.#held?.page === page;', 'return this.#held !== null;'],
  ),
  ...inFile(nearest, 'electron/calls.ts', ['args.length === shape.length && ', ''], ["  'takeIn',\n", '']),
  ...inFile(
    nearest,
    'electron/session.ts',
    ['!/^(?:app|data|blob|devtools):/', '!/(?:app|data|blob|devtools):/'],
    ['{ status: 404, headers: answerHeaders }', '{ status: 404 }'],
    ["request.method === 'GET' && ", ''],
    [' && `${scheme}://${host}` === origin', ''],
    ['session.setPermissionCheckHandler(() => false);', 'session.setPermissionCheckHandler(() => true);'],
    ['answer(false));', 'answer(true));'],
    ['session.setSpellCheckerLanguages([]);', ''],
  ),
  ...inFile(nearest, 'electron/switches.ts', ["  'remote-debugging-pipe',\n", ''], ["  'gpu-launcher',\n", '']),
  ...inFile(
    nearest,
    'electron/place.ts',
    ['y >= screen.y,', 'y + height >= screen.y,'],
    ['x < screen.x + screen.width - hold &&', ''],
    ['x + width > screen.x + hold &&', 'x + width > screen.x &&'],
    ['y < screen.y + screen.height - hold &&', ''],
    ['full: full === true', 'full'],
    ['if (![x, y, width, height].every((length) => Number.isSafeInteger(length))) return null;', ''],
  ),
  ...inFile(nearest, 'electron/page.ts', ['if (entry.isFile()) {', '{']),
  ...inFile(nearest, 'electron/menu.ts', ["{ role: 'reload' },", ''], ['(packaged ? [] :', '(!packaged ? [] :']),
];

/** The tests that must notice. */
export const tests: string[] = ['tests/electron'];
