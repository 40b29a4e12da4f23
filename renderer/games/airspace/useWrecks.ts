import type { Hex } from '@aerodrome/engine/boards/hex.ts';
import type { AirspaceEvent } from '@aerodrome/engine/games/airspace/state.ts';
import type { AirspaceView } from '@aerodrome/engine/games/airspace/view.ts';
import { useEffect, useRef } from 'react';
import type { Scene } from '../../table/table.ts';
import type { AirspaceBoard } from './board.ts';

interface Wreck {
  plane: number;
  hex: Hex;
  phaseNumber: number;
}

/** Whoever has seen an airplane crash sees smoke over the place until the phase is over; the rules forget where it was. */
export function useWrecks(sky: AirspaceBoard, { view, now }: Scene): void {
  const wrecks = useRef<readonly Wreck[]>([]);
  const { planes, phaseNumber, outcome } = view as AirspaceView;
  useEffect(() => {
    const fresh = (now as readonly AirspaceEvent[]).flatMap((event): Wreck[] => {
      const hex = event.type === 'crashed' ? planes[event.plane].hex : null;
      return event.type === 'crashed' && hex ? [{ plane: event.plane, hex, phaseNumber }] : [];
    });
    // Until it has struck the ground, and for as long as nobody takes that back.
    const smokes = ({ plane }: Wreck) => planes[plane].lost === 'crashed';
    const standing = wrecks.current.filter((wreck) => wreck.phaseNumber === phaseNumber && smokes(wreck));
    wrecks.current = [...standing, ...fresh];
    sky.smoke(outcome?.ending === 'drawn' ? [] : standing.map(({ hex }) => hex));
  }, [sky, planes, phaseNumber, outcome, now]);
}
