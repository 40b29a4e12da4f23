import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Match } from '@aerodrome/engine/core/match.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { checkTakeBackRoom, maxEntries, maxTakeBacks, writeSave } from '@aerodrome/engine/saves/format.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { describe, expect, test } from 'vitest';
import { forge } from './forge.ts';
import { about, kinds, start } from './play.ts';

/** A match that is taken back and played again until its log is as long as that. */
function longMatch(id: string, length: number): Match {
  const kind = games[id];
  const read = readOptions(kind.options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  let match = Match.start(kind, read.options, 3);
  const choice = new SeededRandom(3);
  while (match.length < length) {
    if (match.outcome !== null) match = match.takeBack(0);
    else {
      const awaited = match.awaiting();
      const actions = match.legalActions(awaited[choice.below(awaited.length)]);
      match = match.submit(actions[choice.below(actions.length)]);
    }
  }
  return match;
}

/** A match that is nothing but second thoughts. */
function deterministicNumbers(takeBacks: number): Match {
  let match = start();
  const [action] = match.legalActions(match.awaiting()[0]);
  match = match.submit(action);
  for (let i = 0; i < takeBacks; i++) match = match.takeBack(i % 2);
  return match;
}

const problem = (what: string) => ({ problem: { code: 'save.invalid', params: { path: 'match.segments', what } } });

describe('take-backs', () => {
  const text = writeSave(deterministicNumbers(maxTakeBacks), about);

  test('a save with many take-backs is accepted up to the limit', () => {
    const read = readSave(text, kinds);
    expect('ok' in read && read.ok.match.length).toBe(maxTakeBacks + 2);
  });

  test('a save with more take-backs than the limit is refused, in one segment or in several', () => {
    expect(() => writeSave(deterministicNumbers(maxTakeBacks + 1), about)).toThrow('tooManyTakeBacks');
    const { segments } = JSON.parse(text).match;
    const [log] = segments.map(({ log }: { log: unknown[] }) => log);
    const longer = forge(text, { 'match.segments.0.log': [...log, log.at(-2)] });
    expect(readSave(longer, kinds)).toEqual(problem('tooManyTakeBacks'));
    const twice = forge(text, { 'match.segments': [segments[0], { ...segments[0], rulesVersion: 1 }] });
    expect(readSave(twice, kinds)).toEqual(problem('tooManyTakeBacks'));
  });
});

describe('entries', () => {
  let match = longMatch('crew', maxEntries);
  const text = writeSave(match, about);

  test('a save with twice the entries of the longest match is read within 300 MB of memory', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aerodrome-long-'));
    writeFileSync(join(folder, 'long.json'), text);
    const reader = join(import.meta.dirname, 'read-one.ts');
    const args = ['--max-old-space-size=300', '--import', 'tsx', reader, join(folder, 'long.json')];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe(`${maxEntries} entries\n`);
    rmSync(folder, { recursive: true });
  });

  test('a save with more entries than the limit is refused, in one segment or in several', () => {
    const { segments } = JSON.parse(text).match;
    const of = (...stretches: unknown[]) =>
      readSave(forge(text, { 'match.segments': stretches }), Object.values(games));
    const [{ log, ...segment }] = segments;
    expect(of({ ...segment, log: [...log, log[1]] })).toEqual({
      problem: { code: 'save.invalid', params: { path: 'match.segments.0.log', what: 'max_length' } },
    });
    const halves = [log.slice(0, 3000), log.slice(0, 3001)];
    const stretches = halves.map((half, i) => ({ ...segment, rulesVersion: i + 1, log: half }));
    expect(readSave(forge(text, { 'match.segments': stretches }), [{ ...games.crew, rulesVersion: 2 }])).toEqual(
      problem('tooManyEntries'),
    );
    const [next] = match.awaiting();
    if (match.outcome === null) match = match.submit(match.legalActions(next)[0]);
    else match = match.takeBack(0);
    expect(() => writeSave(match, about)).toThrow('tooManyEntries');
  });
});

test('a take-back is allowed only while the file has room for another whole match', () => {
  for (const [length, why] of [
    [2999, null],
    [3000, { code: 'match.takeBack.tooLong' }],
  ] as const) {
    expect(checkTakeBackRoom(longMatch('track', length))).toEqual(why);
  }
});

test('a file of a million empty values is refused as a save under any name', () => {
  const text = writeSave(start(), about);
  const flood = `{"aerodrome":1,"about":{},"match":[${'[],'.repeat(2 ** 20)}[]]}`;
  expect(readSave(flood, kinds)).toEqual({ problem: { code: 'save.notASave', params: { cause: 'tooLarge' } } });
  expect(readSave(text, kinds)).toHaveProperty('ok.match');
});
