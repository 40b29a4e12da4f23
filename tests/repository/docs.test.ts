import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { expect, test } from 'vitest';
import { commandNames } from '../../build/scripts/cli/arguments.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const commands = read('docs/commands.md');
/** The rows of the page for one command. */
const rowsOf = (name: string) =>
  commands.split('\n').filter((row) => new RegExp(`\`npm (?:run )?${name}\\b`).test(row.split(' | ')[0]));

test.each(Object.keys(scripts))('docs/commands.md describes %s', (name) => {
  expect(rowsOf(name)).not.toEqual([]);
});

test.each(commandNames)('docs/commands.md lists exactly the options of %s', (name) => {
  const options = (text: string) => [...new Set([...text.matchAll(/(?<=[ [`])--\w[\w-]*/g)].map(([found]) => found))];
  const usage = options(say(`command.${name}.usage`)).sort();
  expect(options(rowsOf(name).join('\n')).sort()).toEqual(usage);
});

const page = read('docs/boxes/type-in-a-box.md');
const examples = [...page.matchAll(/^```json (\w+)\n([\s\S]*?)\n```$/gm)].map(([, game, text]) => ({ game, text }));

test('docs/boxes/type-in-a-box.md has an example for every game with a box', () => {
  const boxed = Object.values(games).filter(({ options }) => options.some(({ key }) => key === 'box'));
  expect(examples.map(({ game }) => game).sort()).toEqual(boxed.map(({ id }) => id).sort());
});

test.each(examples)('the example box of $game is valid', ({ game, text }) => {
  const { options } = games[game];
  expect(readOptions(options, { box: JSON.parse(text) })).toMatchObject({ options: { box: { name: 'my copy' } } });
});

const pages = readdirSync(resolve(root, 'docs'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
);

test.each(pages)('every link in docs/%s leads to an existing file', (name) => {
  const folder = dirname(resolve(root, 'docs', name));
  const links = [...read(`docs/${name}`).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.filter((path) => !existsSync(resolve(folder, path)))).toEqual([]);
});
