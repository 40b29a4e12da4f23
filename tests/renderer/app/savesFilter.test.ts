import { expect, test } from 'vitest';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { filterSaves, noFilter } from '../../../renderer/app/screens/saves/filter.ts';

function saved(id: string, about: DocumentInfo['about']): DocumentInfo {
  return { id, revision: 1, bytes: 1, modified: '2026-05-02T14:00:00.000Z', about };
}

const errand = { errand: 'tournament', errandId: 't', slot: 'r1.1/0', attempt: 1, strict: true };
const matches = [
  saved('a', { title: 'Zenith', players: ['Anna', 'Bruno'], persons: ['p1', ''] }),
  saved('b', { title: 'Alba', players: ['Carla', 'Dora'], persons: ['', 'p2'], ...errand }),
];
const ids = (wanted: Partial<typeof noFilter>) =>
  filterSaves(matches, () => undefined, { ...noFilter, ...wanted }).map(({ id }) => id);

test('saved matches are found by words of their title and player names, in any case', () => {
  expect(ids({ words: 'zen' })).toEqual(['a']);
  expect(ids({ words: ' DORA ' })).toEqual(['b']);
  expect(ids({})).toEqual(['a', 'b']);
});

test('saved matches are filtered by assignment and by player', () => {
  expect(ids({ assignment: 'none' })).toEqual(['a']);
  expect(ids({ assignment: 'tournament' })).toEqual(['b']);
  expect(ids({ person: 'p2' })).toEqual(['b']);
});

test('a match without a summary belongs to no game, and matches can be sorted by title', () => {
  expect(ids({ game: 'track' })).toEqual([]);
  expect(ids({ order: 'title' })).toEqual(['b', 'a']);
});
