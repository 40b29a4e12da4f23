import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** When a process is to be killed: at a write of which it tells, or so long after it has begun. */
export type KillAt = { moment: string } | { delay: number };

export interface Flier {
  scratch: string;
  /** Flies in a process of its own: until it has landed, or until it is killed. */
  fly(folder: string, seed: number, killAt: KillAt): Promise<'landed' | 'killed'>;
  close(): Promise<void>;
}

/** A script of this folder as a program that can be killed. */
export async function buildFlier(script: string): Promise<Flier> {
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
  const flier = join(scratch, 'flier.mjs');
  return {
    scratch,
    fly: (folder, seed, killAt) => flyUntil(flier, folder, seed, killAt),
    close: () => rm(scratch, { recursive: true, force: true }),
  };
}

function flyUntil(flier: string, folder: string, seed: number, killAt: KillAt): Promise<'landed' | 'killed'> {
  return new Promise((resolve, reject) => {
    const moment = 'moment' in killAt ? killAt.moment : '';
    const child = spawn(process.execPath, [flier, folder, String(seed), moment], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    let doomed = false;
    child.stdout.on('data', (data) => {
      text += data;
      if (doomed || !text.includes(moment ? `${moment}\n` : 'ready\n')) return;
      doomed = true;
      if (moment) child.kill('SIGKILL');
      // The clock starts once it is at work, however slowly a busy machine lets it begin.
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
