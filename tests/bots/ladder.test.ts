import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { fly } from '../../build/scripts/league/flying.ts';

/** So many deals, each flown twice: enough to see a step that has gone, not to measure one. `npm run prove` does that. */
const deals: Readonly<Record<string, number>> = { track: 10, airspace: 6, squadrons: 4, crew: 5 };
const steps: readonly [Level, Level][] = [
  [3, 1],
  [4, 2],
];

describe.each(Object.keys(games))('the ladder of %s', (id) => {
  const read = readOptions<Record<string, unknown>>(games[id].options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { options } = read;

  test.each(steps)('level %i is stronger than level %i', (a, b) => {
    const { points } = fly({ game: id, options, a, b, seed: 31, first: 0, deals: deals[id] });
    expect(points.reduce((sum, won) => sum + won, 0)).toBeGreaterThan(1.1 * deals[id]);
  });
});
