import { expect, test } from 'vitest';
import { judge, quantile } from '../../build/scripts/league/elo.ts';
import { run } from './run.ts';

test('players with equal scores have an Elo difference of 0 inside the interval', () => {
  const { games, score, elo, low, high } = judge([2, 0, 1, 1, 0, 2, 1, 1]);
  expect([games, score, elo]).toEqual([16, 0.5, 0]);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});

test('a score of 75 % is about 191 Elo, with a smaller interval for more deals', () => {
  const few = judge(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 1 : 2)));
  const many = judge(Array.from({ length: 2000 }, (_, i) => (i % 2 === 0 ? 1 : 2)));
  expect([few.elo, many.elo]).toEqual([190.8, 190.8]);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(many.low).toBeGreaterThan(170);
});

test('a player who wins every game has a finite Elo difference', () => {
  const { elo } = judge(Array(50).fill(2));
  expect(elo).toBeGreaterThan(700);
  expect(elo).toBeLessThan(1200);
});

test('a quantile is one of the values', () => {
  expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
  expect(quantile([5, 1, 3, 2, 4], 0.99)).toBe(5);
  expect(quantile([], 0.5)).toBe(0);
});

test('a league prints the score of each pair, equal for equal seeds', async () => {
  const args = ['track', '--levels', 'random,0', '--games', '20', '--seed', '7', '--json'];
  const [first, again] = await Promise.all([run('league', args), run('league', args)]);
  expect(first).toMatchObject({ code: 0, stderr: '' });
  const { game, games, pairs } = JSON.parse(first.stdout);
  expect({ game, games }).toEqual({ game: 'track', games: 20 });
  expect(pairs).toEqual([
    {
      a: '0',
      b: 'random',
      games: 20,
      score: expect.any(Number),
      elo: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
    },
  ]);
  expect(JSON.parse(again.stdout).pairs).toEqual(pairs);
});

test('a league with an unknown player prints the usage and sets exit code 2', async () => {
  const { code, stderr } = await run('league', ['track', '--levels', '1,9']);
  expect(stderr).toMatch(/“9”/);
  expect(stderr).toMatch(/^usage: npm run league/m);
  expect(code).toBe(2);
});
