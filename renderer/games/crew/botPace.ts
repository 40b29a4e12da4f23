import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { cachedSetting } from './names.ts';

/** Share of the clock; fixed time without a clock. */
const share = 0.13;
const unhurried = 800;

/** Spreads the actions of bots over the time in which people lay their cards. */
export function botPace(view: CrewView, options: CrewOptions): number | null {
  if (view.phase !== 'action.laying') return null;
  return cachedSetting(options).milliseconds * share || unhurried;
}
