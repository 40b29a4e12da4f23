import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@aerodrome/engine/core/result.ts';
import type { Channel, Host, HostInfo } from '../contract.ts';
import { callHost, isChannel, refusal, writingChannels } from '../hostCalls.ts';
import type { Page } from '../page.ts';
import { responseHeaders } from '../policy.ts';
import { type ConnectionLimits, defaultLimits, limitConnections } from './connectionLimits.ts';
import {
  addressOf,
  type Endpoint,
  pageOf,
  proofOf,
  readBody,
  refuseCall,
  refuseForeignOrigin,
} from './requestGuard.ts';
import { WriteLock } from './writeLock.ts';

export interface Shell extends Endpoint {
  /** The URL of the game, with the token. */
  address: string;
  close(): Promise<void>;
}

interface HttpAnswer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

/** Below this path the server answers challenges with its proof. */
const proving = '/prove/';

/** Serves the page and the channels of the host on 127.0.0.1. */
export async function serve(host: Host, page: Page, patience: ConnectionLimits = defaultLimits): Promise<Shell> {
  const writeLock = new WriteLock();
  const endpoint: Endpoint = { port: 0, token: randomBytes(32).toString('base64url') };
  const server = createServer({ connectionsCheckingInterval: patience.checkMs }, async (request, response) => {
    const status = refuseForeignOrigin(request, endpoint);
    if (status !== null) send(request, response, { status });
    else if (request.url?.startsWith(proving)) send(request, response, prove(request, endpoint));
    else if (!request.url?.startsWith('/api/')) send(request, response, file(request, page));
    else if (request.url === '/api/writeLock') acquireWriteLock(request, response, endpoint, writeLock);
    // A failure means that the page closed its connection during the request.
    else send(request, response, await handleCall(request, endpoint, host, writeLock).catch(() => refused(400)));
  });
  limitConnections(server, patience);
  await listen(server);
  endpoint.port = (server.address() as AddressInfo).port;
  return {
    ...endpoint,
    address: addressOf(endpoint),
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

function file({ method, url }: IncomingMessage, page: Page): HttpAnswer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  const found = page.get(url?.split('?')[0] ?? '');
  if (!found) return { status: 404 };
  const { type, body } = found;
  return { status: 200, headers: { 'content-type': type, 'content-length': body.length }, body };
}

function prove({ method, url }: IncomingMessage, endpoint: Endpoint): HttpAnswer {
  const challenge = url?.slice(proving.length) ?? '';
  if (method !== 'GET' || !/^[\w-]{43}$/.test(challenge)) return { status: 404 };
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: proofOf(endpoint, challenge) };
}

async function handleCall(
  request: IncomingMessage,
  endpoint: Endpoint,
  host: Host,
  writeLock: WriteLock,
): Promise<HttpAnswer> {
  const status = refuseCall(request, endpoint);
  if (status !== null) return refused(status);
  const channel = request.url?.slice('/api/'.length);
  if (!isChannel(channel)) return refused(404);
  const body = await readBody(request);
  if (body === null) return refused(413);
  return json(200, await callAs(writeLock.isHeldBy(pageOf(request)), host, channel, parse(body)));
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
  const status = refuseCall(request, endpoint) ?? (writeLock.acquire(pageOf(request), response) ? null : 409);
  if (status !== null) {
    send(request, response, refused(status));
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

function refused(status: number): HttpAnswer {
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
