/** Writes the cause of a failed drawing to the console of the page. The player sees only that an animation was skipped. */
export function logDrawingError(error: unknown): void {
  console.error('Drawing failed:', error);
}

/** Runs a part of the presentation. An error is logged, and must not stop what comes after this part. */
export function attemptDrawing(run: () => void): void {
  try {
    run();
  } catch (error) {
    logDrawingError(error);
  }
}
