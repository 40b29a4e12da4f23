import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { call, changing, isChannel, refusal } from '../calls.ts';
import type { Channel, Host, HostInfo } from '../contract.ts';
import type { Page } from '../page.ts';
import { answerHeaders } from '../policy.ts';
import { addressOf, type Gate, pageOf, proofOf, readBody, refuseCall, refuseStranger } from './gate.ts';
import { cutSlow, type Patience, patient } from './patience.ts';
import { Pen } from './pen.ts';

export interface Shell extends Gate {
  /** What a person opens. */
  address: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

/** Below this address whoever asks gets the proof that it is us who answer. */
const proving = '/prove/';

/** Serves the page and the host's channels to this machine's browsers. */
export async function serve(host: Host, page: Page, patience: Patience = patient): Promise<Shell> {
  const pen = new Pen();
  const gate: Gate = { port: 0, token: randomBytes(32).toString('base64url') };
  const server = createServer({ connectionsCheckingInterval: patience.look }, async (request, response) => {
    const status = refuseStranger(request, gate);
    if (status !== null) send(request, response, { status });
    else if (request.url?.startsWith(proving)) send(request, response, prove(request, gate));
    else if (!request.url?.startsWith('/api/')) send(request, response, file(request, page));
    else if (request.url === '/api/pen') lendPen(request, response, gate, pen);
    // Nobody is left to answer where the page went away in the middle of its request.
    else send(request, response, await callHost(request, gate, host, pen).catch(() => refused(400)));
  });
  cutSlow(server, patience);
  await listen(server);
  gate.port = (server.address() as AddressInfo).port;
  return {
    ...gate,
    address: addressOf(gate),
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

function file({ method, url }: IncomingMessage, page: Page): Answer {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { allow: 'GET, HEAD' } };
  const found = page.get(url?.split('?')[0] ?? '');
  if (!found) return { status: 404 };
  const { type, body } = found;
  return { status: 200, headers: { 'content-type': type, 'content-length': body.length }, body };
}

function prove({ method, url }: IncomingMessage, gate: Gate): Answer {
  const challenge = url?.slice(proving.length) ?? '';
  if (method !== 'GET' || !/^[\w-]{43}$/.test(challenge)) return { status: 404 };
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: proofOf(gate, challenge) };
}

async function callHost(request: IncomingMessage, gate: Gate, host: Host, pen: Pen): Promise<Answer> {
  const status = refuseCall(request, gate);
  if (status !== null) return refused(status);
  const channel = request.url?.slice('/api/'.length);
  if (!isChannel(channel)) return refused(404);
  const body = await readBody(request);
  if (body === null) return refused(413);
  return json(200, await callAs(pen.isHeldBy(pageOf(request)), host, channel, parse(body)));
}

/** The same host for everybody, but only the page with the pen may change anything. */
async function callAs(mayWrite: boolean, host: Host, channel: Channel, args: unknown): Promise<Result<unknown>> {
  const elsewhere = { code: 'host.ownedElsewhere' };
  if (mayWrite) return call(host, channel, args);
  if (changing.has(channel)) return { problem: elsewhere };
  const answer = await call(host, channel, args);
  if (channel !== 'info' || 'problem' in answer) return answer;
  const info = answer.ok as HostInfo;
  return info.readOnly ? answer : { ok: { ...info, readOnly: true, reports: [elsewhere, ...info.reports] } };
}

function lendPen(request: IncomingMessage, response: ServerResponse, gate: Gate, pen: Pen): void {
  const status = refuseCall(request, gate) ?? (pen.take(pageOf(request), response) ? null : 409);
  if (status !== null) {
    send(request, response, refused(status));
    return;
  }
  request.resume();
  response.writeHead(200, { ...answerHeaders, 'content-type': 'text/plain; charset=utf-8' });
  response.flushHeaders();
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function refused(status: number): Answer {
  const answer = json(status, refusal);
  return status === 405 ? { ...answer, headers: { ...answer.headers, allow: 'POST' } } : answer;
}

function json(status: number, value: Result<unknown>): Answer {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  // What is left of a refused request is not read, so its connection is of no further use.
  if (status >= 400 && !request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { ...answerHeaders, ...headers });
  // Node leaves the body out by itself where the request was HEAD.
  response.end(body);
}
