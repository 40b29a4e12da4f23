import { useState } from 'react';
import { useApp } from '../app/context.ts';
import type { Table } from '../table/table.ts';
import type { BoardPlace } from '../table/useBoard.ts';

/** Where somebody wants to see what happens step by step: what lets the next step be shown, if one is waited with. */
export function useGoingOn(table: Table, { screen }: BoardPlace): (() => void) | null {
  const { settings } = useApp();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  screen.onWait = (frames) => {
    if (settings.reveal !== 'steps' || !frames.some(({ event }) => table.stepsAt?.(event))) return null;
    return new Promise((resolve) => setGoOn(() => resolve));
  };
  return goOn;
}
