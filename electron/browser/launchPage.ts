import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegularFileSync } from '../host/readRegularFile.ts';
import { addressOf, type Endpoint, proofOf, sameText } from './requestGuard.ts';

/** A shell that takes longer than this to prove itself is none. */
const proofTimeoutMs = 1000;
const maxPageBytes = 4096;
const pageIn = (folder: string) => join(folder, 'browser-shell.html');

/**
 * Leaves a page that leads to the game, for the owner of the folder alone: it is what a browser is told to open, since
 * everybody on the machine can read what programs are told, and it lets a second start find this one. Gives its name.
 */
export function writeLaunchPage(folder: string, endpoint: Endpoint): string {
  try {
    rmSync(pageIn(folder), { force: true, recursive: true });
    return write(pageIn(folder), endpoint);
  } catch {
    // A folder that cannot be written: then a second start does not find this one, but the browser still does.
    return write(pageIn(mkdtempSync(join(tmpdir(), 'aerodrome-'))), endpoint);
  }
}

function write(file: string, endpoint: Endpoint): string {
  const address = addressOf(endpoint);
  const text = `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}">
<title>Aerodrome</title>
<a href="${address}">Aerodrome</a>
`;
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  return file;
}

export function removeLaunchPage(page: string, { token }: Endpoint): void {
  if (announced(page)?.token === token) rmSync(page, { force: true });
}

/** The page that leads to the browser shell that already serves this folder, if it can prove that it does. */
export async function findRunningShell(folder: string): Promise<string | null> {
  const endpoint = announced(pageIn(folder));
  return endpoint && (await proves(endpoint)) ? pageIn(folder) : null;
}

function announced(page: string): Endpoint | null {
  try {
    const found = /"http:\/\/127\.0\.0\.1:(\d{1,5})\/#([\w-]{43})"/.exec(readRegularFileSync(page, maxPageBytes) ?? '');
    const [, port, token] = found ?? [];
    return port && token ? { port: Number(port), token } : null;
  } catch {
    return null;
  }
}

/** Another program may have the port by now: it is told nothing but a question that only ours can answer. */
function proves(endpoint: Endpoint): Promise<boolean> {
  const challenge = randomBytes(32).toString('base64url');
  return new Promise((resolve) => {
    const call = request({
      host: '127.0.0.1',
      port: endpoint.port,
      path: `/prove/${challenge}`,
      // Of the whole exchange, however it drips.
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
        // It fell silent in the middle.
      }
      call.destroy();
      resolve(sameText(text, proof));
    });
    call.end();
  });
}
