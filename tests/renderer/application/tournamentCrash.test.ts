import { spawn } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHost } from '../../../electron/host/index.ts';
import { flyEvening, pageOver, remains, shortBeginning } from './evening.ts';
import { bundleFlier, type KillAt, landedOrKilled } from './killableProcess.ts';

/** More by the environment: npm run prove. An evening is longer than the writing of a file, so that it is a fifth of those. */
const kills = Math.round(Number(process.env.AERODROME_KILLS ?? 50) / 5);
let scratch: string;
let program: string;
let waiting: ReturnType<typeof start>;

beforeAll(async () => {
  ({ scratch, program } = await bundleFlier('tournamentProcess.ts'));
  waiting = start();
});
afterAll(async () => {
  waiting.kill('SIGKILL');
  await rm(scratch, { recursive: true, force: true });
});

const start = () => spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });

/** The one that waits for its orders, and the next takes its place: one is loaded while another flies or is looked at. */
function nextFlier(): ReturnType<typeof start> {
  const ready = waiting;
  waiting = start();
  return ready;
}

/** Flies an evening in a process of its own: until it has landed, or until it is killed. */
function fly(folder: string, seed: number, killAt: KillAt): Promise<'landed' | 'killed'> {
  const child = nextFlier();
  child.stdin.end(JSON.stringify({ folder, seed, stop: 'moment' in killAt ? killAt.moment : '' }));
  return landedOrKilled(child, killAt);
}

const open = (folder: string) => openHost({ folder, shell: 'browser', version: '0', quit: () => {} });

const twins = new Map<number, ReturnType<typeof unkilled>>();

/** The result of a tournament without a kill, by seed. */
function twinOf(seed: number) {
  const twin = twins.get(seed) ?? unkilled(seed);
  twins.set(seed, twin);
  return twin;
}

async function unkilled(seed: number) {
  const host = await open(join(scratch, `twin-${seed}`));
  const page = pageOver(host);
  await flyEvening(page, seed, shortBeginning);
  const left = await remains(page);
  await host.close();
  return left;
}

/** Goes on after the kill, in this process, and looks at what came of it. */
async function landed(folder: string, seed: number) {
  const host = await open(folder);
  expect(await host.info()).toMatchObject({ ok: { readOnly: false, reports: [] } });
  const page = pageOver(host);
  await flyEvening(page, seed, shortBeginning);
  const left = await remains(page);
  await host.close();
  for (const kind of ['matches', 'tournaments', 'players'])
    expect(await readdir(join(folder, kind, 'aside'))).toEqual([]);
  return left;
}

const windows = [
  ['before the document says that a match is in the air', 'before tournaments 3'],
  ['between the document and its match (1 and 2)', 'before newMatch 1'],
  ['right after the match was made (2 and 3)', 'after newMatch 2'],
  ['in the middle of the match (3)', 'after matches 3'],
  ['between the end of the match and the document (3 and 4)', 'before tournaments 4'],
  ['between the document and the ledger (4 and 5)', 'before players 1'],
  ['after the ledger', 'after players 2'],
] as const;

test.each(windows)(
  'a tournament killed %s loses nothing, doubles nothing and deals no match again',
  async (_, moment) => {
    const folder = join(scratch, moment.replaceAll(' ', '-'));
    expect(await fly(folder, 7, { moment })).toBe('killed');
    expect(await landed(folder, 7)).toEqual(await twinOf(7));
  },
);

test(
  `${kills} tournaments killed at random moments reach the same end as without a kill`,
  async () => {
    let killed = 0;
    for (let seed = 1; killed < kills; seed++) {
      const folder = join(scratch, `random-${seed}`);
      // A few times each, until it comes through.
      for (let i = 0; i < 10 && killed < kills; i++) {
        if ((await fly(folder, seed, { delayMs: Math.random() * 120 })) === 'landed') break;
        killed++;
      }
      const left = await landed(folder, seed);
      expect(left).toEqual(await twinOf(seed));
      expect(left.matches).toHaveLength(2);
      expect(left.lines).toHaveLength(2);
    }
    console.log(`${killed} kills`);
  },
  120_000 + kills * 5000,
);
