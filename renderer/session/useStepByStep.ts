import { useEffect, useState } from 'react';
import type { BoardController } from '../table/boardController.ts';
import type { Table } from '../table/table.ts';
import { useEnvironment } from './environment.ts';

/** Returns a function that plays the next step while a stepwise reveal waits; else `null`. */
export function useStepByStep(table: Table, board: BoardController, isAnimating: boolean): (() => void) | null {
  const { settings } = useEnvironment();
  const [playNext, setPlayNext] = useState<(() => void) | null>(null);
  board.onWait = (frames) => {
    if (settings.reveal !== 'steps' || !frames.some(({ event }) => table.playback.startsRevealStep?.(event)))
      return null;
    return new Promise((resolve) => setPlayNext(() => resolve));
  };
  // The next animation may be one that does not wait: an old button would take the focus from the tray.
  useEffect(() => {
    if (!isAnimating) setPlayNext(null);
  }, [isAnimating]);
  return isAnimating ? playNext : null;
}
