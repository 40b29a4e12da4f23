import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { cachedSetting } from './names.ts';

/** Of the clock, and without one. */
const share = 0.13;
const unhurried = 800;

/** While people lay their cards, bots lay theirs spread over the same time. */
export function botPace(view: CrewView, options: CrewOptions): number | null {
  if (view.phase !== 'action.laying') return null;
  return cachedSetting(options).milliseconds * share || unhurried;
}
