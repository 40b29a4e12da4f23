import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A page creates its id (a UUID) at each load. */
const pageIdPattern = /^[0-9a-f-]{36}$/;

/** More than the largest document needs as JSON. */
export const maxBodyBytes = 32 * 1024 * 1024;
/** Of a request that carries an access code and no token. */
export const maxCodeBytes = 100;

/** Port of the server, and the token that authorizes calls. */
export interface Endpoint {
  port: number;
  token: string;
}

/** The address without the token, for browsers that may not read the launch page. */
export function addressOf({ port }: Pick<Endpoint, 'port'>): string {
  return `http://127.0.0.1:${port}/`;
}

/** The URL of the game. A browser does not send the fragment; the page sends the token as a header. */
export function gameUrlOf(endpoint: Endpoint): string {
  return `${addressOf(endpoint)}#${endpoint.token}`;
}

/** HMAC of a challenge: proves knowledge of the token without revealing it. */
export function proofOf({ port, token }: Endpoint, challenge: string): string {
  return createHmac('sha256', token).update(`aerodrome ${port} ${challenge}`).digest('base64url');
}

/**
 * The status to refuse with, or null. Protects against cross-site requests and DNS rebinding: a foreign page can send
 * requests here, but can choose neither Host nor Origin.
 */
export function foreignOriginStatus({ headers }: IncomingMessage, { port }: Endpoint): number | null {
  const here = `127.0.0.1:${port}`;
  if (headers.host !== here) return 403;
  if (headers.origin !== undefined && headers.origin !== `http://${here}`) return 403;
  return null;
}

/** The status to refuse a call with, or null. A valid call has the token and the form that the page uses. */
export function callRefusalStatus(request: IncomingMessage, { token }: Endpoint): number | null {
  const { headers } = request;
  const status = formRefusalStatus(request);
  if (status !== null) return status;
  if (!sameText(String(headers['x-aerodrome-token']), token)) return 401;
  if (!pageIdPattern.test(pageIdOf({ headers }))) return 400;
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return 413;
  return null;
}

/** The status to refuse a request with that has another form than those of the page, or null. */
export function formRefusalStatus({ method, headers }: IncomingMessage): number | null {
  if (method !== 'POST') return 405;
  if (headers.origin === undefined) return 403;
  if (headers['content-type'] !== 'application/json') return 415;
  return null;
}

/** The id of the calling page. */
export function pageIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers['x-aerodrome-page']);
}

/** Constant-time comparison. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The request body, or null if it is larger than `maxBytes`. */
export async function readBody(request: IncomingMessage, maxBytes = maxBodyBytes): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
