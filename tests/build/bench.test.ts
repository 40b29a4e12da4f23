import { expect, test } from 'vitest';
import { run } from './run.ts';

test.concurrent('the bench measures, and nothing of it is nought', async () => {
  const { code, stdout } = await run('bench', ['track', '--json']);
  const result: Record<string, number> & { previewMicroseconds: Record<string, number> } = JSON.parse(stdout);
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
    'longStepMilliseconds',
    'longReadMilliseconds',
    'lookupMicroseconds',
    'xstateMicroseconds',
    'lookupTimesFaster',
    'heapGames',
    'heapBefore',
    'heapAfter',
  ]);
  const { previewMicroseconds, ...figures } = result;
  for (const figure of [...Object.values(figures), ...Object.values(previewMicroseconds)]) {
    expect(figure).toBeGreaterThan(0);
  }
});

test.concurrent('an unknown argument gets the usage and exit code 2', async () => {
  const { code, stderr } = await run('bench', ['--billion']);
  expect(stderr).toMatch(/--billion/);
  expect(stderr).toMatch(/^usage: npm run bench/m);
  expect(code).toBe(2);
});
