import type { CampaignDefinition, Difficulty } from '@aerodrome/engine/meta/campaign/definition.ts';
import { missionOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { type CampaignState, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { botLevel, setUpMatch } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { add, cellOf, draw, nearest, type Odds, outcomeOf } from './odds.ts';
import { playMission } from './playMission.ts';
import { abstractCareer, type Ends, warOf } from './walk.ts';

export interface Wanted {
  careers: number;
  /** Matches per cell (see `cellOf`). */
  matches: number;
  /** Matches per cell of games with long matches. */
  long: number;
  /** Highest bot level that is measured; a match against a higher one takes a hundred times as long. */
  top: number;
}

/**
 * Simulates careers and plays each mission until its cell has enough matches; later careers draw from those results. The
 * measured cells are therefore the ones that careers reach, in the same proportions.
 */
export function measure(
  definition: CampaignDefinition,
  difficulty: Difficulty,
  odds: Odds,
  wanted: Wanted,
  kept: (career: number) => void,
): void {
  // The number of known matches gives a seed that was not used before.
  const known = Object.values(odds.cells).reduce((sum, { matches }) => sum + matches, 0);
  const ends: Ends = (state, random) => {
    const cell = odds.cells[cellOf(state)];
    if (cell && cell.matches >= mostFor(state, wanted)) return draw(cell, random);
    if (botLevel(state) > wanted.top) return draw(nearest(odds, state), random);
    const outcome = outcomeOf(state, playMission(missionOf(state).game, setUpMatch(state, 0, 0)));
    add(odds, state, outcome);
    return outcome;
  };
  for (let career = 0; career < wanted.careers; career++) {
    for (const side of definition.playable) {
      abstractCareer(warOf(definition, side, difficulty, deriveSeed(1_000_000 + known, career)), ends);
    }
    kept(career);
  }
}

function mostFor(state: CampaignState, { matches, long }: Wanted): number {
  return sortieRulesOf(missionOf(state)).planes(missionOptions(state, 0)) > 2 ? long : matches;
}
