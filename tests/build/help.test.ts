import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames } from '../../build/scripts/cli/arguments.ts';
import { start } from './run.ts';

const root = resolve(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts;

test('every npm script of the project is a command', () => {
  const ours = Object.entries(scripts).filter(([, command]) => command.includes('build/scripts/'));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(commandNames.map((name) => [name, `tsx build/scripts/${name}.ts`])),
  );
});

test('every command prints its usage for --help and does nothing else', () => {
  // All in one process, because starting a process takes most of the time.
  const program = commandNames
    .map(
      (name) => `process.argv = [process.execPath, '${name}.ts', '--help'];await import('./build/scripts/${name}.ts');`,
    )
    .join('');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const told = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(told.trimEnd().split('\n')).toEqual(
    commandNames.map((name) => expect.stringMatching(new RegExp(`^usage: npm (run )?${name}\\b`))),
  );
});

test('a command answers wrong arguments with the cause, the usage and exit code 2', async () => {
  expect(await start('build', ['--hlep'])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/Unknown option '--hlep'.*\nusage: npm run build/),
  });
});
