import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Channel, Host, HostInfo } from '../contract.ts';
import { callHost, isChannel, refusal, writingChannels } from '../hostCalls.ts';
import type { PageFiles } from '../page.ts';
import { responseHeaders } from '../policy.ts';
import { type ConnectionLimits, defaultLimits, limitConnections } from './connectionLimits.ts';
import {
  callRefusalStatus,
  type Endpoint,
  foreignOriginStatus,
  gameUrlOf,
  pageIdOf,
  proofOf,
  readBody,
} from './requestGuard.ts';
import { WriteLock } from './writeLock.ts';

export interface Shell extends Endpoint {
  /** The URL of the game, with the token. */
  gameUrl: string;
  close(): Promise<void>;
}

interface HttpAnswer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

/** Below this path the server answers challenges with its proof. */
const proofPath = '/prove/';

/** Serves the page and the channels of the host on 127.0.0.1. */
export async function serve(
  host: Host,
  pageFiles: PageFiles,
  limits: ConnectionLimits = defaultLimits,
): Promise<Shell> {
  const writeLock = new WriteLock();
  const endpoint: Endpoint = { port: 0, token: randomBytes(32).toString('base64url') };
  const server = createServer({ connectionsCheckingInterval: limits.checkMs }, async (request, response) => {
    const status = foreignOriginStatus(request, endpoint);
    if (status !== null) send(request, response, { status });
    else if (request.url?.startsWith(proofPath)) send(request, response, proofAnswer(request, endpoint));
    else if (!request.url?.startsWith('/api/')) send(request, response, fileAnswer(request, pageFiles));
    else if (request.url === '/api/writeLock') acquireWriteLock(request, response, endpoint, writeLock);
    // A failure means that the page closed its connection during the request.
    else send(request, response, await handleCall(request, endpoint, host, writeLock).catch(() => refusalAnswer(400)));
  });
  limitConnections(server, limits);
  await listen(server);
  endpoint.port = (server.address() as AddressInfo).port;
  return {
    ...endpoint,
    gameUrl: gameUrlOf(endpoint),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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

async function handleCall(
  request: IncomingMessage,
  endpoint: Endpoint,
  host: Host,
  writeLock: WriteLock,
): Promise<HttpAnswer> {
  const status = callRefusalStatus(request, endpoint);
  if (status !== null) return refusalAnswer(status);
  const channel = request.url?.slice('/api/'.length);
  if (!isChannel(channel)) return refusalAnswer(404);
  const body = await readBody(request);
  if (body === null) return refusalAnswer(413);
  return json(200, await callAs(writeLock.isHeldBy(pageIdOf(request)), host, channel, parse(body)));
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

function acquireWriteLock(
  request: IncomingMessage,
  response: ServerResponse,
  endpoint: Endpoint,
  writeLock: WriteLock,
): void {
  const status = callRefusalStatus(request, endpoint) ?? (writeLock.acquire(pageIdOf(request), response) ? null : 409);
  if (status !== null) {
    send(request, response, refusalAnswer(status));
    return;
  }
  request.resume();
  response.writeHead(200, { ...responseHeaders, 'content-type': 'text/plain; charset=utf-8' });
  response.flushHeaders();
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
