import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { readPlayer } from '../../build/scripts/cli/play.ts';
import { type Series, type SeriesResult, seriesOf } from '../../build/scripts/league/playSeries.ts';
import { openResultCache } from '../../build/scripts/league/resultCache.ts';
import { isReached, proveOpponents, type Result } from '../../build/scripts/prove/opponents.ts';
import { strengthLine, withLines } from '../../build/scripts/prove/opponentsPage.ts';
import { figuresIn, type Proof, withProofs } from '../../build/scripts/prove/report.ts';
import { runPrinting } from '../../build/scripts/prove/stages.ts';
import { type StrengthTarget, strengthTargetsOf } from '../../build/scripts/prove/strengthTargets.ts';
import { run, scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

const proof: Proof = { date: '1917-04-01', stage: 'kills', figures: '7 kills', passed: 1, failed: 0, seconds: 3 };

test('figures are read from the output of the tests', () => {
  expect(figuresIn('stdout | tests/x.test.ts\n200 kills\n')).toBe('200 kills');
  expect(figuresIn('1234 files read\n800 files read\n')).toBe('1234 files read, 800 files read');
  expect(figuresIn('9 files read of each kind: match, book\n')).toBe('9 files read of each kind: match, book');
  expect(figuresIn('600 requests\n')).toBe('600 requests');
  expect(figuresIn('200 decisions a game and level\n')).toBe('200 decisions a game and level');
  expect(figuresIn('400 openings, 0.3 MB more after the tenth\n')).toBe('400 openings, 0.3 MB more after the tenth');
  expect(figuresIn('30 minutes of bots, 90 matches\n')).toBe('30 minutes of bots, 90 matches');
  expect(figuresIn('soak 1280x800, 90 screens\n')).toBe('soak 1280x800, 90 screens');
  expect(figuresIn('every match ends: 90 steps of 4 matches, 0.1 s\nundo: 30 steps of 3 matches, 0.2 s')).toBe(
    '4 matches, 120 steps in 2 checks',
  );
  expect(figuresIn('nothing')).toBe('');
});

test('a new row is written above the unchanged old ones', () => {
  const first = withProofs('', [proof]);
  const second = withProofs(first, [{ ...proof, date: '1917-04-02', failed: 1 }]);
  expect(second.split('\n').filter((line) => line.startsWith('| 1917'))).toEqual([
    '| 1917-04-02 | kills | 7 kills | 2 | 1 | 3 |',
    '| 1917-04-01 | kills | 7 kills | 1 | 0 | 3 |',
  ]);
  expect(second.match(/# Reliability/g)).toHaveLength(1);
});

test('a stage runs by its name with the given numbers, and its dated figures are recorded', async () => {
  const file = folder.file('reliability.md');
  const { code, stdout } = await run('prove', ['--only', 'track', '--matches', '2', '--first', '3', '--to', file]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('All checks passed')]);
  const today = new Date().toISOString().slice(0, 4);
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(
      `^\\| ${today}-\\d\\d-\\d\\d \\| track \\| 2 matches, \\d+ steps in \\d+ checks \\| \\d+ \\| 0 \\|`,
      'm',
    ),
  );
});

test('a stage prints the output of its tests while they run', async () => {
  const seen = folder.file('seen');
  // The process prints its second line only if its first one has been seen meanwhile.
  const script = `console.log('first');
    const { existsSync } = require('node:fs');
    const started = Date.now();
    const check = () => {
      if (existsSync(${JSON.stringify(seen)})) console.log('second');
      else if (Date.now() - started < 3000) setTimeout(check, 5);
    };
    check();`;
  const printed: string[] = [];
  const output = await runPrinting(['-e', script], process.env, (line) => {
    printed.push(line);
    if (line === 'first') writeFileSync(seen, '');
  });
  expect([printed, output]).toEqual([['first', 'second'], 'first\nsecond']);
});

test('an unknown stage is refused, and nothing is written', async () => {
  const file = folder.file('nothing.md');
  const { code, stderr } = await run('prove', ['--only', 'pong', '--to', file]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/Unknown stage “pong”.*kills.*\nusage: npm run prove/)]);
  expect(existsSync(file)).toBe(false);
});

