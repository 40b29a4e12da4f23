import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../app/root.ts';
import { figuresIn, type Proof } from './report.ts';

/** How much of everything: each reaches the tests as a variable of the environment. */
export interface Amounts {
  kills: number;
  mutations: number;
  requests: number;
  /** How many matches are opened and left on one page. */
  openings: number;
  /** How long bots play on one page. */
  minutes: number;
  /** Random presses in each language and window of the soak. */
  soak: number;
  matches: number;
  /** How many decisions of every level are asked for twice, with other things hidden behind the same view. */
  decisions: number;
  /** The number of the first match, so that another run plays others. */
  first: number;
}

/** What a stage of its own runs; those with a page of their own belong to the project with windows. */
const own: Readonly<Record<string, { project: 'fast' | 'e2e'; tests: readonly string[] }>> = {
  kills: { project: 'fast', tests: ['tests/electron/host/crash.test.ts'] },
  mutations: { project: 'fast', tests: ['tests/saves/hostile.test.ts', 'tests/saves/mutated.test.ts'] },
  requests: { project: 'fast', tests: ['tests/electron/browser/hostile.test.ts'] },
  openings: { project: 'e2e', tests: ['tests/e2e/app/openings.test.ts'] },
  minutes: { project: 'e2e', tests: ['tests/e2e/app/watching.test.ts'] },
  soak: { project: 'e2e', tests: ['tests/e2e/soak/'] },
  fairness: { project: 'fast', tests: ['tests/bots/bots.test.ts'] },
  // Whole evenings: fewer are killed, and fewer documents broken, than files of matches.
  tournaments: {
    project: 'fast',
    tests: [
      'tests/meta/tournamentFiles.test.ts',
      'tests/meta/tournamentMatches.test.ts',
      'tests/renderer/application/crash.test.ts',
    ],
  },
  campaigns: {
    project: 'fast',
    tests: ['tests/meta/campaignFiles.test.ts', 'tests/renderer/application/warCrash.test.ts'],
  },
};

/** The stages by name: some of their own, the conformance of each game, its bots, and how well those can be read. */
export function stageNames(games: readonly string[]): string[] {
  const opponents = games.map((game) => `opponents.${game}`);
  return [...Object.keys(own), ...games, ...opponents, 'opponents.reading'];
}

function testsOf(stage: string): string[] {
  const { project, tests } = own[stage] ?? { project: 'fast', tests: [`tests/conformance/${stage}.test.ts`] };
  return ['--project', project, ...tests];
}

/** Runs the tests of a stage in a process of their own, so that no stage inherits another's heap. */
export function prove(stage: string, amounts: Amounts, print: (text: string) => void): Proof {
  const { kills, mutations, requests, openings, minutes, soak, matches, decisions, first } = amounts;
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-prove-'));
  const report = join(folder, 'report.json');
  const env = {
    ...process.env,
    AERODROME_KILLS: String(kills),
    AERODROME_MUTATIONS: String(mutations),
    AERODROME_SAVES: String(mutations),
    AERODROME_REQUESTS: String(requests),
    AERODROME_OPENINGS: String(openings),
    AERODROME_MINUTES: String(minutes),
    AERODROME_SOAK: String(soak),
    AERODROME_MATCHES: String(matches),
    AERODROME_DECISIONS: String(decisions),
    AERODROME_FIRST: String(first),
  };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  // What takes hours is not stuck.
  const args = [vitest, 'run', '--config', 'build/vitest.config.ts', '--root', '.', '--testTimeout=86400000'];
  const began = performance.now();
  const { stdout } = spawnSync(process.execPath, [...args, ...reporters, ...testsOf(stage)], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  print(stdout);
  const counted = countIn(report);
  rmSync(folder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  return { date, stage, figures: figuresIn(stripVTControlCharacters(stdout)), ...counted, seconds };
}

function countIn(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    // Without a report vitest itself broke down, which must not read as "0 failed".
    return { passed: 0, failed: 1 };
  }
}
