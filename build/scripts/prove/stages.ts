import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../app/root.ts';
import { figuresIn, type Proof } from './report.ts';

/** Sizes of the stages. Each is passed to the tests as an environment variable. */
export interface Amounts {
  kills: number;
  mutations: number;
  requests: number;
  /** Matches that are opened and closed on one page. */
  openings: number;
  /** Minutes that bots play on one page. */
  minutes: number;
  /** Random key presses and clicks in each language and window size of the soak. */
  soak: number;
  matches: number;
  /** Decisions per bot level that are repeated with different hidden information behind the same view. */
  decisions: number;
  /** The number of the first match; another number gives other random matches. */
  first: number;
}

/** The test files of the stages that belong to no game. Those with a page are in the e2e project. */
const sharedStages: Readonly<Record<string, { project: 'fast' | 'apart' | 'e2e'; tests: readonly string[] }>> = {
  kills: {
    project: 'fast',
    tests: ['tests/electron/host/crash.test.ts', 'tests/renderer/application/matchCrash.test.ts'],
  },
  faults: { project: 'apart', tests: ['tests/electron/host/faultInjection.test.ts'] },
  mutations: { project: 'fast', tests: ['tests/saves/hostile.test.ts', 'tests/saves/mutated.test.ts'] },
  requests: { project: 'fast', tests: ['tests/electron/browser/hostile.test.ts'] },
  openings: { project: 'e2e', tests: ['tests/e2e/app/openings.test.ts'] },
  minutes: { project: 'e2e', tests: ['tests/e2e/app/botMatches.test.ts'] },
  soak: { project: 'e2e', tests: ['tests/e2e/soak/'] },
  fairness: { project: 'fast', tests: ['tests/bots/bots.test.ts'] },
  // Whole tournaments and campaigns: fewer processes are killed than in the stage for matches.
  tournaments: {
    project: 'fast',
    tests: ['tests/meta/tournamentMatches.test.ts', 'tests/renderer/application/tournamentCrash.test.ts'],
  },
  campaigns: { project: 'fast', tests: ['tests/renderer/application/campaignCrash.test.ts'] },
};

/** All stage names: the shared ones, the conformance suite of each game, its bots, and their exploitability. */
export function stageNames(games: readonly string[]): string[] {
  const opponents = games.map((game) => `opponents.${game}`);
  return [...Object.keys(sharedStages), ...games, ...opponents, 'opponents.reading'];
}

function testsOf(stage: string): string[] {
  const { project, tests } = sharedStages[stage] ?? { project: 'fast', tests: [`tests/conformance/${stage}.test.ts`] };
  return ['--project', project, ...tests];
}

/** Runs the tests of a stage in a process of its own, so that each stage starts with an empty heap. */
export async function prove(stage: string, amounts: Amounts, print: (line: string) => void): Promise<Proof> {
  const { kills, mutations, requests, openings, minutes, soak, matches, decisions, first } = amounts;
  const folder = mkdtempSync(join(tmpdir(), 'aerodrome-prove-'));
  const report = join(folder, 'report.json');
  const env = {
    ...process.env,
    AERODROME_KILLS: String(kills),
    // Each call, not one in so many.
    AERODROME_FAULTS: '1',
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
  // A stage may run for hours, so the usual timeout does not apply.
  const args = [vitest, 'run', '--config', 'build/vitest.config.ts', '--root', '.', '--testTimeout=86400000'];
  const began = performance.now();
  const output = await runPrinting([...args, ...reporters, ...testsOf(stage)], env, print);
  const seconds = Math.round((performance.now() - began) / 1000);
  const counted = countIn(report);
  rmSync(folder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  return { date, stage, figures: figuresIn(stripVTControlCharacters(output)), ...counted, seconds };
}

/** Runs Node with arguments and prints each line of its output as it arrives. Resolves with the whole output. */
export async function runPrinting(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = new Promise<void>((resolve, reject) => child.on('error', reject).on('close', () => resolve()));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    print(line);
  }
  await exit;
  return lines.join('\n');
}

function countIn(report: string): { passed: number; failed: number } {
  try {
    const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
  } catch {
    // Without a report vitest itself failed, which must not read as "0 failed".
    return { passed: 0, failed: 1 };
  }
}
