// Lint, types and tests, in that order; a failing stage does not hide the ones after it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, readArguments } from './cli/arguments.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

command('test', () => {
  readArguments({});
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-test-'));
  /** The tests by what they take: those without windows, and those with. */
  const kinds: [name: string, which: string][] = [
    ['fast', '--project=!e2e'],
    ['e2e', '--project=e2e'],
  ];
  const reportOf = (name: string) => join(folder, `${name}.json`);
  const stages: [name: string, command: string][] = [
    ['lint', 'npm run --silent lint'],
    ['typecheck', 'npm run --silent typecheck'],
    ...kinds.map(([name, which]): [string, string] => [
      name,
      `npm run --silent vitest -- ${which} --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`,
    ]),
  ];

  const versions = join(folder, 'versions.txt');
  process.env.AERODROME_TEST_VERSIONS = versions;

  const failedStages: string[] = [];
  const seconds: string[] = [];
  for (const [name, command] of stages) {
    const start = performance.now();
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    seconds.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (status !== 0) failedStages.push(name);
  }

  const counted = kinds.map(([name]) => count(reportOf(name)));
  const passed = counted.reduce((sum, report) => sum + report.passed, 0);
  const failed = counted.reduce((sum, report) => sum + report.failed, 0);
  const tested = existsSync(versions) ? readFileSync(versions, 'utf8') : 'browser: none was started';
  rmSync(folder, { recursive: true });

  console.log(seconds.join(', '));
  if (failedStages.length > 0) console.log(`not clean: ${failedStages.join(', ')}`);
  console.log(tested);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failedStages.length > 0 || failed > 0 ? 1 : 0;
});

function count(file: string): { passed: number; failed: number } {
  // Without a report vitest itself broke down, which must not read as "0 failed".
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot even be loaded fails without having any test.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}
