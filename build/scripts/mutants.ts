// Puts one deliberate fault after the other into the sources and counts how many the tests find.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Mutant, Mutants } from '../mutants/mutant.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'build/mutants');
const lists = readdirSync(folder)
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => name !== 'mutant' && name !== 'plugin');

/** How long some tests take without any fault. */
const took = new Map<string, number>();

command('mutants', async () => {
  const { positionals } = readArguments({ args: process.argv.slice(2), allowPositionals: true });
  const [wanted = '', ...numbers] = positionals;
  if (!lists.includes(wanted)) refuse('command.noList', { lists });

  const { tests, mutants }: Mutants = await import(pathToFileURL(join(folder, `${wanted}.ts`)).href);
  const chosen = [...mutants.entries()].filter(([at]) => numbers.length === 0 || numbers.includes(String(at)));
  // A fault that is no longer where its list says would be "found" by every test.
  for (const [at, { file, from }] of chosen) {
    const found = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(from).length - 1 : 0;
    if (found !== 1) throw new Error(`mutant ${at} stands ${found} times in ${file}: ${from}`);
  }
  const sound = new Set<string>();
  /** Whether the fault is found by these tests, which find none where there is none. */
  const finds = (some: readonly string[], mutant: Mutant): boolean => {
    const name = some.join(' ');
    if (!sound.has(name) && !passes(some, null)) throw new Error(`the tests fail without any fault: ${name}`);
    sound.add(name);
    return !passes(some, mutant);
  };

  const survivors: [number, Mutant][] = [];
  const equivalent = chosen.filter(([, mutant]) => mutant.equivalent !== undefined);
  for (const [at, mutant] of chosen) {
    if (mutant.equivalent !== undefined) continue;
    const lives = !(mutant.nearest && finds(mutant.nearest, mutant)) && !finds(tests, mutant);
    if (lives) survivors.push([at, mutant]);
    console.log(`${at} ${lives ? 'LIVES ' : 'killed'} ${mutant.file}: ${mutant.from.trim()} → ${mutant.to.trim()}`);
  }

  const run = chosen.length - equivalent.length;
  const killed = run - survivors.length;
  console.log(`${wanted}: ${killed} of ${run} killed (${((100 * killed) / run).toFixed(1)} %)`);
  for (const [at, { file, equivalent: why }] of equivalent) console.log(`not run: ${at} ${file}: ${why}`);
  process.exitCode = killed / run >= 0.95 ? 0 : 1;
});

function passes(tests: readonly string[], mutant: Mutant | null): boolean {
  const { AERODROME_MUTANT: _none, ...env } = process.env;
  if (mutant) env.AERODROME_MUTANT = JSON.stringify(mutant);
  const command = [
    'vitest',
    'run',
    '--config',
    'build/vitest.config.ts',
    '--root',
    '.',
    '--project',
    'fast',
    '--bail=1',
  ];
  // A fault may make a loop endless: what does not come back within the limit has been noticed. A busy machine is slow.
  const limit = mutant ? Math.ceil(Math.max(300_000, 10 * (took.get(tests.join(' ')) ?? 0))) : undefined;
  const began = performance.now();
  const { status } = spawnSync('npx', [...command, ...tests], { cwd: root, env, timeout: limit, stdio: 'ignore' });
  if (!mutant) took.set(tests.join(' '), performance.now() - began);
  return status === 0;
}
