import { freeze } from '../../../core/clone.ts';
import type { Manoeuvre, Move } from '../state.ts';

/** "Orientation and Movement": no more than two points go into rotation in one turn. */
export const mostRotations = 2;

/** Two points a hex, one a rotation, three more for a climb; a dive gives two back. */
export function costOf(manoeuvre: Manoeuvre): number {
  const { move, hexes } = manoeuvre;
  return 2 * hexes + rotationsOf(manoeuvre) + (move === 'climb' ? 3 : move === 'dive' ? -2 : 0);
}

export function rotationsOf({ before, between, after }: Manoeuvre): number {
  return Math.abs(before) + Math.abs(between) + Math.abs(after);
}

/** Every turn there is, points and heights aside: 13 level, 13 climbing, 13 and 25 diving. */
export const everyManoeuvre: readonly Manoeuvre[] = freeze([
  ...oneHex('level'),
  ...oneHex('climb'),
  ...oneHex('dive'),
  ...twoHexes(),
]);

function oneHex(move: Move): Manoeuvre[] {
  const list: Manoeuvre[] = [];
  for (const before of rotations(mostRotations)) {
    const left = mostRotations - Math.abs(before);
    for (const after of rotations(left)) list.push({ move, hexes: 1, before, between: 0, after });
  }
  return list;
}

/** Only a dive pays for a second hex, with a rotation on the way if wanted. */
function twoHexes(): Manoeuvre[] {
  const list: Manoeuvre[] = [];
  for (const before of rotations(mostRotations)) {
    for (const between of rotations(mostRotations - Math.abs(before))) {
      const left = mostRotations - Math.abs(before) - Math.abs(between);
      for (const after of rotations(left)) list.push({ move: 'dive', hexes: 2, before, between, after });
    }
  }
  return list;
}

/** Straight on first, then to the left and to the right. */
function rotations(most: number): number[] {
  return [0, -1, 1, -2, 2].filter((by) => Math.abs(by) <= most);
}

/**
 * Two hexes reached round a corner can be reached round the other side of it as well, for the same points and with the
 * same facing: the other of such two ways, or `null`.
 */
export function otherWay(manoeuvre: Manoeuvre): Manoeuvre | null {
  const { move, hexes, before, between, after } = manoeuvre;
  if (hexes !== 2 || Math.abs(between) !== 1) return null;
  if (before === -between && after === 0) return { move, hexes, before: 0, between: before, after: between };
  if (after === -between && before === 0) return { move, hexes, before: between, between: after, after: 0 };
  return null;
}
