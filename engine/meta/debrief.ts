import type { Seat } from '../core/game.ts';

/** The state of a plane at the end of a match. */
export type Fate = 'home' | 'shotDown' | 'crashed' | 'left' | 'resigned';

/** One plane's part in a match: an airplane, a squadron's plane by number, a crew's machine. */
export interface PlaneDebrief {
  /** `red`, `fokkerDr1`, `94th.2`, `paws`. */
  key: string;
  seat: Seat;
  side: number;
  /** Damage taken and dealt, in the game's own unit. */
  taken: number;
  dealt: number;
  /** Enemy planes brought down. */
  victories: number;
  /** Number of loops flown; absent if none. */
  loops?: number;
  fate: Fate;
}

/** The summary of a finished match for tournaments, campaigns and pilots' records. */
export interface Debrief {
  game: string;
  /** The scenario, in games that have several. */
  scenario: string | null;
  ending: string;
  winners: readonly Seat[];
  lost?: true;
  major?: true;
  figures?: Readonly<Record<string, number>>;
  turns: number;
  planes: readonly PlaneDebrief[];
  /** Damage dealt by side 0 and side 1, and the maximum for one side: net damage in any game is `(a − b) / most`. */
  margin: readonly [number, number];
  most: number;
  /** Sites, factories, persons. */
  mission?: { done: number; of: number };
}
