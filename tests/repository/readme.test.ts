import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

const readme = read('README.md');
const { scripts, devDependencies } = JSON.parse(read('package.json'));
const { dependencies } = JSON.parse(read('engine/package.json'));

test('the README marks one test command, which .ci/run takes from there', () => {
  const marked = [...readme.matchAll(/^```sh test\n([\s\S]*?)\n```$/gm)].map(([, command]) => command);
  expect(marked).toEqual(['npm ci && npm test']);
});

test.each(Object.keys({ ...dependencies, ...devDependencies }))('the README gives the reason for %s', (name) => {
  expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\| \\S`, 'm'));
});

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  '.github/workflows/test.yml',
  '.github/workflows/release.yml',
];

test.each(pages)('every command in %s exists', (file) => {
  const commands = [...read(file).matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

test('the README describes every command', () => {
  const told = new Set([...readme.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name]) => name));
  expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
});

test.each(pages.filter((page) => page.endsWith('.md')))('every link in %s leads to an existing file', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
