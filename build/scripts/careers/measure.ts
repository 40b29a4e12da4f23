import type { Definition, Difficulty } from '@aerodrome/engine/meta/campaign/definition.ts';
import { missionOptions, sortieRulesOf } from '@aerodrome/engine/meta/campaign/missionOptions.ts';
import { type CampaignState, missionOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { botLevel, setUpMatch } from '@aerodrome/engine/meta/campaign/takeOff.ts';
import { deriveSeed } from '@aerodrome/engine/meta/deriveSeed.ts';
import { fly } from './fly.ts';
import { add, cellOf, draw, nearest, type Odds, outcomeOf } from './odds.ts';
import { abstractCareer, type Ends, warOf } from './walk.ts';

export interface Wanted {
  careers: number;
  /** Of a mission, side and level, as its sides come to it. */
  matches: number;
  /** The same where a match is a long one. */
  long: number;
  /** Against the levels above this nothing is flown: one such match takes as long as a hundred others. */
  top: number;
}

/**
 * Careers whose first missions are really flown, with the planes and handicaps that they come with, until enough were;
 * whoever comes later draws one of those. So what is measured is what careers meet, and as often.
 */
export function measure(
  definition: Definition,
  difficulty: Difficulty,
  odds: Odds,
  wanted: Wanted,
  kept: (career: number) => void,
): void {
  // Never a seed that was flown before: what is known grows with each.
  const known = Object.values(odds.cells).reduce((sum, { matches }) => sum + matches, 0);
  const ends: Ends = (state, random) => {
    const cell = odds.cells[cellOf(state)];
    if (cell && cell.matches >= mostFor(state, wanted)) return draw(cell, random);
    if (botLevel(state) > wanted.top) return draw(nearest(odds, state), random);
    const outcome = outcomeOf(state, fly(missionOf(state).game, setUpMatch(state, 0, 0)));
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
