import type { Seat } from '../core/game.ts';

/** How a plane came out of a match. */
export type Fate = 'home' | 'shotDown' | 'crashed' | 'left' | 'resigned';

/** One plane's part in a match: an airplane, a squadron's plane by number, a crew's machine. */
export interface PlaneDebrief {
  /** `red`, `fokkerDr1`, `94th.2`, `paws`. */
  key: string;
  seat: Seat;
  side: number;
  /** Damage suffered and done, in the game's own measure. */
  taken: number;
  dealt: number;
  /** Enemy planes brought down. */
  victories: number;
  /** How often it looped the loop, if it did. */
  loops?: number;
  fate: Fate;
}

/** What a finished match means outside itself: for a tournament, a campaign, a pilot's record. */
export interface Debrief {
  game: string;
  /** Which mission it was, where a game has several. */
  scenario: string | null;
  ending: string;
  winners: readonly Seat[];
  lost?: true;
  major?: true;
  figures?: Readonly<Record<string, number>>;
  turns: number;
  planes: readonly PlaneDebrief[];
  /** What side 0 and side 1 dealt, and the most that either could: net damage in any game is `(a − b) / most`. */
  margin: readonly [number, number];
  most: number;
  /** Sites, factories, persons. */
  mission?: { done: number; of: number };
}
