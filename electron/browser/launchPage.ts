import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegularFileSync } from '../host/readRegularFile.ts';
import { addressOf, type Endpoint, gameUrlOf, proofOf, sameText } from './requestGuard.ts';

/** Timeout of the whole challenge and response. */
const proofTimeoutMs = 1000;
const maxPageBytes = 4096;
const launchPageIn = (folder: string) => join(folder, 'browser-shell.html');

export interface RunningShell {
  launchPage: string;
  /** The address without the token. */
  address: string;
}

/**
 * Writes the launch page, a file for the owner of the folder only, and returns its path. It redirects to the game. The
 * browser is started with this path instead of the URL, because all users can read process arguments. A second start finds
 * the running shell by it.
 */
export function writeLaunchPage(folder: string, endpoint: Endpoint): string {
  try {
    rmSync(launchPageIn(folder), { force: true, recursive: true });
    return write(launchPageIn(folder), endpoint);
  } catch {
    // The folder is not writable. The browser finds the page in a temporary folder, but a second start will not find this
    // shell.
    return write(launchPageIn(mkdtempSync(join(tmpdir(), 'aerodrome-'))), endpoint);
  }
}

function write(file: string, endpoint: Endpoint): string {
  const gameUrl = gameUrlOf(endpoint);
  const text = `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${gameUrl}">
<title>Aerodrome</title>
<a href="${gameUrl}">Aerodrome</a>
`;
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return file;
}

/**
 * Writes the launch page again if it is missing, leads to another shell, or is in a temporary folder: the folder was
 * replaced or has become writable, or another shell has left it. Never throws. Returns the path of the page.
 */
export function renewLaunchPage(launchPage: string, folder: string, endpoint: Endpoint): string {
  try {
    if (readEndpoint(launchPageIn(folder))?.token === endpoint.token) return launchPageIn(folder);
    const written = writeLaunchPage(folder, endpoint);
    if (written !== launchPage) removeLaunchPage(launchPage, endpoint);
    return written;
  } catch {
    return launchPage;
  }
}

export function removeLaunchPage(launchPage: string, { token }: Endpoint): void {
  if (readEndpoint(launchPage)?.token === token) rmSync(launchPage, { force: true });
}

/** The shell that already serves this folder, if it proves that it knows the token. */
export async function findRunningShell(folder: string): Promise<RunningShell | null> {
  const endpoint = readEndpoint(launchPageIn(folder));
  if (!endpoint || !(await knowsToken(endpoint))) return null;
  return { launchPage: launchPageIn(folder), address: addressOf(endpoint) };
}

function readEndpoint(launchPage: string): Endpoint | null {
  try {
    const found = /"http:\/\/127\.0\.0\.1:(\d{1,5})\/#([\w-]{43})"/.exec(
      readRegularFileSync(launchPage, maxPageBytes) ?? '',
    );
    const [, port, token] = found ?? [];
    return port && token ? { port: Number(port), token } : null;
  } catch {
    return null;
  }
}

/** Challenge and response: another program may use the port by now, so the token is not sent. */
function knowsToken(endpoint: Endpoint): Promise<boolean> {
  const challenge = randomBytes(32).toString('base64url');
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: endpoint.port,
      path: `/prove/${challenge}`,
      signal: AbortSignal.timeout(proofTimeoutMs),
    });
    call.on('error', () => resolve(false));
    call.on('response', async (answer) => {
      let text = '';
      const proof = proofOf(endpoint, challenge);
      try {
        for await (const part of answer.setEncoding('utf8')) {
          text += part;
          if (text.length > proof.length) break;
        }
      } catch {
        // The connection broke; the partial text does not equal the proof.
      }
      call.destroy();
      resolve(sameText(text, proof));
    });
    call.end();
  });
}
