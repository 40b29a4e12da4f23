import { spawn } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { splitSave } from '@aerodrome/engine/saves/tail.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchStore } from './evening.ts';
import { bundleFlier } from './killableProcess.ts';
import { openFolder } from './reportingHost.ts';

/** More by the environment: npm run prove. */
const kills = Number(process.env.AERODROME_KILLS ?? 40);
let scratch: string;
let program: string;
beforeAll(async () => {
  ({ scratch, program } = await bundleFlier('matchProcess.ts'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** Plays in a process, kills it after some writes and a delay, and returns the last acknowledged length of the log. */
function killOnce(folder: string, seed: number, writes: number, delayMs: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, folder, String(seed)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    let isDoomed = false;
    child.stdout.on('data', (data) => {
      text += data;
      // The first line is the length before its first write.
      if (isDoomed || text.split('\n').length - 2 < writes) return;
      isDoomed = true;
      setTimeout(() => child.kill('SIGKILL'), delayMs);
    });
    child.on('error', reject);
    // After its output was read to the end.
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') reject(new Error('the process stopped by itself'));
      else resolve(Number(text.split('\n').at(-2)));
    });
  });
}

test(
  `none of ${kills} processes killed while appending loses or doubles an acknowledged step`,
  async () => {
    let appended = 0;
    const lane = async (seed: number, share: number) => {
      for (let i = 0; i < share; i++) {
        // A match goes on for some processes only: a log has a maximum length.
        const folder = join(scratch, `lane-${seed}-${Math.floor(i / 50)}`);
        // The first write of each process is a compaction, and the others are lines.
        const acknowledged = await killOnce(folder, seed, i % 5, Math.random() * 20);
        const host = await openFolder(folder);
        expect(await host.info()).toMatchObject({ ok: { readOnly: false, reports: [] } });
        const read = await matchStore(host).open('a');
        await host.close();
        expect(await readdir(join(folder, 'matches', 'aside'))).toEqual([]);
        // Killed before its first acknowledged write: a new match has one entry, its set-up.
        if ('problem' in read && acknowledged === 1) continue;
        if ('problem' in read) throw new Error(JSON.stringify(read.problem));
        // One more write may have reached the disk.
        expect([acknowledged, acknowledged + 1]).toContain(read.ok.match.length);
        const split = splitSave(await readFile(join(folder, 'matches', 'a.json'), 'utf8'));
        if ('ok' in split) appended += split.ok.lines.length;
      }
    };
    await Promise.all([lane(1, Math.ceil(kills / 2)), lane(2, Math.floor(kills / 2))]);
    console.log(`${kills} kills`);
    // Most files must have a tail, or the test shows nothing.
    expect(appended).toBeGreaterThanOrEqual(Math.floor(kills / 2));
  },
  120_000 + kills * 5000,
);
