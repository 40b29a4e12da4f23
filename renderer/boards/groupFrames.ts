import type { GameTypes } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { BoardFrame } from './board.ts';

/** Groups neighbouring frames whose events happen at once (`together`); each group is one animation. */
export function groupFrames<G extends GameTypes>(frames: readonly BoardFrame<G>[]): readonly BoardFrame<G>[][] {
  const groups: BoardFrame<G>[][] = [];
  for (const frame of frames) {
    const last = groups.at(-1);
    const number = frame.event.together;
    if (last && number !== undefined && itemAt(last, 0).event.together === number) last.push(frame);
    else groups.push([frame]);
  }
  return groups;
}
