import type { Modifiers } from '@aerodrome/engine/games/airspace/state.ts';

/** How long a chip flies to the die before the next one does. */
export const chipIntervalMs = 120;

/** What is added to the die, or taken off it, each as a chip. */
export const countChips = (modifiers: Modifiers): number =>
  Object.values(modifiers).filter((value) => value !== 0).length;
