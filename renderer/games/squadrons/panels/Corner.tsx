import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect } from 'react';
import type { CornerProps } from '../../../table/table.ts';
import { useGameShortcuts } from '../../../table/useGameShortcuts.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../../ui/KeyHint.tsx';
import type { SquadronsBoard } from '../board/board.ts';
import { useTurned } from '../board/useTurned.ts';
import { keyHandlers, keyLabel } from '../keys.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';

/** View controls: turns the map. */
export function Corner({ scene, board: map }: CornerProps<SquadronsTableTypes, SquadronsBoard>) {
  const [turned, turn] = useTurned(scene);
  useEffect(() => {
    map.turn(turned);
  }, [map, turned]);
  useGameShortcuts(scene, keyHandlers({ turn }));
  return (
    <div className="map-corner">
      <Button
        look="plain"
        className="turn-map"
        aria-label={say('table.squadrons.turn')}
        title={say('table.squadrons.turn')}
        onClick={turn}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 9a8 8 0 0 1 14 1M19 15a8 8 0 0 1-14-1M19 4v6h-6M5 20v-6h6" />
        </svg>
        <KeyHint>{keyLabel('turn')}</KeyHint>
      </Button>
    </div>
  );
}
