import { useEffect, useState } from 'react';
import type { BoardController } from '../table/boardController.ts';
import type { Table } from '../table/table.ts';
import { useEnvironment } from './environment.ts';

/** For step-by-step reveals: shows the next step, while the animation that is playing waits for it. */
export function useGoingOn(table: Table, board: BoardController, playing: boolean): (() => void) | null {
  const { settings } = useEnvironment();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  board.onWait = (frames) => {
    if (settings.reveal !== 'steps' || !frames.some(({ event }) => table.playback.startsStep?.(event))) return null;
    return new Promise((resolve) => setGoOn(() => resolve));
  };
  // The next animation may be a bot's step that waits for nobody: an old button would take the focus from the hand.
  useEffect(() => {
    if (!playing) setGoOn(null);
  }, [playing]);
  return playing ? goOn : null;
}
