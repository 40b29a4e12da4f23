import { useMemo } from 'react';
import { positionOf } from '../table/position.ts';
import type { Scene } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { peopleSeats } from './selectors.ts';

/** The input of the table's controls: the position that they act on. */
export function useScene(
  { match, players }: SessionContext,
  { view, seat, settings, uiState }: Pick<Scene, 'view' | 'seat' | 'settings' | 'uiState'>,
): Scene {
  return useMemo(
    () => ({
      ...positionOf(match, view),
      seat,
      names: players.map(({ name }) => name),
      awaiting: match.awaiting(),
      people: peopleSeats({ players }),
      animating: [],
      settings,
      uiState,
      check: (action) => match.check(action),
    }),
    [match, view, seat, players, settings, uiState],
  );
}
