import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import type { SortieRules } from '../sortieRules.ts';
import { resolveChoice } from './conditions.ts';
import type { Mission } from './definition.ts';
import { type CampaignState, missionOf } from './state.ts';

/** What is known of a mission's game between matches. */
export function sortieRulesOf({ game }: Mission): SortieRules {
  const { sortie } = itemAt(games, game);
  if (!sortie) throw new RangeError(`${game} cannot be flown in a campaign`);
  return sortie;
}

/** The options of the order that stands, as far as its author fixed them. */
export function fixedOptions(state: CampaignState, flight: number): Record<string, unknown> {
  const { options } = missionOf(state);
  const context = { state, flight };
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, resolveChoice<unknown>(value, context)]),
  );
}

/** The same with everything that he left to the game. */
export function missionOptions(state: CampaignState, flight: number): Record<string, unknown> {
  return completeOptions(missionOf(state).game, fixedOptions(state, flight));
}

/** All that a match is set up with: a campaign keeps only what it says itself, and none of the box. */
export function completeOptions(game: string, options: Record<string, unknown>): Record<string, unknown> {
  const read = readOptions<Record<string, unknown>>(itemAt(games, game).options, options);
  if ('problems' in read) throw new RangeError(JSON.stringify(read.problems));
  return read.options;
}
