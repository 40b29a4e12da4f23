import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Gate } from './gate.ts';

const fileIn = (folder: string) => join(folder, 'browser-shell.json');

/** Lets a second start find this one. Nobody but the owner of the folder may read the token. */
export function announce(folder: string, { port, token }: Gate): void {
  try {
    rmSync(fileIn(folder), { force: true });
    writeFileSync(fileIn(folder), JSON.stringify({ port, token }), { mode: 0o600, flag: 'wx' });
  } catch {
    // The folder cannot be written, or another start was faster: then this one is just not found.
  }
}

export function withdraw(folder: string, { token }: Gate): void {
  if (announced(folder)?.token === token) rmSync(fileIn(folder), { force: true });
}

/** The address of the browser shell that already serves this folder, if it answers. */
export async function findRunning(folder: string): Promise<string | null> {
  const gate = announced(folder);
  return gate && (await answers(gate)) ? `http://127.0.0.1:${gate.port}/#${gate.token}` : null;
}

function announced(folder: string): Gate | null {
  try {
    const { port, token } = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    return Number.isInteger(port) && /^[\w-]{43}$/.test(token) ? { port, token } : null;
  } catch {
    return null;
  }
}

/** Another program may have the port by now; only ours knows the token, and the folder. */
function answers({ port, token }: Gate): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/info',
        method: 'POST',
        timeout: 1000,
        headers: {
          origin: `http://127.0.0.1:${port}`,
          'content-type': 'application/json',
          'x-aerodrome-token': token,
          'x-aerodrome-page': randomUUID(),
        },
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    call.on('error', () => resolve(false));
    call.on('timeout', () => call.destroy(new Error('silent')));
    call.end('[]');
  });
}
