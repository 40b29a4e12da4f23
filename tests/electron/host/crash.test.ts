import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHost } from '../../../electron/host/index.ts';

/** More by the environment: npm run prove. */
const kills = Number(process.env.AERODROME_KILLS ?? 60);
let scratch: string;
let writer: string;

/** The writer is a bundle of the real host, so that a process starts fast enough to be killed many times. */
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'aerodrome-crash-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'crashWriter.ts'),
      outDir: scratch,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: 'writer.mjs' } },
    },
  });
  writer = join(scratch, 'writer.mjs');
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Starts a writer, kills it after some writes and returns the last acknowledged revision. */
function killOnce(folder: string, writes: number, delay: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    let doomed = false;
    child.stdout.on('data', (data) => {
      text += data;
      // The delay starts after its first writes, because starting takes long on a busy machine. The first line is its initial revision.
      if (doomed || text.split('\n').length - 2 < writes) return;
      doomed = true;
      setTimeout(() => child.kill('SIGKILL'), delay);
    });
    child.on('error', reject);
    // After its output was read to the end.
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error('the writer stopped by itself'));
      const answered = text.split('\n').slice(0, -1);
      resolve(Number(answered.at(-1)));
    });
  });
}

test(`none of ${kills} processes killed while writing leaves an unreadable save or loses an acknowledged write`, async () => {
  let written = 0;
  const lane = async (name: string, share: number) => {
    const folder = join(scratch, name);
    let last = 0;
    for (let i = 0; i < share; i++) {
      last = Math.max(last, await killOnce(folder, (i + 1) % 4, Math.random() * 25));
      const host = await openHost({ folder, shell: 'browser', version: '0', quit: () => {} });
      const info = await host.info();
      expect(info).toMatchObject({ ok: { readOnly: false, reports: [] } });
      const read = await host.read('matches', 'a');
      // Killed before its first acknowledged write.
      if ('problem' in read && last === 0) {
        await host.close();
        continue;
      }
      const text = 'ok' in read ? read.ok.text : '';
      const { count, padding } = JSON.parse(text) as { count: number; padding: string };
      expect(count).toBeGreaterThanOrEqual(last);
      expect(padding).toBe('x'.repeat(20_000));
      await host.close();
      written = Math.max(written, count);
      expect(await readdir(join(folder, 'matches', 'aside'))).toEqual([]);
    }
  };
  await Promise.all([lane('one', Math.ceil(kills / 2)), lane('two', Math.floor(kills / 2))]);
  console.log(`${kills} kills`);
  // Most processes have to be killed after a write, or the test shows nothing.
  expect(written).toBeGreaterThanOrEqual(Math.floor(kills / 2));
});
