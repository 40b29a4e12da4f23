// Typechecks twice: the whole project with its settings, then the sources with `noUncheckedIndexedAccess`. The option
// cannot be set for a part of a project, so errors in the folders of the games are filtered out.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command, readArguments } from './cli/arguments.ts';
import { countedErrors } from './cli/uncheckedIndexes.ts';

/** Tests are excluded: a missing item fails the test that reads it. */
const projects = ['engine', 'electron', 'renderer/application', 'renderer', 'build'];

command('typecheck', async () => {
  readArguments({});
  const { code, output } = await compile(['-b', '--pretty', 'false']);
  const strict = code === 0 ? await Promise.all(projects.map(compileStrictly)) : [];
  const errors = countedErrors(strict.join('\n'));
  process.stdout.write(output);
  for (const error of errors) console.log(error);
  process.exitCode = code === 0 && errors.length === 0 ? 0 : 1;
});

async function compileStrictly(project: string): Promise<string> {
  // A separate build info file, so that the two compilations do not invalidate each other's cache.
  const cache = ['--tsBuildInfoFile', `.cache/types/${project.replace('/', '-')}.indexes.tsbuildinfo`];
  const { output } = await compile([
    '-p',
    project,
    '--noEmit',
    '--noUncheckedIndexedAccess',
    '--pretty',
    'false',
    ...cache,
  ]);
  return output;
}

function compile(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), ...args]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}
