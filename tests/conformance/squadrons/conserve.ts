import { cardsOf, colours } from '@aerodrome/engine/games/squadrons/data/box.ts';
import type { SquadronsOptions } from '@aerodrome/engine/games/squadrons/options.ts';
import type { SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Table } from '../run.ts';

/** Counts a table's pieces after the box's lists: the first thing that is wrong, or `null`. */
export function conserve(table: Table, state: SquadronsState): string | null {
  const options = table.options as SquadronsOptions;
  return wrongCards(options, state) ?? wrongPlanes(options, state) ?? wrongGuns(options, state) ?? wrongTurn(state);
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

function wrongCards({ box }: SquadronsOptions, state: SquadronsState): string | null {
  for (const [squadron, { hand, pack, discards, atMost }] of state.squadrons.entries()) {
    const whole = cardsOf(box.squadrons[colours[squadron]].pack);
    const all = sorted([...hand, ...pack, ...discards]);
    if (`${all}` !== `${whole}`) return `squadron ${squadron} has the cards ${all}`;
    if (`${hand}` !== `${sorted(hand)}`) return `the hand of ${squadron} is out of order: ${hand}`;
    if (hand.length > 8) return `squadron ${squadron} holds ${hand.length} cards`;
    if (hand.some((card) => card <= 5 && card > atMost)) return `squadron ${squadron} holds ${hand}, at most ${atMost}`;
  }
  return null;
}

function wrongPlanes({ box, handicaps, planes, insignia }: SquadronsOptions, state: SquadronsState): string | null {
  const { columns, rows } = box.board;
  const squareOf = (name: string) => (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 65;
  const total = colours.reduce((sum, colour, squadron) => {
    const room = box.squadrons[colour].landing.length;
    return sum + (handicaps ? Math.min(planes[squadron], room) : room);
  }, 0);
  if (state.planes.length !== total) return `${state.planes.length} planes`;
  const taken = state.planes.map(({ square }) => square).filter((square) => square >= 0);
  if (new Set(taken).size !== taken.length) return `two planes on one square: ${taken}`;
  if (taken.some((square) => square >= columns * rows)) return `off the board: ${taken}`;
  for (const [plane, { squadron, square, flying }] of state.planes.entries()) {
    const field = box.squadrons[colours[squadron]].landing.map(squareOf);
    if (!flying && square >= 0 && !field.includes(square)) return `plane ${plane} stands on ${square}`;
    if (flying !== (state.squadrons[squadron].up === plane)) return `plane ${plane} and its stand disagree`;
    if (flying && square < 0) return `plane ${plane} flies nowhere`;
  }
  const victories = state.planes.reduce((sum, plane) => sum + plane.victories, 0);
  const lost = state.planes.filter(({ square }) => square < 0).length;
  const begun = insignia.reduce((sum, count) => sum + count, 0);
  return victories > lost + begun ? `${victories} victories over ${lost} planes, and ${begun} at the start` : null;
}

function wrongGuns({ box }: SquadronsOptions, state: SquadronsState): string | null {
  const { hit, miss } = box.pieces;
  const laid = state.guns.some((piece) => piece >= 0);
  for (let field = 0; field < colours.length; field++) {
    const pieces = state.guns.slice(field * (hit + miss), (field + 1) * (hit + miss));
    const hits = pieces.filter((piece) => piece === 1).length;
    const misses = pieces.filter((piece) => piece === 0).length;
    if (laid && (hits !== hit || misses !== miss)) return `the guns of field ${field} are ${pieces}`;
  }
  return laid && state.sealed.some((hits) => hits !== null) ? 'guns are sealed after they were laid' : null;
}

function wrongTurn(state: SquadronsState): string | null {
  const { toMove, moved, fought, planes } = state;
  if (toMove.some((plane) => moved.includes(plane))) return `${toMove} are to move and ${moved} have`;
  if (fought.some((plane) => toMove.includes(plane))) return `${fought} began dogfights, ${toMove} are to move`;
  if (toMove.some((plane) => !planes[plane].flying)) return `${toMove} are to move`;
  return null;
}
