import { readOptions, withCompetitiveDefaults } from '@aerodrome/engine/core/options.ts';
import { airspace } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceState } from '@aerodrome/engine/games/airspace/state.ts';
import { expect, test } from 'vitest';
import { play } from '../../build/scripts/cli/play.ts';

const read = readOptions(airspace.options, withCompetitiveDefaults(airspace.options, {}));
if ('problems' in read) throw new Error(JSON.stringify(read.problems));
const { options } = read;
const game = airspace.open(options);

/** The share of the points of a player against level 4, with sides exchanged in every deal. */
function scoreAgainstLevel4(player: string, deals: number): number {
  let points = 0;
  for (let seed = 1; seed <= deals; seed++) {
    for (const side of [0, 1]) {
      const { state } = play(airspace, game, side === 0 ? [player, 4] : [4, player], seed);
      const { outcome, phaseNumber } = state as AirspaceState;
      expect(phaseNumber).toBeLessThanOrEqual(20);
      const winners = outcome?.winners ?? [];
      points += winners.length === 0 ? 0.5 : winners.includes(side) ? 1 : 0;
    }
  }
  return points / (2 * deals);
}

test.each(['camper', 'fleer'])('the %s wins at most a quarter of the points against level 4', (player) => {
  expect(scoreAgainstLevel4(player, 4)).toBeLessThanOrEqual(0.25);
});
