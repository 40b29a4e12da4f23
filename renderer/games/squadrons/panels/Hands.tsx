import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import type { GlimpseProps } from '../../descriptor.ts';
import { Hand } from './Hand.tsx';
import { noteOf } from './squadronNote.ts';

/** The hands that lie open to a viewpoint. */
export function Hands({ view, options }: GlimpseProps) {
  const table = view as SquadronsView;
  return table.squadrons.map(({ hand }, squadron) => {
    if (!hand || hand.length === 0) return null;
    return <Hand key={squadron} view={table} options={options} squadron={squadron} note={noteOf(table, squadron)} />;
  });
}
