import type { Speed } from '../boards/stage.ts';

/** The settings of a person that matter at a table; the application passes them down. */
export interface TableSettings {
  /** Whether single letters are keys. */
  singleKeys: boolean;
  /** Whether odds are worked out from the cards that have been seen. */
  countCards: boolean;
  lightGraphics: boolean;
  /** Animation speed as a multiple; 0 shows every result at once. */
  speed: Speed;
  reducedMotion: boolean;
}
