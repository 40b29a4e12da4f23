// Mutation testing: puts one fault after the other into the sources and counts how many the tests detect.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { importMutants, mutantLists } from '../mutants/lists.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { mutating } from '../mutants/plugin.ts';
import { buildChangedPage } from './app/build.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';

const root = resolve(import.meta.dirname, '../..');
const lists = mutantLists();

/** Tests that share one process: whole files, or tests of one file by their titles. */
interface Run {
  files: readonly string[];
  titles: readonly string[];
  /** The tests use a browser with the built page. */
  browser: boolean;
}

const scratch = mkdtempSync(join(tmpdir(), 'aerodrome-mutants-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

command('mutants', async () => {
  const { positionals } = readArguments({ args: process.argv.slice(2), allowPositionals: true });
  const [wanted = '', ...numbers] = positionals;
  if (!lists.includes(wanted)) refuse('command.noList', { lists });

  const { tests, mutants } = await importMutants(wanted);
  const chosen = [...mutants.entries()].filter(([at]) => numbers.length === 0 || numbers.includes(String(at)));
  // A mutant that no longer applies would break the build and seem to be detected.
  for (const [at, { file, from }] of chosen) {
    const found = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(from).length - 1 : 0;
    if (found !== 1) throw new Error(`mutant ${at} stands ${found} times in ${file}: ${from}`);
  }
  const every = runsOf([...chosen.flatMap(([, { nearest = [] }]) => nearest), ...tests]);
  const sound = new Map<Run, number>();
  /** The test that detects the mutant, or `null`. The tests have to pass without it first. */
  const findIn = (run: Run, mutant: Mutant, page: string | null): string | null => {
    // Starting a browser is slow: all tests of the file that any mutant needs are run at once.
    const all = run.browser ? (every.find(({ files }) => files[0] === run.files[0]) ?? run) : run;
    const known = [...sound.keys()].find((one) => sameRun(one, all)) ?? all;
    if (!sound.has(known)) {
      const { failed, passed, took } = testsIn(all, {});
      if (failed) throw new Error(`fails without any fault: ${failed}`);
      if (passed < all.titles.length)
        throw new Error(`not every title is in ${all.files[0]}: ${all.titles.join(', ')}`);
      sound.set(known, took);
    }
    // A mutant may cause an endless loop, so a timeout counts as detection. The limit allows for a busy machine.
    const took = sound.get(known) as number;
    if (page) return testsIn(run, { AERODROME_PAGE: page }, 900_000, Math.max(45_000, 3 * took)).failed;
    return testsIn(run, { AERODROME_MUTANT: JSON.stringify(mutant) }, Math.max(300_000, 10 * took)).failed;
  };
  const find = async (mutant: Mutant): Promise<string | null> => {
    let page: string | null = null;
    for (const run of [...runsOf(mutant.nearest ?? []), ...runsOf(tests)]) {
      if (run.browser && !page) {
        page = mkdtempSync(join(scratch, 'page-'));
        await buildChangedPage(page, () => [mutating(root, mutant)]);
      }
      const by = findIn(run, mutant, run.browser ? page : null);
      if (by) return by;
    }
    return null;
  };

  const equivalent = chosen.filter(([, mutant]) => mutant.equivalent !== undefined);
  let killed = 0;
  for (const [at, mutant] of chosen) {
    if (mutant.equivalent !== undefined) continue;
    const by = await find(mutant);
    if (by) killed++;
    console.log(`${at} ${by ? 'killed' : 'LIVES '} ${mutant.file}: ${mutant.from.trim()} → ${mutant.to.trim()}`);
    if (by) console.log(`  by ${by}`);
  }

  const run = chosen.length - equivalent.length;
  console.log(`${wanted}: ${killed} of ${run} killed (${((100 * killed) / run).toFixed(1)} %)`);
  for (const [at, { file, equivalent: why }] of equivalent) console.log(`not run: ${at} ${file}: ${why}`);
  process.exitCode = killed / run >= 0.95 ? 0 : 1;
});

/** Groups tests: whole files without a browser in one process, the others by file, those with a browser last. */
function runsOf(tests: readonly string[]): Run[] {
  const whole: string[] = [];
  const byFile = new Map<string, string[]>();
  for (const test of tests) {
    const [file = '', title] = test.split(' > ', 2);
    if (title === undefined && !isBrowser(file)) whole.push(file);
    else byFile.set(file, [...(byFile.get(file) ?? []), ...(title === undefined ? [] : [title])]);
  }
  const runs = [...byFile].map(([file, titles]): Run => {
    return { files: [file], titles: [...new Set(titles)], browser: isBrowser(file) };
  });
  if (whole.length > 0) runs.unshift({ files: [...new Set(whole)], titles: [], browser: false });
  return runs.sort((a, b) => Number(a.browser) - Number(b.browser));
}

function isBrowser(file: string): boolean {
  return file.startsWith('tests/e2e/');
}

function sameRun(a: Run, b: Run): boolean {
  return [...a.files, ...a.titles].join('\n') === [...b.files, ...b.titles].join('\n');
}

/** Runs tests until one fails and returns its name, or `null` if all pass. Times are in milliseconds. */
function testsIn(
  { files, titles, browser }: Run,
  added: Readonly<Record<string, string>>,
  limit?: number,
  testTimeout?: number,
): { failed: string | null; passed: number; took: number } {
  const { AERODROME_MUTANT: _mutant, AERODROME_PAGE: _page, ...env } = process.env;
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const args = [
    ...['run', '--config', 'build/vitest.config.ts', '--root', '.', '--bail=1', '--reporter=json'],
    ...[`--outputFile=${report}`, browser ? '--project=e2e' : '--project=!e2e'],
    ...(titles.length > 0 ? ['-t', titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')] : []),
    ...(testTimeout === undefined ? [] : [`--testTimeout=${Math.ceil(testTimeout)}`]),
  ];
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args, ...files], {
    cwd: root,
    env: { ...env, ...added },
    ...(limit !== undefined && { timeout: Math.ceil(limit) }),
    stdio: 'ignore',
  });
  const took = performance.now() - began;
  const { numPassedTests = 0, testResults = [] }: Partial<Report> = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  return { failed: status === 0 ? null : (failedIn(testResults) ?? files.join(' ')), passed: numPassedTests, took };
}

interface Report {
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { status: string; fullName: string }[];
  }[];
}

/** The first failed test in a report, if there is one. */
function failedIn(testResults: Report['testResults']): string | null {
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return null;
  const title = file.assertionResults.find(({ status }) => status === 'failed')?.fullName;
  return [file.name.replace(`${root}/`, ''), ...(title ? [title] : [])].join(' > ');
}
