import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { median } from '../../build/scripts/bench/compareEngines.ts';
import { run, scratch } from './run.ts';

const project = resolve(import.meta.dirname, '../..');
const folder = scratch();
afterAll(() => folder.remove());

test.concurrent('the bench prints all figures, and none is zero', async () => {
  const { code, stdout } = await run('bench', ['track', '--percent', '2', '--json']);
  const result: Record<string, number> & {
    previewMicroseconds: Record<string, number>;
    unitsPerSecond: Record<string, Record<string, number>>;
  } = JSON.parse(stdout);
  expect(code).toBe(0);
  expect(Object.keys(result)).toEqual([
    'gamesPerSecond',
    'stepsPerSecond',
    'stepMicroseconds',
    'listMicroseconds',
    'copyMicroseconds',
    'copyShareOfClone',
    'cloneMicroseconds',
    'structuredCloneMicroseconds',
    'cloneTimesFaster',
    'sampleMicroseconds',
    'determinizeMicroseconds',
    'previewMicroseconds',
    'longMatchSteps',
    'shortMatchSteps',
    'shortLineMicroseconds',
    'longLineMicroseconds',
    'longStepMilliseconds',
    'longReadMilliseconds',
    'longestReadProcessorMilliseconds',
    'lookupMicroseconds',
    'xstateMicroseconds',
    'lookupTimesFaster',
    'heapGames',
    'heapBefore',
    'heapAfter',
    'unitsPerSecond',
  ]);
  const { previewMicroseconds, unitsPerSecond, ...figures } = result;
  expect(Object.keys(unitsPerSecond)).toEqual(['track']);
  expect(Object.keys(unitsPerSecond.track)).toEqual(['1', '2', '3', '4', '5']);
  const more = [previewMicroseconds, unitsPerSecond.track].flatMap((each) => Object.values(each));
  for (const figure of [...Object.values(figures), ...more]) {
    expect(figure).toBeGreaterThan(0);
  }
});

test.concurrent('the bench answers an unknown argument with the usage and exit code 2', async () => {
  const { code, stderr } = await run('bench', ['--billion']);
  expect(stderr).toMatch(/--billion/);
  expect(stderr).toMatch(/^usage: npm run bench/m);
  expect(code).toBe(2);
});

test.concurrent('the bench compares the engine with that of another checkout, round by round and in the median', async () => {
  const args = ['track', '--against', project, '--rounds', '2', '--percent', '1'];
  const { code, stdout } = await run('bench', [...args, '--json']);
  expect(code).toBe(0);
  const ratios: Record<string, { rounds: number[]; median: number }> = JSON.parse(stdout);
  expect(Object.keys(ratios)).toEqual(['matches', 'steps', 'lists', 'copies']);
  for (const { rounds, median } of Object.values(ratios)) {
    expect(rounds).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Math.min(...rounds)).toBeGreaterThan(0);
    expect(median).toBeGreaterThanOrEqual(Math.min(...rounds));
    expect(median).toBeLessThanOrEqual(Math.max(...rounds));
  }
});

test('the median of an even number of rounds is the mean of the two in the middle', () => {
  expect(median([1.9, 1.2, 1.5])).toBe(1.5);
  expect(median([1.75, 9, 0.1, 1.25])).toBe(1.5);
});

test.concurrent('the bench prints a comparison with one column for the median and one per round', async () => {
  const { stdout } = await run('bench', ['track', '--against', project, '--rounds', '1', '--percent', '1']);
  expect(stdout).toContain(project);
  expect(stdout).toMatch(/^ {2}Random matches +\d+\.\d\d +\d+\.\d\d$/m);
});

test.concurrent('the bench refuses to compare with a folder that is no checkout, and rounds without a comparison', async () => {
  mkdirSync(folder.file('engine'));
  const missing = await run('bench', ['track', '--against', folder.file('.')]);
  expect(missing.stderr).toMatch(/is no checkout of the project/);
  expect(missing.code).toBe(2);
  const alone = await run('bench', ['track', '--rounds', '3']);
  expect(alone.stderr).toMatch(/--rounds needs --against/);
  expect(alone.code).toBe(2);
});
