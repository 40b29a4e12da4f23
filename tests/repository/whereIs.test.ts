import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

const rows = [...read('docs/where-is.md').matchAll(/^\| (.+?) \| (.+?) \| `(.+?)` \|$/gm)].map(
  ([, question, term, file]) => ({ question, term, file }),
);

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'engine', 'renderer', 'electron', 'build'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && existsSync(resolve(root, file)));

/** `writeLock` becomes `write Lock`, so that a term of several words is found in names, too. */
function splitName(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.]/g, ' ');
}

/** The searchable text of a source: its file name, its exported names and their doc comments. */
function searchableText(file: string): string {
  const source = read(file);
  const names = [
    ...source.matchAll(
      /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm,
    ),
  ];
  const comments = [...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport /g)];
  return [
    splitName(basename(file).replace(/\.tsx?$/, '')),
    ...names.map(([, name]) => splitName(name)),
    ...comments.map(([, comment]) => comment.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ')),
  ].join('\n');
}

const texts = sources.map((file) => ({ file, text: searchableText(file) }));

function filesWith(term: string): string[] {
  const words = term.split(/[ -]/);
  const pattern = new RegExp(`\\b${words.join('[ -]').replace(/y$/, '(?:y|ies)')}(?:e?s)?\\b`, 'i');
  return texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test('docs/where-is.md has thirty different questions', () => {
  expect(new Set(rows.map(({ question }) => question)).size).toBe(30);
});

test.each(rows)('searching for "$term" finds $file among at most five files', ({ term, file }) => {
  const found = filesWith(term);
  expect(found).toContain(file);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(5);
});

test.each(rows)('a plain text search for "$term" finds $file', ({ term, file }) => {
  expect(`${basename(file)}\n${read(file)}`.toLowerCase()).toContain(term.toLowerCase());
});
