import { itemAt } from '../../core/items.ts';
import { readOptions } from '../../core/options.ts';
import { games } from '../../games/index.ts';
import type { SortieRules } from '../sortieRules.ts';
import { resolveChoice } from './conditions.ts';
import type { Mission } from './definition.ts';
import { type CampaignState, missionOf } from './state.ts';

/** The campaign rules of a mission's game. */
export function sortieRulesOf({ game }: Mission): SortieRules {
  const { sortie } = itemAt(games, game);
  if (!sortie) throw new RangeError(`${game} cannot be flown in a campaign`);
  return sortie;
}

/** The options of the current mission that its author set, with conditions resolved. */
export function fixedOptions(state: CampaignState, flight: number): Record<string, unknown> {
  const { options } = missionOf(state);
  const context = { state, flight };
  return Object.fromEntries(
    Object.entries(options).map(([key, value]) => [key, resolveChoice<unknown>(value, context)]),
  );
}

/** The options of the current mission, completed by the defaults of the game. */
export function missionOptions(state: CampaignState, flight: number): Record<string, unknown> {
  return completeOptions(missionOf(state).game, fixedOptions(state, flight));
}

/** Adds the game's defaults, which a campaign does not store, to the options of a mission. */
export function completeOptions(game: string, options: Record<string, unknown>): Record<string, unknown> {
  const read = readOptions<Record<string, unknown>>(itemAt(games, game).options, options);
  if ('problems' in read) throw new RangeError(JSON.stringify(read.problems));
  return read.options;
}
