import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../build/scripts/app/root.ts';
import { scratch } from './run.ts';

const id = 'ringrace';
const folder = scratch();
const clone = folder.file('clone');
const read = (file: string) => readFileSync(join(clone, file), 'utf8');
const own = new RegExp(`^(?:engine/games|renderer/games)/${id}/|^tests/conformance/${id}\\.test\\.ts$`);

const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  // Pictures and recorded matches are large, and no test here reads them.
  .filter((file) => !/^(?:docs\/pictures|tests\/replays|tests\/saves\/old)\//.test(file))
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Copies the project. Its packages are linked, except for the engine. */
function copyProject(): void {
  for (const file of [...tracked, '.cache/types']) {
    const [from, to] = [join(root, file), join(clone, file)];
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(from)) cpSync(from, to, { recursive: true, preserveTimestamps: true });
  }
  mkdirSync(join(clone, 'node_modules/@aerodrome'), { recursive: true });
  symlinkSync('../../engine', join(clone, 'node_modules/@aerodrome/engine'), 'junction');
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@aerodrome' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(clone, 'node_modules', name), 'junction');
  }
}

interface Ended {
  code: number | null;
  output: string;
}

function runInClone(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd: clone, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      done({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

/**
 * Compiles what the new game changes: engine, renderer and its own test. Types elsewhere cannot change, because the
 * declarations of the two lists of games do not name the new game.
 */
async function typecheckClone(): Promise<Ended> {
  const tsc = 'node_modules/typescript/bin/tsc';
  const sources = await runInClone(tsc, '-b', 'renderer');
  if (sources.code !== 0) return sources;
  for (const list of ['engine/games', 'renderer/renderer/games'])
    expect(read(`.cache/types/${list}/index.d.ts`)).not.toContain(id);
  const compilerOptions = { composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true };
  const project = { extends: '../tsconfig.json', include: [], files: [`${id}.test.ts`], compilerOptions };
  writeFileSync(join(clone, 'tests/conformance/tsconfig.json'), JSON.stringify(project));
  return runInClone(tsc, '-p', 'tests/conformance');
}

const newGame = (name: string) => runInClone('--import', 'tsx', 'build/scripts/new-game.ts', name);

describe('npm run new-game', () => {
  test('npm run new-game copies the template, changes two shared files and adds fewer than 300 lines', async () => {
    copyProject();
    expect(await newGame(id)).toEqual({ code: 0, output: expect.stringContaining(id) });
    const changed = tracked.filter((file) => !readFileSync(join(root, file)).equals(readFileSync(join(clone, file))));
    expect(changed.sort()).toEqual(['engine/games/index.ts', 'renderer/games/shelf.ts']);
    const added = readdirSync(clone, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((file) => file.isFile() && !/node_modules|\.cache/.test(file.parentPath))
      .map((file) =>
        join(file.parentPath, file.name)
          .slice(clone.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((file) => !tracked.includes(file));
    expect(added.filter((file) => !own.test(file))).toEqual([`docs/statecharts/${id}.md`]);
    const lines = added.filter((file) => own.test(file)).map((file) => read(file).split('\n').length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(300);
  });

  test('npm run new-game refuses an existing or invalid id with the cause and exit code 2', async () => {
    const refused = { code: 2, output: expect.stringContaining('usage: npm run new-game') };
    expect(await Promise.all([id, 'new'].map(newGame))).toEqual([refused, refused]);
  });

  test('npm run new-game creates a game that passes the typecheck, the conformance suite and a match on the screen', async () => {
    const files = [
      `tests/conformance/${id}.test.ts`,
      'tests/components/games.test.tsx',
      'tests/repository/games.test.ts',
    ];
    const options = ['run', '--config', 'build/vitest.config.ts', '--root', '.', '-t', id];
    try {
      const [types, tests] = await Promise.all([
        typecheckClone(),
        runInClone('node_modules/vitest/vitest.mjs', ...options, ...files),
      ]);
      expect(types).toEqual({ code: 0, output: '' });
      expect(tests, tests.output).toMatchObject({ code: 0 });
    } finally {
      folder.remove();
    }
  });
});
