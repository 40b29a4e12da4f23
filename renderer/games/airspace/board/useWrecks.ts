import type { Hex } from '@aerodrome/engine/boards/hex.ts';
import type { AirspaceTypes } from '@aerodrome/engine/games/airspace/index.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { useEffect, useRef } from 'react';
import type { Scene } from '../../../table/table.ts';
import type { AirspaceBoard } from './board.ts';

interface Wreck {
  plane: number;
  hex: Hex;
  phaseNumber: number;
}

/**
 * What is known of crashes in this phase after what is being shown now. The rules forget where an airplane was when it
 * is lost: only who has seen it knows.
 */
export function wrecksAfter(
  known: readonly Wreck[],
  { planes, phaseNumber }: AirspaceView,
  now: readonly AirspaceEvent[],
): readonly Wreck[] {
  const standing = known.filter((wreck) => wreck.phaseNumber === phaseNumber);
  const fresh = now.flatMap((event): Wreck[] => {
    const hex = event.type === 'crashed' ? planes[event.plane].hex : null;
    return event.type === 'crashed' && hex ? [{ plane: event.plane, hex, phaseNumber }] : [];
  });
  return [...standing.filter(({ plane }) => fresh.every((wreck) => wreck.plane !== plane)), ...fresh];
}

/** Where it smokes: once it has struck the ground, and for as long as nobody takes that back. */
export const smokingHexes = (wrecks: readonly Wreck[], { planes, outcome }: AirspaceView): readonly Hex[] =>
  outcome?.ending === 'drawn'
    ? []
    : wrecks.filter(({ plane }) => planes[plane].lost === 'crashed').map(({ hex }) => hex);

/** Whoever has seen an airplane crash sees smoke over the place until the phase is over. */
export function useWrecks(sky: Pick<AirspaceBoard, 'smoke'>, { view, animating }: Scene<AirspaceTypes>): void {
  const wrecks = useRef<readonly Wreck[]>([]);
  useEffect(() => {
    wrecks.current = wrecksAfter(wrecks.current, view, animating);
    sky.smoke(smokingHexes(wrecks.current, view));
  }, [sky, view, animating]);
}
