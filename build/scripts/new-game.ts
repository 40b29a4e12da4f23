// Copies the template game under a new id and adds the copy to the two lists of games.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { say } from '@aerodrome/engine/text/say.ts';
import { root } from './app/root.ts';
import { command, readArguments, refuse } from './cli/arguments.ts';
import { chartOf, chartPage } from './statecharts/chartPage.ts';

/** The folders and files of the template; a copy has its id in place of `template`. */
const parts = ['engine/games/template', 'renderer/games/template', 'tests/conformance/template.test.ts'];

/** The lists of games: `[first, second];` at the end of a declaration. Each entry is imported from a file of the game. */
const lists = [
  { file: 'engine/games/index.ts', list: /(const list: [^=]*= \[[^\]]*)(\];)/, entry: 'index.ts' },
  { file: 'renderer/games/shelf.ts', list: /(const shelf: .*? = \[[^\]]*)(\];)/, entry: 'shelf.ts' },
];

/** An id is used as a folder name, as part of string keys and as an identifier. */
const idForm = /^[a-z][a-z0-9]{1,19}$/;
const reserved =
  /^(?:any|as|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|from|function|if|import|in|index|instanceof|let|list|new|null|of|return|shelf|static|super|switch|tables|template|this|throw|true|try|typeof|undefined|var|void|while|with|yield)$/;

export const run = command('new-game', async ({ args, print }) => {
  const { positionals } = readArguments({ args, allowPositionals: true });
  const [id = ''] = positionals;
  if (positionals.length !== 1 || !idForm.test(id) || reserved.test(id)) refuse('command.badGameId', { id });
  const copies = parts.map((part) => ({ from: join(root, part), to: join(root, renamed(part, id)) }));
  const page = join(root, 'docs/statecharts', `${id}.md`);
  const taken = [...copies.map(({ to }) => to), page].find((path) => existsSync(path));
  if (taken) refuse('command.gameExists', { id, path: taken.slice(root.length + 1) });

  for (const { from, to } of copies) copy(from, to, id);
  for (const { file, list, entry } of lists) addTo(join(root, file), list, id, entry);
  format([...copies.map(({ to }) => to), ...lists.map(({ file }) => join(root, file))]);
  const made = await import(pathToFileURL(join(root, 'engine/games', id, 'index.ts')).href);
  writeFileSync(page, chartPage(chartOf(made[id])));
  print(say('command.newGame.done', { id }));
});

function renamed(text: string, id: string): string {
  return text.replaceAll('template', id).replaceAll('Template', id.charAt(0).toUpperCase() + id.slice(1));
}

function copy(from: string, to: string, id: string): void {
  cpSync(from, to, { recursive: true });
  const files = statSync(to).isFile()
    ? [to]
    : readdirSync(to, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name));
  for (const file of files) writeFileSync(file, renamed(readFileSync(file, 'utf8'), id));
}

/** Adds the import of a game and its entry at the end of the list. */
function addTo(file: string, list: RegExp, id: string, entry: string): void {
  const source = readFileSync(file, 'utf8');
  if (!list.test(source)) throw new Error(`no list of games in ${file}`);
  const imported = source.replace(/^(?=import .* from '\.\/)/m, `import { ${id} } from './${id}/${entry}';\n`);
  writeFileSync(file, imported.replace(list, `$1, ${id}$2`));
}

/** Formats the files: the order of imports and the line breaks depend on the id. */
function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}
