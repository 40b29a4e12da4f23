import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const architecture = readFileSync(resolve(root, 'ARCHITECTURE.md'), 'utf8');

/** The walks of ARCHITECTURE.md: title, the number of files that it states, and the files that it names. */
const walks = [...architecture.matchAll(/^### (.+) \((\d+) files\)\n([\s\S]*?)(?=^#)/gm)].map(
  ([, title, stated, text]) => ({
    title,
    stated: Number(stated),
    files: new Set([...text.matchAll(/`((?:engine|renderer|electron)\/[^`]+\.tsx?)`/g)].map(([, path]) => path)),
  }),
);

test('ARCHITECTURE.md has the five walks through the code', () => {
  expect(walks.map(({ title }) => title)).toEqual([
    'A click',
    'A bot move',
    'A tournament leg',
    'A campaign sortie',
    'Loading a save',
  ]);
});

describe.each(walks)('the walk "$title"', ({ stated, files }) => {
  test('the walk names only existing files', () => {
    expect([...files].filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  });

  test('the walk states the number of its files, which is at most 30', () => {
    expect(files.size).toBe(stated);
    expect(files.size).toBeLessThanOrEqual(30);
  });
});
