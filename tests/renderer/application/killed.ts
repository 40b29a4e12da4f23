import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'vite';

/** When a process is to be killed: at a write of which it tells, or so long after it has begun. */
export type KillAt = { moment: string } | { delay: number };

export interface Flier {
  scratch: string;
  /** Flies in a process of its own: until it has landed, or until it is killed. */
  fly(folder: string, seed: number, killAt: KillAt): Promise<'landed' | 'killed'>;
  close(): Promise<void>;
}

/** Bundles a script of this folder into a program that can be killed, in a folder of its own. */
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

/** A script of this folder that starts a process for each flight. */
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

/** Resolves when a flier has landed by itself, or was killed as asked. */
export function landedOrKilled(
  child: ChildProcess & { stdout: Readable },
  killAt: KillAt,
): Promise<'landed' | 'killed'> {
  return new Promise((resolve, reject) => {
    const moment = 'moment' in killAt ? killAt.moment : '';
    let text = '';
    let doomed = false;
    child.stdout.on('data', (data) => {
      text += data;
      if (doomed || !text.includes(moment ? `${moment}\n` : 'ready\n')) return;
      doomed = true;
      if (moment) child.kill('SIGKILL');
      // The clock starts once the flier is at work, however slowly a busy machine lets it begin.
      else if ('delay' in killAt) setTimeout(() => child.kill('SIGKILL'), killAt.delay);
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve('killed');
      else if (code === 0 && text.includes('landed')) resolve('landed');
      else reject(new Error(`it stopped by itself: ${code}`));
    });
  });
}
