import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const ids = Object.keys(games).join('|');
/** A game's folder, a game by its id, or a key of its words. */
const named = new RegExp(`/(?:${ids})/|'(?:${ids})'|'\\w+\\.(?:${ids})\\b`);

/** The two lists; and where one game has to be the first. */
const lists = ['engine/games/index.ts', 'renderer/games/index.ts'];
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

test.each(Object.keys(games))(
  '%s has its rules written down, its tests of conformance and its reference matches',
  (id) => {
    expect(readdirSync(join(root, 'engine/games', id))).toContain('RULES.md');
    expect(readdirSync(join(root, 'tests/conformance'))).toContain(`${id}.test.ts`);
    expect(readdirSync(join(root, 'build/scripts/goldens'))).toContain(`${id}.ts`);
    expect(readdirSync(join(root, 'tests/replays', id)).length).toBeGreaterThan(3);
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`engine/games/${id}/RULES.md`);
  },
);
