import { join } from 'node:path';
import type { Level } from '@aerodrome/engine/bots/bot.ts';
import { readOptions } from '@aerodrome/engine/core/options.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { describe, expect, test } from 'vitest';
import { importTools } from '../../build/games/discover.ts';
import { botFingerprint } from '../../build/scripts/league/botFingerprint.ts';
import { playSeries } from '../../build/scripts/league/playSeries.ts';
import type { StrengthTargets } from '../../build/scripts/prove/strengthTargets.ts';
import { StoredResults } from './storedResults.ts';

/** A few deals, each flown twice: enough to see a step that has gone, not to measure one. `npm run prove` does that. */
const targets = await importTools<StrengthTargets>('strengthTargets', 'strengthTargets');
const stored = new StoredResults<number>(join(import.meta.dirname, 'ladder.json'));
const steps: readonly [Level, Level][] = [
  [3, 1],
  [4, 2],
];

describe.each(Object.keys(targets))('the ladder of %s', (id) => {
  const deals = targets[id].ladderDeals;
  const read = readOptions<Record<string, unknown>>(games[id].options, {});
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  const { options } = read;

  test.each(steps)('level %i is stronger than level %i', (a, b) => {
    const series = { game: id, options, a, b, seed: 31, first: 0, deals };
    const won = stored.get(`${id} ${a}:${b}, ${deals} deals`, botFingerprint(id), () =>
      playSeries(series).points.reduce((sum, points) => sum + points, 0),
    );
    expect(won).toBeGreaterThan(1.1 * deals);
  });
});
