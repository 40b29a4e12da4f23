import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { summarize } from '../../build/scripts/cli/testSummary.ts';

const folder = mkdtempSync(join(tmpdir(), 'aerodrome-summary-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(testResults: object[]): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests: 7, testResults }));
  return file;
}

test('the summary names each failed test with its file and the start of its message', () => {
  const failed = {
    status: 'failed',
    fullName: 'the door opens',
    failureMessages: ['\u001b[31mexpected 1\u001b[39m\nat door'],
  };
  const passed = { status: 'passed', fullName: 'the door closes', failureMessages: [] };
  const result = {
    name: resolve('tests/door.test.ts'),
    status: 'failed',
    message: '',
    assertionResults: [passed, failed],
  };
  expect(summarize('fast', report([result]))).toEqual({
    passed: 7,
    failures: ['failed: tests/door.test.ts > the door opens: expected 1\n  at door'],
  });
});

test('the summary counts a file that cannot be loaded as one failure', () => {
  const broken = {
    name: resolve('tests/broken.test.ts'),
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  };
  expect(summarize('fast', report([broken])).failures).toEqual(['failed: tests/broken.test.ts: no such module']);
});

test('the summary counts a missing report as one failure', () => {
  expect(summarize('e2e', join(folder, 'missing.json'))).toEqual({
    passed: 0,
    failures: ['failed: e2e, without a report'],
  });
});
