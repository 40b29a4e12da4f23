/** Smoothstep: slow at both ends. */
export const smoothstep = (t: number) => t * t * (3 - 2 * t);

/** Quadratic ease-in-out. */
export const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2);

export const lerp = (from: number, to: number, t: number) => from + (to - from) * t;

/** The signed rotation from one heading to another by the shorter way, in radians. */
export const shortestTurn = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));
