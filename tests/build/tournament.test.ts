import { readFileSync } from 'node:fs';
import { readDocument } from '@aerodrome/engine/meta/document.ts';
import { tournamentFormat } from '@aerodrome/engine/meta/tournament/document.ts';
import { afterAll, expect, test } from 'vitest';
import { run, scratch } from './run.ts';

const folder = scratch();
afterAll(() => folder.remove());

test('npm run tournament plays a Swiss of nine, and --json prints standings, rounds and pairings, equal for equal seeds', async () => {
  const args = ['--format', 'swiss', '--entrants', '9', '--game', 'track', '--bots', '1', '--seed', '7', '--json'];
  const [first, again] = await Promise.all([run('tournament', args), run('tournament', args)]);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(again.stdout).toBe(first.stdout);
  const { standings, rounds, entrants } = JSON.parse(first.stdout);
  expect(entrants).toHaveLength(9);
  expect(standings.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(rounds).toHaveLength(4);
  for (const { bye, pairings } of rounds) {
    expect(pairings).toHaveLength(4);
    expect(bye).toMatch(/^e\d$/);
    for (const { legs } of pairings) expect(legs).toHaveLength(2);
  }
});

test('npm run tournament prints standings and rounds as text, and --save writes the tournament file', async () => {
  const file = folder.file('book.json');
  const args = ['--format', 'double', '--entrants', '3', '--bots', '0', '--legs', '1', '--save', file];
  const { code, stdout } = await run('tournament', args);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Double knock-out, 3 entrants: Track, seed 1$/m);
  expect(stdout).toMatch(/^ {2}1 {2}Bot \d/m);
  expect(stdout).toMatch(/^Round 1$/m);
  expect(readDocument(tournamentFormat, readFileSync(file, 'utf8'))).toHaveProperty('ok');
});

test.concurrent.each([
  [['--format', 'ladder'], /Unknown format “ladder”.*roundRobin/],
  [['--format', 'mixer'], /two seats on each side/],
])('npm run tournament with wrong arguments %j prints cause and usage, and exits with code 2', async (args, cause) => {
  const { code, stdout, stderr } = await run('tournament', args);
  expect(stderr).toMatch(cause);
  expect(stderr).toMatch(/^usage: npm run tournament/m);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});
