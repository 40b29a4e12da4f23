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
 * The crash sites of this phase after the animated events. A view no longer has the hex of a lost airplane, so sites
 * are collected from the events that were shown.
 */
export function wrecksAfter(
  known: readonly Wreck[],
  { planes, phaseNumber }: AirspaceView,
  now: readonly AirspaceEvent[],
): readonly Wreck[] {
  const remaining = known.filter((wreck) => wreck.phaseNumber === phaseNumber);
  const added = now.flatMap((event): Wreck[] => {
    const hex = event.type === 'crashed' ? planes[event.plane].hex : null;
    return event.type === 'crashed' && hex ? [{ plane: event.plane, hex, phaseNumber }] : [];
  });
  return [...remaining.filter(({ plane }) => added.every((wreck) => wreck.plane !== plane)), ...added];
}

/** The hexes with smoke: crash sites, unless the crash was taken back. */
export const smokingHexes = (wrecks: readonly Wreck[], { planes, outcome }: AirspaceView): readonly Hex[] =>
  outcome?.ending === 'drawn'
    ? []
    : wrecks.filter(({ plane }) => planes[plane].lost === 'crashed').map(({ hex }) => hex);

/** Shows smoke over crash sites until the end of the phase. */
export function useWrecks(sky: Pick<AirspaceBoard, 'smoke'>, { view, animating }: Scene<AirspaceTypes>): void {
  const wrecks = useRef<readonly Wreck[]>([]);
  useEffect(() => {
    wrecks.current = wrecksAfter(wrecks.current, view, animating);
    sky.smoke(smokingHexes(wrecks.current, view));
  }, [sky, view, animating]);
}
