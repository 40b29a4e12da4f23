import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'vite';

/** When a process is killed: at a moment that it reports, or after a delay. */
export type KillAt = { moment: string } | { delayMs: number };

export interface Flier {
  scratch: string;
  /** Runs a process until it ends or is killed. */
  fly(folder: string, seed: number, killAt: KillAt): Promise<'landed' | 'killed'>;
  close(): Promise<void>;
}

/** Bundles a script of this folder into a program, in a scratch folder. */
export async function bundleFlier(script: string): Promise<{ scratch: string; program: string }> {
  const scratch = await mkdtemp(join(tmpdir(), 'aerodrome-killed-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, script),
      outDir: scratch,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'flier.mjs' } },
    },
  });
  return { scratch, program: join(scratch, 'flier.mjs') };
}

/** Bundles a script of this folder, and starts a process for each flight. */
export async function buildFlier(script: string): Promise<Flier> {
  const { scratch, program } = await bundleFlier(script);
  return {
    scratch,
    fly(folder, seed, killAt) {
      const args = [program, folder, String(seed), 'moment' in killAt ? killAt.moment : ''];
      return landedOrKilled(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }), killAt);
    },
    close: () => rm(scratch, { recursive: true, force: true }),
  };
}

/** Resolves when the process has ended by itself, or was killed as asked. */
export function landedOrKilled(
  child: ChildProcess & { stdout: Readable },
  killAt: KillAt,
): Promise<'landed' | 'killed'> {
  return new Promise((resolve, reject) => {
    const moment = 'moment' in killAt ? killAt.moment : '';
    let text = '';
    let isKilled = false;
    child.stdout.on('data', (data) => {
      text += data;
      if (isKilled || !text.includes(moment ? `${moment}\n` : 'ready\n')) return;
      isKilled = true;
      if (moment) child.kill('SIGKILL');
      // The delay begins once the process is ready, because a busy machine may start it slowly.
      else if ('delayMs' in killAt) setTimeout(() => child.kill('SIGKILL'), killAt.delayMs);
    });
    child.on('error', reject);
    // After its output was read to the end.
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve('killed');
      else if (code === 0 && text.includes('landed')) resolve('landed');
      else reject(new Error(`the process stopped by itself: ${code}`));
    });
  });
}
