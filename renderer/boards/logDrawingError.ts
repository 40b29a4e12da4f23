/** Writes the cause of a failed drawing to the console of the page. The player sees only that an animation was skipped. */
export function logDrawingError(error: unknown): void {
  console.error('Drawing failed:', error);
}
