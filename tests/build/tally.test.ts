import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { runInProcessPool } from '../../build/scripts/cli/processPool.ts';
import { progressIn } from '../../build/scripts/cli/progress.ts';
import {
  addTallies,
  type Batch,
  batchesOf,
  seatedIn,
  type Tally,
  tallyOf,
} from '../../build/scripts/simulate/tally.ts';

const { options } = readOptions(games.track.options, {}) as { options: Record<string, unknown> };
const run = { game: 'track', options, seed: 7 };

describe('seating', () => {
  test('different players play every deal twice, the second time with seats reversed', () => {
    expect([0, 1, 2, 3].map((number) => seatedIn([5, 3], number))).toEqual([
      { deal: 0, order: [0, 1] },
      { deal: 0, order: [1, 0] },
      { deal: 1, order: [0, 1] },
      { deal: 1, order: [1, 0] },
    ]);
  });

  test.each(['crew', 'airspace'])('reversing the seats swaps the sides in %s', (id) => {
    const read = readOptions(games[id].options, { players: id === 'crew' ? '4' : 4 });
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const seats = games[id].open(read.options).seats.map(({ side }) => side);
    const { order } = seatedIn([5, 3, 5, 3], 1);
    for (const [seat, place] of order.entries()) expect(seats[place]).not.toBe(seats[seat]);
  });

  test('equal players keep their seats and play a new deal each time', () => {
    expect([0, 1].map((number) => seatedIn([0, 0], number))).toEqual([
      { deal: 0, order: [0, 1] },
      { deal: 1, order: [0, 1] },
    ]);
  });
});

test('the wins of a bot are counted on every seat', () => {
  const better = tallyOf({ ...run, players: [3, 0], first: 0, count: 40 });
  const worse = tallyOf({ ...run, players: [0, 3], first: 0, count: 40 });
  expect(better.wins[0]).toBeGreaterThan(22);
  expect(worse).toEqual({ ...better, wins: [...better.wins].reverse() });
});

test('batches add up to the whole run, in any process', async () => {
  const of: Omit<Batch, 'first' | 'count'> = { ...run, players: [0, 1] };
  const whole = tallyOf({ ...of, first: 0, count: 7 });
  const list = batchesOf(of, 7);
  expect(list.map(({ first, count }) => [first, count])).toEqual([
    [0, 2],
    [2, 2],
    [4, 2],
    [6, 1],
  ]);
  expect(list.map(tallyOf).reduce(addTallies)).toEqual(whole);
  const wing = new URL('../../build/scripts/simulate/worker.ts', import.meta.url);
  expect((await runInProcessPool<Batch, Tally>(wing, list, () => {})).reduce(addTallies)).toEqual(whole);
});

test('a run of a billion games has a limited number of batches', () => {
  const list = batchesOf({ ...run, players: [0, 0] }, 1_000_000_000);
  expect(list.length).toBeLessThanOrEqual(1000);
  expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000_000);
});

test('progress is shown as a bar, and after a while with the remaining time', () => {
  expect(progressIn(1, 4, 1000)).toBe(`${'█'.repeat(10)}${'░'.repeat(30)} 25 %`);
  expect(progressIn(1, 4, 60_000)).toBe(`${'█'.repeat(10)}${'░'.repeat(30)} 25 %, about 3 minutes left`);
});
