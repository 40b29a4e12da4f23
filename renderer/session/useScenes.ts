import type { Seat } from '@aerodrome/engine/core/game.ts';
import { useMemo } from 'react';
import { positionOf } from '../table/position.ts';
import type { Scene } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { people } from './selectors.ts';
import type { useShown } from './useShown.ts';

/** What a table draws its parts from: as things are for what is chosen, and as far as they have been played for what is watched. */
export function useScenes(
  { match, players }: SessionContext,
  seat: Seat | null,
  names: readonly string[],
  { present, view, now }: Pick<ReturnType<typeof useShown>, 'present' | 'view' | 'now'>,
  { settings, uiState }: Pick<Scene, 'settings' | 'uiState'>,
): { scene: Scene; shownScene: Scene } {
  const scene: Scene = useMemo(
    () => ({
      ...positionOf(match, present),
      seat,
      names,
      awaiting: match.awaiting(),
      people: people({ players }),
      animating: [],
      settings,
      uiState,
      check: (action) => match.check(action),
    }),
    [match, present, seat, names, players, settings, uiState],
  );
  const shownScene = useMemo(
    () =>
      view === present && now.length === 0
        ? scene
        : { ...scene, view, animating: now, awaiting: now.length > 0 ? [] : scene.awaiting },
    [scene, view, present, now],
  );
  return { scene, shownScene };
}
