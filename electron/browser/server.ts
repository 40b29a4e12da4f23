import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Channel, Host, HostInfo } from '../contract.ts';
import { callHost, isChannel, refusal, writingChannels } from '../hostCalls.ts';
import type { PageFiles } from '../page.ts';
import { responseHeaders } from '../policy.ts';
import { AccessCode } from './accessCode.ts';
import { type ConnectionLimits, ConnectionPool, defaultLimits } from './connectionLimits.ts';
import { PagePresence } from './pagePresence.ts';
import {
  addressOf,
  callRefusalStatus,
  type Endpoint,
  foreignOriginStatus,
  formRefusalStatus,
  gameUrlOf,
  maxCodeBytes,
  pageIdOf,
  proofOf,
  readBody,
} from './requestGuard.ts';
import { WriteLock } from './writeLock.ts';

export interface Shell extends Endpoint {
  /** The URL of the game, with the token. */
  gameUrl: string;
  /** The address without the token, for browsers that may not read the launch page. */
  address: string;
  /** The one-time code that the page at that address asks for. */
  readonly code: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  limits?: ConnectionLimits;
  /** Called after the access code was used, with the next one. */
  onCodeUsed?(next: string): void;
  /** Called a minute after the last page has gone. */
  onLastPageGone?(): void;
}

/** The parts of a running server. */
interface Context {
  host: Host;
  endpoint: Endpoint;
  writeLock: WriteLock;
  connections: ConnectionPool;
  presence: PagePresence;
  code: AccessCode;
  onCodeUsed(next: string): void;
}

interface HttpAnswer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

/** Below this path the server answers challenges with its proof. */
const proofPath = '/prove/';
const codePath = '/code';
const writeLockPath = '/api/writeLock';

/** Serves the page and the channels of the host on 127.0.0.1. */
export async function serve(
  host: Host,
  pageFiles: PageFiles,
  { limits = defaultLimits, onCodeUsed = () => {}, onLastPageGone = () => {} }: ServeOptions = {},
): Promise<Shell> {
  const endpoint: Endpoint = { port: 0, token: randomBytes(32).toString('base64url') };
  const code = new AccessCode();
  const presence = new PagePresence(onLastPageGone);
  const server = createServer({ connectionsCheckingInterval: limits.checkMs });
  const connections = new ConnectionPool(server, limits);
  const context: Context = { host, endpoint, writeLock: new WriteLock(), connections, presence, code, onCodeUsed };
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === writeLockPath && acquireWriteLock(request, response, context)) return;
    // A failure means that the page closed its connection during the request.
    const answer = await answerTo(request, context, pageFiles).catch(() => refusalAnswer(400));
    // The files of the page are requested without the token. Closing these connections leaves other programs none.
    if (!connections.isTrusted(request.socket)) response.setHeader('connection', 'close');
    send(request, response, answer);
  });
  await listen(server);
  endpoint.port = (server.address() as AddressInfo).port;
  return {
    ...endpoint,
    gameUrl: gameUrlOf(endpoint),
    address: addressOf(endpoint),
    get code() {
      return code.text;
    },
    close: () =>
      new Promise((resolve) => {
        presence.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerTo(request: IncomingMessage, context: Context, pageFiles: PageFiles): Promise<HttpAnswer> {
  const status = foreignOriginStatus(request, context.endpoint);
  if (status !== null) return { status };
  if (request.url?.startsWith(proofPath)) return proofAnswer(request, context.endpoint);
  if (request.url === '/' || request.url === codePath) context.presence.noteOpening();
  if (request.url === codePath) return redeemCode(request, context);
  if (!request.url?.startsWith('/api/')) return fileAnswer(request, pageFiles);
  return handleCall(request, context);
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
}

function fileAnswer({ method, url }: IncomingMessage, pageFiles: PageFiles): HttpAnswer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  const found = pageFiles.get(url?.split('?')[0] ?? '');
  if (!found) return { status: 404 };
  const { type, body } = found;
  return { status: 200, headers: { 'content-type': type, 'content-length': body.length }, body };
}

function proofAnswer({ method, url }: IncomingMessage, endpoint: Endpoint): HttpAnswer {
  const challenge = url?.slice(proofPath.length) ?? '';
  if (method !== 'GET' || !/^[\w-]{43}$/.test(challenge)) return { status: 404 };
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: proofOf(endpoint, challenge) };
}

/** Exchanges the access code for the token. */
async function redeemCode(request: IncomingMessage, context: Context): Promise<HttpAnswer> {
  const status = formRefusalStatus(request);
  if (status !== null) return refusalAnswer(status);
  const given = parse((await readBody(request, maxCodeBytes)) ?? '');
  if (typeof given !== 'string' || !context.code.redeem(given)) return refusalAnswer(401);
  context.onCodeUsed(context.code.text);
  return json(200, { ok: context.endpoint.token });
}

async function handleCall(request: IncomingMessage, context: Context): Promise<HttpAnswer> {
  const { endpoint, host, writeLock, connections, presence } = context;
  const status = callRefusalStatus(request, endpoint);
  if (status !== null) return refusalAnswer(status);
  connections.trust(request.socket);
  const pageId = pageIdOf(request);
  if (!writeLock.isHeldBy(pageId)) presence.noteCall(pageId);
  if (request.url === writeLockPath) return refusalAnswer(409);
  const channel = request.url?.slice('/api/'.length);
  if (!isChannel(channel)) return refusalAnswer(404);
  const body = await readBody(request);
  if (body === null) return refusalAnswer(413);
  return json(200, await callAs(writeLock.isHeldBy(pageId), host, channel, parse(body)));
}

/** All pages share one host, but only the page with the write lock may write. */
async function callAs(mayWrite: boolean, host: Host, channel: Channel, args: unknown): Promise<Result<unknown>> {
  const elsewhere = { code: 'host.ownedElsewhere' };
  if (mayWrite) return callHost(host, channel, args);
  if (writingChannels.has(channel)) return { problem: elsewhere };
  const answer = await callHost(host, channel, args);
  if (channel !== 'info' || 'problem' in answer) return answer;
  const info = answer.ok as HostInfo;
  return info.readOnly ? answer : { ok: { ...info, readOnly: true, reports: [elsewhere, ...info.reports] } };
}

/** Whether the page has the write lock now; its response then stays open. */
function acquireWriteLock(request: IncomingMessage, response: ServerResponse, context: Context): boolean {
  const { endpoint, writeLock, connections, presence } = context;
  const isRefused = (foreignOriginStatus(request, endpoint) ?? callRefusalStatus(request, endpoint)) !== null;
  const pageId = pageIdOf(request);
  if (isRefused || !writeLock.acquire(pageId, response)) return false;
  connections.trust(request.socket);
  presence.attach(pageId, response);
  request.resume();
  response.writeHead(200, { ...responseHeaders, 'content-type': 'text/plain; charset=utf-8' });
  response.flushHeaders();
  return true;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function refusalAnswer(status: number): HttpAnswer {
  const answer = json(status, refusal);
  return status === 405 ? { ...answer, headers: { ...answer.headers, allow: 'POST' } } : answer;
}

function json(status: number, value: Result<unknown>): HttpAnswer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  // The rest of a refused request is not read, so its connection cannot be reused.
  if (status >= 400 && !request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { ...responseHeaders, ...headers });
  // Node omits the body of a response to HEAD.
  response.end(body);
}
