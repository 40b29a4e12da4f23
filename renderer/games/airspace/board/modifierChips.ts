import type { Modifiers } from '@aerodrome/engine/games/airspace/state.ts';

/** Interval between two chips that fly to the die. */
export const chipIntervalMs = 120;

/** The number of die modifiers, each shown as a chip. */
export const countChips = (modifiers: Modifiers): number =>
  Object.values(modifiers).filter((value) => value !== 0).length;
