import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { long, slowFirst } from '../../build/slowTestsFirst.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(long)('the slow test file %s exists', (file) => {
  expect(existsSync(resolve(root, file))).toBe(true);
});

test('slow files run first in their order, and the others keep theirs', () => {
  const short = ['tests/text/say.test.ts', 'tests/boards/hex.test.ts'];
  const files = [short[0], long[2], short[1], long[0]].map((file) => resolve(root, file));
  expect(files.sort(slowFirst)).toEqual([long[0], long[2], ...short].map((file) => resolve(root, file)));
});
