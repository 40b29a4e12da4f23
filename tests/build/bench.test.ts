import { expect, test } from 'vitest';
import { run } from './run.ts';

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

test.concurrent('the bench names its parts if it is asked for an unknown one', async () => {
  const { code, stderr } = await run('bench', ['--only', 'start,soup']);
  expect(stderr).toMatch(/“soup”.*engine.*hall/);
  expect(code).toBe(2);
});
