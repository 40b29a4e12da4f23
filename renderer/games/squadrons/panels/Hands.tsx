import type { Position } from '../../../table/table.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { Hand } from './Hand.tsx';
import { squadronNote } from './squadronNote.ts';

/** The hands that are open to a viewpoint. */
export function Hands({ view, options }: Position<SquadronsTableTypes>) {
  return view.squadrons.map(({ hand }, squadron) => {
    if (!hand || hand.length === 0) return null;
    return (
      <Hand key={squadron} view={view} options={options} squadron={squadron} note={squadronNote(view, squadron)} />
    );
  });
}
