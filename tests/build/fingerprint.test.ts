import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../build/scripts/app/fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aerodrome-print-'));
  mkdirSync(join(root, 'source/deep'), { recursive: true });
  writeFileSync(join(root, 'source/a.ts'), 'a');
  writeFileSync(join(root, 'source/deep/b.ts'), 'b');
  writeFileSync(join(root, 'settings.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

const print = () => fingerprint(root, ['source', 'settings.json']);

test('equal files have equal fingerprints, independent of their times', () => {
  const before = print();
  utimesSync(join(root, 'source/a.ts'), 1, 1);
  expect(print()).toBe(before);
});

test.each<[string, () => void]>([
  ['changed', () => writeFileSync(join(root, 'source/deep/b.ts'), 'c')],
  ['added', () => writeFileSync(join(root, 'source/deep/c.ts'), '')],
  ['removed', () => rmSync(join(root, 'source/a.ts'))],
  ['renamed', () => renameSync(join(root, 'source/a.ts'), join(root, 'source/z.ts'))],
  [
    'moved text between files',
    () => {
      writeFileSync(join(root, 'source/a.ts'), '');
      writeFileSync(join(root, 'source/deep/b.ts'), 'ab');
    },
  ],
])('the fingerprint changes when a file was %s', (_, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('node_modules is not part of the fingerprint', () => {
  const before = print();
  mkdirSync(join(root, 'source/node_modules'));
  writeFileSync(join(root, 'source/node_modules/x.js'), '');
  expect(print()).toBe(before);
});
