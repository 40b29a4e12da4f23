import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { afterEach, beforeEach } from 'vitest';
import { openHost } from '../../../electron/host/index.ts';

export type Open = Awaited<ReturnType<typeof openHost>>;

/** A data folder for each test, and the hosts that are opened in it. */
export function dataFolder() {
  let folder: string;
  let hosts: Open[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aerodrome-host-'));
    hosts = [];
  });
  afterEach(async () => {
    for (const host of hosts) await host.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    path: (...parts: string[]) => join(folder, ...parts),
    async open(at = folder, onLockAcquired?: () => void): Promise<Open> {
      const host = await openHost({ folder: at, shell: 'browser', version: '0', quit: () => {}, onLockAcquired });
      hosts.push(host);
      return host;
    },
  };
}

export const document = (title: string) => JSON.stringify({ aerodrome: 1, about: { title } });

export function ok<T>(result: Result<T>): T {
  if ('problem' in result) throw new Error(JSON.stringify(result.problem));
  return result.ok;
}

export const code = (result: Result<unknown>) => ('problem' in result ? result.problem.code : 'ok');

/** The lock file content of a process. */
export async function lockOf(pid: number, changes: Record<string, unknown> = {}): Promise<string> {
  return JSON.stringify({
    key: 'another',
    pid,
    born: await processStartTime(pid),
    machine: await machine(),
    ...changes,
  });
}

async function machine(): Promise<string> {
  return [hostname(), await readlink('/proc/self/ns/pid').catch(() => '')].join(' ');
}

async function processStartTime(pid: number): Promise<string | null> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status.split(') ')[1]?.split(' ')[19] ?? null;
}

/** The id of a process that has ended. */
export async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid as number;
}
