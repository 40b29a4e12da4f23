import { distance, fromOffset } from '@aerodrome/engine/boards/hex.ts';
import type { Action } from '@aerodrome/engine/core/game.ts';
import type { AirspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import type { AirspaceState, Plane } from '@aerodrome/engine/games/airspace/state.ts';
import type { Table } from '../run.ts';

/** How far a state has come towards an ending that random play seldom reaches: it soon flies off the board. */
export function nearness(table: Table, state: AirspaceState, ending: string | null): number {
  const germans = state.planes.filter((_, i) => i % 2 === 1);
  const fallen = (how: string) => germans.filter((plane) => plane.lost === how).length;
  const capacity = (side: number) =>
    state.planes.reduce((sum, plane, i) => sum + (i % 2 === side && plane.lost === null ? plane.capacity : 0), 0);
  const even = safety(table, state, null) - 20 * Math.abs(capacity(0) - capacity(1));
  switch (ending) {
    case 'crashed': {
      const height = germans.reduce((sum, plane) => sum + (plane.lost === null ? plane.altitude : 0), 0);
      return safety(table, state, 'crashed') + 100 * fallen('crashed') - 10 * height;
    }
    case 'shotDown':
      return safety(table, state, 'shotDown') - 20 * capacity(1) + 10 * capacity(0) - 2 * apart(state);
    case 'moreCapacity':
      return safety(table, state, 'shotDown') + 20 * Math.min(1, capacity(0) - capacity(1));
    case 'moreShots':
      return even + 20 * Math.min(1, leadOf(state.tally?.shots));
    case 'moreApproaches':
      return even - 20 * Math.abs(leadOf(state.tally?.shots)) + 20 * Math.min(1, leadOf(state.tally?.approaches));
    default:
      return even;
  }
}

function leadOf([allied, german]: readonly number[] = [0, 0]): number {
  return allied - german;
}

/** Planes in the air, or lost in the way that is wanted, are worth most; then the middle of the sky. */
function safety({ options }: Table, { planes }: AirspaceState, wanted: string | null): number {
  const [columns, long] = (options as AirspaceOptions).board.split('x').map(Number);
  const middle = fromOffset({ column: columns >> 1, row: long >> 1 });
  return planes.reduce((sum, { hex, altitude, lost }) => {
    if (hex === null) return sum + (lost === wanted ? 500 : lost === null ? 0 : -500);
    return sum - Math.max(0, distance(hex, middle) - 2) - 2 * Math.max(0, 4 - altitude);
  }, 0);
}

/** How far each German plane is from the Allied one that is nearest, levels included. */
function apart({ planes }: AirspaceState): number {
  const [allied, german] = [0, 1].map((side) => planes.filter(({ hex }, i) => i % 2 === side && hex !== null));
  const between = (a: Plane, b: Plane) => distance(a.hex!, b.hex!) + Math.abs(a.altitude - b.altitude);
  if (allied.length === 0) return 0;
  return german.reduce((sum, plane) => sum + Math.min(...allied.map((other) => between(plane, other))), 0);
}

/** Giving up and agreeing are nobody's decisions: they are asides. */
export function aside({ game }: Table, state: AirspaceState, ending: string): Action | null {
  const asides: readonly Action[] = game.seats.flatMap((_, seat) => game.asides(state, seat));
  if (ending === 'resigned') {
    return asides.find(({ type, seat }) => type === 'resign' && game.seats[seat].side === 1) ?? null;
  }
  if (ending !== 'drawn') return null;
  const accepts = (action: Action) => action.type === 'answerDraw' && 'accept' in action && action.accept === true;
  return asides.find(accepts) ?? asides.find(({ type }) => type === 'offerDraw') ?? null;
}
