/** Sets out and arrives gently. */
export const smoothstep = (t: number) => t * t * (3 - 2 * t);

/** Gathers way for half of the time, and loses it again. */
export const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;

/** How far to turn from one heading to another, the short way. */
export const shortestTurn = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));
