import { maxStartBytes } from './startSize.ts';

/** The targets of docs/performance.md. The benchmark prints them beside its figures; no test depends on them. */
export const goals = {
  startBytes: maxStartBytes,
  /** The 95th percentile of the script time per animation frame. */
  slowFrameMilliseconds: 2,
  /** The longest task of the page's thread while a match or a list is opened. */
  longestTaskMilliseconds: 100,
  /** The page's thread for a list of saved matches, in all. */
  savedListMilliseconds: 1500,
  /** A whole round robin of 32 entrants. */
  roundRobinMilliseconds: 500,
};
