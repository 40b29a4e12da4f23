import type { CrewOptions } from '@aerodrome/engine/games/crew/options.ts';
import type { CrewView } from '@aerodrome/engine/games/crew/view.ts';
import { cachedGameData } from './names.ts';

/** The pause as a share of the clock, and without a clock. */
const clockShare = 0.13;
const pauseWithoutClockMs = 800;

/** Spreads the actions of bots over the time in which people lay their cards. */
export function botPauseMs(view: CrewView, options: CrewOptions): number | null {
  if (view.phase !== 'action.laying') return null;
  return cachedGameData(options).milliseconds * clockShare || pauseWithoutClockMs;
}
