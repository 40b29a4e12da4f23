import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Mutants } from '../../build/mutants/mutant.ts';

const root = resolve(import.meta.dirname, '../..');
const lists = readdirSync(resolve(root, 'build/mutants'))
  .map((name) => name.replace(/\.ts$/, ''))
  .filter((name) => name !== 'mutant' && name !== 'plugin');

test.each(lists)('every fault of the list %s is found once in its source and changes it', async (list) => {
  const { mutants }: Mutants = await import(`../../build/mutants/${list}.ts`);
  const wrong = mutants.filter(({ file, from, to }) => {
    const source = existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '';
    return source.split(from).length !== 2 || from === to;
  });
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test('every list is named where its command is documented', () => {
  const [line = ''] = /^\| `npm run mutants.*$/m.exec(readFileSync(resolve(root, 'docs/commands.md'), 'utf8')) ?? [];
  expect(lists.filter((list) => !line.includes(`\`${list}\``))).toEqual([]);
});
