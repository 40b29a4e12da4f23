import type { Seat } from '@aerodrome/engine/core/game.ts';
import { useMemo } from 'react';
import { positionOf } from '../table/position.ts';
import type { Scene } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { peopleSeats } from './selectors.ts';
import type { useDisplayedMatch } from './useDisplayedMatch.ts';

/** The input of the table's parts: the present for controls, and the animated state for displays. */
export function useScenes(
  { match, players }: SessionContext,
  seat: Seat | null,
  { selectedView, displayedView, animating }: ReturnType<typeof useDisplayedMatch>,
  { settings, uiState }: Pick<Scene, 'settings' | 'uiState'>,
): { scene: Scene; displayedScene: Scene } {
  const scene: Scene = useMemo(
    () => ({
      ...positionOf(match, selectedView),
      seat,
      names: players.map(({ name }) => name),
      awaiting: match.awaiting(),
      people: peopleSeats({ players }),
      animating: [],
      settings,
      uiState,
      check: (action) => match.check(action),
    }),
    [match, selectedView, seat, players, settings, uiState],
  );
  const displayedScene = useMemo(
    () =>
      displayedView === selectedView && animating.length === 0
        ? scene
        : { ...scene, view: displayedView, animating, awaiting: animating.length > 0 ? [] : scene.awaiting },
    [scene, displayedView, selectedView, animating],
  );
  return { scene, displayedScene };
}
