import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';
import { gamesWith } from '../../build/games/discover.ts';
import { allGames } from '../fixtures/allGames.ts';

const root = resolve(import.meta.dirname, '../..');
const ids = Object.keys(games).join('|');
/** A game's folder, a game by its id, or a key of its words. */
const named = new RegExp(`/(?:${ids})/|'(?:${ids})'|'\\w+\\.(?:${ids})\\b`);

/** The two lists; and where one game has to be the first. */
const lists = ['engine/games/index.ts', 'renderer/games/shelf.ts'];
const first = ['renderer/app/machine.ts', 'renderer/app/screens/Hangar.tsx'];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.parentPath.includes('node_modules'))
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    );
}

test('outside its own folders a game is named in two lists only', () => {
  // Campaigns are data, and say which game each mission is.
  const own = new RegExp(`^(?:engine|renderer)/games/(?:${ids})/|^engine/meta/campaigns/`);
  const naming = ['engine', 'renderer', 'electron']
    .flatMap(filesIn)
    .filter((file) => !own.test(file) && named.test(readFileSync(join(root, file), 'utf8')));
  expect(naming.sort()).toEqual([...lists, ...first].sort());
});

const isThere = (path: string) => existsSync(join(root, path));

test.each(Object.keys(allGames))('%s has a rules page and a conformance test', (id) => {
  expect(isThere(`engine/games/${id}/RULES.md`)).toBe(true);
  expect(isThere(`tests/conformance/${id}.test.ts`)).toBe(true);
});

test.each(gamesWith('goldens'))('%s has golden matches and a row in the README', (id) => {
  expect(readdirSync(join(root, 'tests/replays', id)).length).toBeGreaterThan(3);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`engine/games/${id}/RULES.md`);
});

test('every folder in build/games belongs to a game', () => {
  const folders = readdirSync(join(root, 'build/games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(folders.map(({ name }) => name).filter((id) => !Object.hasOwn(games, id))).toEqual([]);
});
