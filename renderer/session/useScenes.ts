import type { Seat } from '@aerodrome/engine/core/game.ts';
import { useMemo } from 'react';
import type { Scene } from '../table/table.ts';
import type { SessionContext } from './context.ts';
import { people } from './seats.ts';
import type { useShown } from './useShown.ts';

/** What a table draws its parts from: as things are for what is chosen, and as far as they have been played for what is watched. */
export function useScenes(
  { match, players }: SessionContext,
  seat: Seat | null,
  names: readonly string[],
  { present, view, now }: Pick<ReturnType<typeof useShown>, 'present' | 'view' | 'now'>,
): { scene: Scene; shownScene: Scene } {
  const scene: Scene = useMemo(
    () => ({
      options: match.options,
      view: present,
      seat,
      names,
      awaited: match.awaiting(),
      people: people({ players }),
      now: [],
      check: (action) => match.check(action),
    }),
    [match, present, seat, names, players],
  );
  const shownScene = useMemo(
    () =>
      view === present && now.length === 0
        ? scene
        : { ...scene, view, now, awaited: now.length > 0 ? [] : scene.awaited },
    [scene, view, present, now],
  );
  return { scene, shownScene };
}
