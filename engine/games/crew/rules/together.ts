/**
 * Numbers of simultaneous events: neighbouring events with the same number belong together. Two different things may
 * follow each other directly, so each has its own.
 */
export const together = {
  discards: 1,
  repairs: 2,
  scraps: 3,
  draws: 4,
  extraDraws: 5,
  flak: 6,
  ownPlanes: 7,
  enemyPlanes: 8,
  hits: 9,
  shots: 10,
  losses: 11,
} as const;
