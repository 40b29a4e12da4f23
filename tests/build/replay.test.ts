import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Viewer } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { track } from '@aerodrome/engine/games/track/index.ts';
import { writeSave } from '@aerodrome/engine/saves/format.ts';
import { afterAll, expect, test } from 'vitest';
import { transcript } from '../../build/scripts/cli/transcript.ts';
import { run, scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

const golden = (name: string) => resolve(import.meta.dirname, '../replays/track', name);

test.concurrent('a replay with open hands prints the whole match, the seed and the draws', async () => {
  const told = await run('replay', [golden('duel-shotDown.json'), '--as', 'all']);
  expect(told).toEqual({ code: 0, stdout: readFileSync(golden('duel-shotDown.txt'), 'utf8'), stderr: '' });
  expect(told.stdout).toMatch(/Seed \d+/);
  expect(told.stdout).toMatch(/\nRandom draws\n {2}0 {2}movement tiles: \d+ of 15/);
});

test.concurrent('a replay for the table, the default, shows no hand, no seed and no draw', async () => {
  const { stdout } = await run('replay', [golden('duel-shotDown.json')]);
  expect(stdout).toMatch(/Public view: no hidden information/);
  expect(stdout).toMatch(/Purple draws 7 tiles/);
  expect(stdout).toMatch(/Round 1, turn 1\n {2}1 {2}Purple seals a choice\.\n/);
  expect(stdout).toMatch(/\n\nShot down\. Yellow wins\.\n$/);
  expect(stdout).not.toMatch(/[Ss]eed|draws\n/);
});

test.concurrent.each<[string, string[], RegExp]>([
  ['no file', [], /^Specify the file/],
  ['a seat that is none', [golden('escort-solo-notOut.json'), '--as', '1'], /--as expects 0, table and all, not “1”/],
])(
  'npm run replay answers wrong arguments (%s) with the cause, the usage and exit code 2',
  async (_what, args, cause) => {
    const { code, stdout, stderr } = await run('replay', args);
    expect(stderr).toMatch(cause);
    expect(stderr).toMatch(/^usage: npm run replay -- FILE/m);
    expect(stdout).toBe('');
    expect(code).toBe(2);
  },
);

test.concurrent.each<[string, (text: string) => string, RegExp]>([
  ['torn', (text) => text.slice(0, 500), /not a saved game.*JSON/],
  ['altered', (text) => text.replace('"distance":1', '"distance":2'), /step \d+.*damaged/],
])('npm run replay answers a broken save (%s) with a message and exit code 1', async (name, damage, problem) => {
  const text = readFileSync(golden('duel-shotDown.json'), 'utf8');
  writeFileSync(folder.file(`${name}.json`), damage(text));
  expect(damage(text)).not.toBe(text);
  const { code, stdout, stderr } = await run('replay', [folder.file(`${name}.json`)]);
  expect(stderr).toMatch(problem);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

test('two hands that an opponent cannot distinguish give the opponent equal replays', async () => {
  const [one, other] = twoThatLookAlike();
  for (const [name, match] of [
    ['one', one],
    ['other', other],
  ] as const) {
    writeFileSync(folder.file(`${name}.json`), writeSave(match, {}));
  }
  const told = async (viewer: Viewer) => {
    const runs = ['one', 'other'].map((name) => run('replay', [folder.file(`${name}.json`), '--as', `${viewer}`]));
    return (await Promise.all(runs)).map(({ stdout }) => stdout);
  };
  const [seenByBlue, asWell] = await told(1);
  expect(seenByBlue).toBe(asWell);
  expect(seenByBlue).toMatch(/Red draws 6 tiles.*\n.*Blue draws \d \(/);
  expect(transcript(one, 'table')).toBe(transcript(other, 'table'));
  expect(transcript(one, 0)).not.toBe(transcript(other, 0));
  expect(transcript(one, 0)).toMatch(/Red draws \d \([\s\S]*Red seals \d \(/);
});

/** Two duels with equal tiles of Blue and different sealed tiles of Red. */
function twoThatLookAlike(): [Match, Match] {
  const read = readOptions(track.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const seen = new Map<string, Match>();
  for (let seed = 0; ; seed++) {
    let match = Match.start(track, read.options, seed);
    match = match.submit(match.legalActions(0)[0]);
    const before = seen.get(transcript(match, 1));
    if (before && transcript(before, 0) !== transcript(match, 0)) return [before, match];
    seen.set(transcript(match, 1), match);
  }
}

test('the replay of an unfinished match names the awaited players', () => {
  const [match] = twoThatLookAlike();
  expect(transcript(match, 'table')).toMatch(/\nNot over yet: Blue to move\.\n$/);
});

test('an agreed take-back is part of the replay', () => {
  const [before] = twoThatLookAlike();
  const match = before.submit(before.legalActions(1)[0]).takeBack(0);
  expect(transcript(match, 'table')).toMatch(/\n {2}3 {2}Everybody agrees to go back to step 0\.\n/);
});