describe('the result cache', () => {
  const series: Series = { game: 'track', options: { a: 1 }, a: 1, b: 0, seed: 7, first: 0, deals: 2 };
  const flown: SeriesResult = { points: [2, 1], times: { 1: [3] }, units: { 1: 4 } };

  test('a cached series is found only if game, fingerprint and series are equal', () => {
    const keep = folder.file('again');
    openResultCache(keep, 'track', 'one').add(series, flown);
    appendFileSync(join(keep, 'track.jsonl'), '{"key":"cut sh');
    expect(openResultCache(keep, 'track', 'one').find(series)).toEqual(flown);
    expect(openResultCache(keep, 'track', 'another').find(series)).toBeUndefined();
    expect(openResultCache(keep, 'track', 'one').find({ ...series, first: 2 })).toBeUndefined();
    expect(openResultCache(keep, 'airspace', 'one').find(series)).toBeUndefined();
  });

  test('a cached series is not played again, and without time left no other is', async () => {
    const keep = folder.file('kept');
    const { options } = readOptions(games.airspace.options, {}) as { options: Record<string, unknown> };
    const [first] = seriesOf({ game: 'airspace', options, a: 1, b: 'safe', seed: 7 }, 10);
    openResultCache(keep, 'airspace').add(first, { points: [2, 2, 2, 1, 1], times: { 1: [3, 5] }, units: { 1: 40 } });
    const told: Result[] = [];
    const effort = { flights: 20, pairs: ['1:safe'], minutes: 0, keep };
    const costs = await proveOpponents('airspace', effort, (result) => told.push(result));
    expect(told).toMatchObject([{ target: { a: '1', b: 'safe' }, games: 10, score: 0.8, isReached: true }]);
    expect(costs).toMatchObject([{ level: '1', p50: 5, mean: 4, unitsPerSecond: 5000 }]);
  });

  test('a pair without a strength target is refused', async () => {
    const { code, stderr } = await run('prove', ['--only', 'opponents.track', '--pairs', '5:4,1:5']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/No target for the pair “1:5”.*5:4.*\nusage: npm run prove/),
    ]);
  });
});

describe('measured strength', () => {
  const target: StrengthTarget = { game: 'track', mode: 'duel', flown: [{}], a: '2', b: '1', least: { elo: 80 } };
  const result: Result = { target, games: 40, score: 0.625, elo: 88.7, low: 12, high: 170, isReached: true };

  test('a new row replaces the older row of the same pair and leaves the others', () => {
    const other = { ...result, target: { ...target, game: 'airspace', mode: '1 v 1' } };
    const first = withLines('', 'Strength', [strengthLine(result, '1917-04-01'), strengthLine(other, '1917-04-01')]);
    const timed = withLines(first, 'Time a decision', ['| Track | 4 | 1 | 2 | 1 | 9 | 1917-04-01 | yes |']);
    const again = withLines(timed, 'Strength', [strengthLine({ ...result, isReached: false }, '1917-04-02')]);
    expect(again.split('\n').filter((line) => / 1917-/.test(line))).toEqual([
      '| Airspace | 1 v 1 | 2 against 1 | ≥ 80 Elo | 62.5 % | 89 (12 … 170) | 40 | 1917-04-01 | yes |',
      '| Track | duel | 2 against 1 | ≥ 80 Elo | 62.5 % | 89 (12 … 170) | 40 | 1917-04-02 | no |',
      '| Track | 4 | 1 | 2 | 1 | 9 | 1917-04-01 | yes |',
    ]);
    expect(again.match(/# Opponents/g)).toHaveLength(1);
  });

  test('rows are in the order of the targets, independent of the order of measurement', () => {
    const later = { ...result, target: { ...target, a: '3', b: '2' } };
    const page = withLines('', 'Strength', [strengthLine(later, '1917-04-01'), strengthLine(result, '1917-04-02')]);
    expect(page.split('\n').filter((line) => / 1917-/.test(line))).toEqual([
      expect.stringContaining('2 against 1'),
      expect.stringContaining('3 against 2'),
    ]);
  });

  test('a target is reached if the estimate reaches it and the interval excludes equal strength', () => {
    expect(isReached(target, result)).toBe(true);
    expect(isReached(target, { ...result, elo: 79 })).toBe(false);
    expect(isReached(target, { ...result, low: -1 })).toBe(false);
    expect(isReached({ least: { score: 0.88 } }, result)).toBe(false);
    expect(isReached({ most: { score: 0.65 } }, { ...result, low: -5 })).toBe(true);
    expect(isReached({ most: { score: 0.6 } }, result)).toBe(false);
  });

  test('Track has equal targets for a duel of red and blue and for all biplanes', () => {
    const bars = strengthTargetsOf('track').filter(({ a, b }) => `${a}:${b}` !== '4:2');
    const of = (mode: string) => bars.filter((one) => one.mode === mode).map(({ mode: _, flown: __, ...bar }) => bar);
    expect(of('duel')).toHaveLength(6);
    expect(of('all nine biplanes')).toEqual(of('duel'));
    const { flown } = bars.find(({ mode }) => mode === 'all nine biplanes') as StrengthTarget;
    expect(new Set(flown.flatMap(({ biplanes }) => biplanes)).size).toBe(9);
  });

  test.each(Object.keys(games))('the targets of %s use valid options and players', (id) => {
    const kind = games[id];
    for (const { flown, a, b } of strengthTargetsOf(id)) {
      for (const raw of flown) expect(readOptions(kind.options, raw)).toHaveProperty('options');
      for (const name of [a, b]) expect(readPlayer(kind, name)).not.toBeNull();
    }
  });
});
