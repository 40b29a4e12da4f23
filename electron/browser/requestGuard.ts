import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Ids that pages make for themselves, one at each load. */
const pagePattern = /^[0-9a-f-]{36}$/;

/** More than the largest document takes, written as JSON. */
export const maxBodyBytes = 32 * 1024 * 1024;

/** Where the server is reached, and what it takes to be served by it. */
export interface Endpoint {
  port: number;
  token: string;
}

/** Where the game is. The fragment never leaves the browser, save as the header that our page makes of it. */
export function addressOf({ port, token }: Endpoint): string {
  return `http://127.0.0.1:${port}/#${token}`;
}

/** What nobody can say without knowing the token, and what tells nobody the token. */
export function proofOf({ port, token }: Endpoint, challenge: string): string {
  return createHmac('sha256', token).update(`aerodrome ${port} ${challenge}`).digest('base64url');
}

/**
 * A page elsewhere can make a browser send requests here, and can make its own name resolve to this machine; it can
 * choose neither Host nor Origin. The status to refuse with, or null.
 */
export function refuseForeignOrigin({ headers }: IncomingMessage, { port }: Endpoint): number | null {
  const here = `127.0.0.1:${port}`;
  if (headers.host !== here) return 403;
  if (headers.origin !== undefined && headers.origin !== `http://${here}`) return 403;
  return null;
}

/** Only our page knows the token, and only its kind of request is answered. */
export function refuseCall({ method, headers }: IncomingMessage, { token }: Endpoint): number | null {
  if (method !== 'POST') return 405;
  if (headers.origin === undefined) return 403;
  if (!sameText(String(headers['x-aerodrome-token']), token)) return 401;
  if (!pagePattern.test(pageOf({ headers }))) return 400;
  if (headers['content-type'] !== 'application/json') return 415;
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return 413;
  return null;
}

/** The id that the asking page has given itself. */
export function pageOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers['x-aerodrome-page']);
}

/** Takes as long for a near miss as for any other. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The whole body, or null where it is larger than any of ours. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > maxBodyBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
