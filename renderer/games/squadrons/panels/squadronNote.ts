import { none } from '@aerodrome/engine/games/squadrons/state.ts';
import type { SquadronsView } from '@aerodrome/engine/games/squadrons/view.ts';
import { say } from '@aerodrome/engine/text/say.ts';

/** The activity of a squadron in a few words. */
export function squadronNote(view: SquadronsView, squadron: number): string {
  const { up } = view.squadrons[squadron];
  if (up === none) return say('table.squadrons.note.ground');
  if (view.moving === up) return say('table.squadrons.note.moves', { die: view.die });
  if (view.toMove.includes(up)) return say('table.squadrons.note.toMove');
  return say('table.squadrons.note.flies');
}
