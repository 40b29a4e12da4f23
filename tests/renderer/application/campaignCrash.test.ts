import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFlier, type Flier } from './killableProcess.ts';
import { openFolder } from './reportingHost.ts';
import { flyWar, remainsOfWar, warPageOver } from './war.ts';

/** More by the environment: npm run prove. */
const kills = process.env.AERODROME_KILLS ? Math.round(Number(process.env.AERODROME_KILLS) / 5) : 8;
const missions = 6;

let flier: Flier;
beforeAll(async () => {
  flier = await buildFlier('campaignProcess.ts');
});
afterAll(() => flier.close());

const twins = new Map<number, ReturnType<typeof landed>>();

/** The result of a campaign without a kill, by seed. */
function twinOf(seed: number) {
  const twin = twins.get(seed) ?? landed(join(flier.scratch, `twin-${seed}`), seed);
  twins.set(seed, twin);
  return twin;
}

/** Goes on from wherever it stands, in this process, and looks at what came of it. */
async function landed(folder: string, seed: number) {
  const host = await openFolder(folder);
  expect(await host.info()).toMatchObject({ ok: { readOnly: false, reports: [] } });
  const page = warPageOver(host);
  await flyWar(page, seed);
  const left = await remainsOfWar(page);
  await host.close();
  for (const kind of ['matches', 'campaigns', 'players']) {
    expect(await readdir(join(folder, kind, 'aside'))).toEqual([]);
  }
  return left;
}

const windows = [
  ['before the document says that a match is in the air', 'before campaigns 3'],
  ['between the document and its match (1 and 2)', 'before newMatch 1'],
  ['right after the match was made (2 and 3)', 'after newMatch 2'],
  ['in the middle of the match (3)', 'after matches 9'],
  ['between the end of the match and the document (3 and 4)', 'before campaigns 4'],
  ['between the document and the ledger (4 and 5)', 'before players 1'],
  ['after the ledger', 'after players 2'],
] as const;

test.each(windows)('a campaign killed %s loses and doubles nothing, and has the same results', async (_, moment) => {
  const folder = join(flier.scratch, moment.replaceAll(' ', '-'));
  expect(await flier.fly(folder, 7, { moment })).toBe('killed');
  expect(await landed(folder, 7)).toEqual(await twinOf(7));
});

test(
  `campaigns killed ${kills} times at random moments reach the same end as without a kill`,
  async () => {
    let killed = 0;
    for (let seed = 1; killed < kills; seed++) {
      const folder = join(flier.scratch, `random-${seed}`);
      // A few times each, until it comes through.
      for (let i = 0; i < 10 && killed < kills; i++) {
        if ((await flier.fly(folder, seed, { delayMs: Math.random() * 200 })) === 'landed') break;
        killed++;
      }
      const left = await landed(folder, seed);
      expect(left).toEqual(await twinOf(seed));
      expect(left.matches).toHaveLength(missions);
      expect(left.lines).toHaveLength(missions);
    }
    console.log(`${killed} kills`);
  },
  120_000 + kills * 5000,
);
