import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { figuresIn, type Proof, withProofs } from '../../build/scripts/prove/report.ts';
import { run, scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

const proof: Proof = { date: '1917-04-01', stage: 'kills', figures: '7 kills', passed: 1, failed: 0, seconds: 3 };

test('figures are taken from what the tests say they have looked at', () => {
  expect(figuresIn('stdout | tests/x.test.ts\n200 kills\n')).toBe('200 kills');
  expect(figuresIn('1234 files read\n800 files read\n')).toBe('1234 files read, 800 files read');
  expect(figuresIn('600 requests\n')).toBe('600 requests');
  expect(figuresIn('400 openings, 0.3 MB more after the tenth\n')).toBe('400 openings, 0.3 MB more after the tenth');
  expect(figuresIn('30 minutes of bots, 90 matches\n')).toBe('30 minutes of bots, 90 matches');
  expect(figuresIn('every match ends: 90 steps of 4 matches, 0.1 s\nundo: 30 steps of 3 matches, 0.2 s')).toBe(
    '4 matches, 120 steps in 2 checks',
  );
  expect(figuresIn('nothing')).toBe('');
});

test('a new line is written above the old ones, which stay', () => {
  const first = withProofs('', [proof]);
  const second = withProofs(first, [{ ...proof, date: '1917-04-02', failed: 1 }]);
  expect(second.split('\n').filter((line) => line.startsWith('| 1917'))).toEqual([
    '| 1917-04-02 | kills | 7 kills | 2 | 1 | 3 |',
    '| 1917-04-01 | kills | 7 kills | 1 | 0 | 3 |',
  ]);
  expect(second.match(/# Reliability/g)).toHaveLength(1);
});

test('a stage is run by its name, as long as it is asked to be, and its dated figures are written down', async () => {
  const file = folder.file('reliability.md');
  const { code, stdout } = await run('prove', ['--only', 'track', '--matches', '2', '--first', '3', '--to', file]);
  expect([code, stdout]).toEqual([0, expect.stringContaining('Everything held')]);
  const today = new Date().toISOString().slice(0, 4);
  expect(readFileSync(file, 'utf8')).toMatch(
    new RegExp(
      `^\\| ${today}-\\d\\d-\\d\\d \\| track \\| 2 matches, \\d+ steps in \\d+ checks \\| \\d+ \\| 0 \\|`,
      'm',
    ),
  );
});

test('what there is no stage for is refused, and nothing is written', async () => {
  const file = folder.file('nothing.md');
  const { code, stderr } = await run('prove', ['--only', 'pong', '--to', file]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/no stage “pong”.*kills.*\nusage: npm run prove/)]);
  expect(existsSync(file)).toBe(false);
});
