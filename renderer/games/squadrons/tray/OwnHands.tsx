import { memo } from 'react';
import type { TrayProps } from '../../../table/table.ts';
import { Hand } from '../panels/Hand.tsx';
import { squadronNote } from '../panels/squadronNote.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { StandingOrder } from './StandingOrder.tsx';

/** The read-only hands of a seat; memoized, since pointing changes the tray often. */
export const OwnHands = memo(function OwnHands({
  scene,
  seat,
}: Pick<TrayProps<SquadronsTableTypes>, 'scene' | 'seat'>) {
  const { view } = scene;
  return scene.gameData.squadronsOf[seat].map((squadron) => (
    <Hand
      key={squadron}
      view={view}
      options={scene.options}
      squadron={squadron}
      note={squadronNote(view, squadron)}
      besides={<StandingOrder scene={scene} seat={seat} squadron={squadron} />}
    />
  ));
});
