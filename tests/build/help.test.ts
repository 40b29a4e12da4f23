import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commandNames } from '../../build/scripts/cli/arguments.ts';
import { start } from './run.ts';

const root = resolve(import.meta.dirname, '../..');
const scripts: Record<string, string> = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')).scripts;

test('every npm script of ours is a command', () => {
  const ours = Object.entries(scripts).filter(([, command]) => command.includes('build/scripts/'));
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(commandNames.map((name) => [name, `tsx build/scripts/${name}.ts`])),
  );
});

test('whoever asks a command for help is told how it is called, and nothing else happens', () => {
  // All in one process: most of a command's time is spent on starting it.
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

test('wrong arguments get the cause and the usage, and exit code 2', async () => {
  expect(await start('build', ['--hlep'])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/Unknown option '--hlep'.*\nusage: npm run build/),
  });
});
