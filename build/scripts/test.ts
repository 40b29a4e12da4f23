// Runs lint, typecheck and all tests. A failing stage does not prevent the others.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, readArguments } from './cli/arguments.ts';
import { summarize } from './cli/testSummary.ts';

command('test', async () => {
  readArguments({});
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-test-'));
  /** The two vitest runs: tests without a browser or window, and tests with one. */
  const kinds: [name: string, which: string][] = [
    ['fast', '--project=!e2e'],
    ['e2e', '--project=e2e'],
  ];
  const reportOf = (name: string) => join(folder, `${name}.json`);
  const tests = kinds.map(([name, which]): [string, string] => [
    name,
    `npm run --silent vitest -- ${which} --reporter=default --reporter=json --outputFile.json="${reportOf(name)}"`,
  ]);

  const versions = join(folder, 'versions.txt');
  process.env.AERODROME_TEST_VERSIONS = versions;

  const failedStages: string[] = [];
  const seconds: string[] = [];
  const stage = async ([name, command]: [string, string]) => {
    const start = performance.now();
    const code = await run(command);
    seconds.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (code !== 0) failedStages.push(name);
  };
  const start = performance.now();
  await stage(['lint', 'npm run --silent lint']);
  await stage(['typecheck', 'npm run --silent typecheck']);
  // Tests with windows wait most of the time, the others compute. One vitest would alternate between the projects in its
  // workers, and each change of project would restart a worker.
  await Promise.all(tests.map(stage));
  seconds.push(`all ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const processor = processorSeconds();
  if (processor !== null) seconds.push(`processor ${processor.toFixed(1)} s`);

  const summaries = kinds.map(([name]) => summarize(name, reportOf(name)));
  const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0);
  const failures = summaries.flatMap((summary) => summary.failures);
  const tested = existsSync(versions) ? readFileSync(versions, 'utf8') : 'browser: none was started';
  rmSync(folder, { recursive: true });

  console.log(seconds.join(', '));
  if (failedStages.length > 0) console.log(`not clean: ${failedStages.join(', ')}`);
  // The two vitest processes print at the same time, so their own failure reports are hard to find.
  for (const failure of failures) console.log(failure);
  console.log(tested);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failedStages.length > 0 || failures.length > 0 ? 1 : 0;
});

/** Runs a command, forwards its output and returns its exit code. */
function run(command: string): Promise<number | null> {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'] });
    child.stdout.pipe(process.stdout, { end: false });
    child.stderr.pipe(process.stderr, { end: false });
    child.on('close', done);
  });
}

/** User and system time of all ended child processes; Linux only. */
function processorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // The process name is in brackets and may contain spaces. See proc_pid_stat(5): cutime and cstime, in 1/100 s.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
