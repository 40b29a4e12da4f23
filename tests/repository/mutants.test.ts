import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { gamesWith } from '../../build/games/discover.ts';
import { importMutants, mutantLists } from '../../build/mutants/lists.ts';

const root = resolve(import.meta.dirname, '../..');
const lists = mutantLists();

test.each(lists)('every mutant of the list %s applies to exactly one place of its source', async (list) => {
  const { mutants } = await importMutants(list);
  const wrong = mutants.filter(({ file, from, to }) => {
    const source = existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '';
    return source.split(from).length !== 2 || from === to;
  });
  expect(wrong.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test.each(lists)('every test title that the list %s names is in its file', async (list) => {
  const { tests, mutants } = await importMutants(list);
  const named = new Set([...tests, ...mutants.flatMap(({ nearest = [] }) => nearest)]);
  const missing = [...named].filter((name) => {
    const [file, title] = name.split(' > ', 2);
    return title !== undefined && !readFileSync(resolve(root, file), 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});

test('every list of mutants is named in docs/commands.md', () => {
  const [line = ''] = /^\| `npm run mutants.*$/m.exec(readFileSync(resolve(root, 'docs/commands.md'), 'utf8')) ?? [];
  // A game's own list has the game's name.
  const shared = lists.filter((list) => !gamesWith('mutants').includes(list));
  expect(['GAME', ...shared].filter((list) => !line.includes(`\`${list}\``))).toEqual([]);
});
