import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { expect, test } from 'vitest';
import { bannedSentences, proseOfModule, proseOfPage, proseOfStyles } from './prose.ts';

/** Player-facing strings have their own rules. */
const catalogues = /\/text\/(?:en|de)(?:\/|\.ts)/;

function proseOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return proseOfPage(source);
  return file.endsWith('.css') ? proseOfStyles(source) : proseOfModule(file, source);
}

const folders = ['engine', 'renderer', 'electron', 'build', 'tests', 'docs'];
const files = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(below(folder))),
].filter((file) => /\.(?:tsx?|css|md)$/.test(file) && !file.includes('node_modules/') && !catalogues.test(file));

function below(folder: string) {
  return (file: string) => posix.join(folder, file.split(sep).join('/'));
}

test('no comment, test title or page has a sentence with a banned opening', () => {
  const found = files.flatMap((file) =>
    proseOf(file)
      .flatMap(bannedSentences)
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(found).toEqual([]);
});

test('banned openings are found in comments and test titles of a module, and not in its strings', () => {
  const source = [
    '// Reads the file. Whoever wrote it',
    '// is not asked. What is this? It is fine.',
    '/**',
    ' * What is kept',
    ' * stays.',
    ' */',
    "const text = 'Nobody reads this.'; // So many times.",
    "test.each([1])('nobody waits %s', () => {});",
    "describe('somebody', () => test('whose turn it is', () => {}));",
    ['test(`what $', '{text} gives`, () => {});'].join(''),
  ].join('\n');
  expect(proseOfModule('x.ts', source).flatMap(bannedSentences)).toEqual([
    'Whoever wrote it is not asked.',
    'What is kept stays.',
    'So many times.',
    'Nobody waits %s',
    'Somebody',
    'Whose turn it is',
    'What … gives',
  ]);
});

test('banned openings are found in the prose of pages and style sheets, and not in headings or code', () => {
  const page =
    '# What it is\n\nText. Who reads, knows.\n\n- Anybody may.\n\n| Who sits | Who sits. `What is`. |\n\n```\nNobody.\n```\n';
  expect(proseOfPage(page).flatMap(bannedSentences)).toEqual(['Who reads, knows.', 'Anybody may.', 'Who sits.']);
  expect(proseOfStyles('a { content: "Nobody"; } /* Whoever\n * looks. */').flatMap(bannedSentences)).toEqual([
    'Whoever looks.',
  ]);
});
