import type { AirspaceOptions } from '@aerodrome/engine/games/airspace/options.ts';
import type { AirspaceState, Plane } from '@aerodrome/engine/games/airspace/state.ts';
import type { Table } from '../run.ts';

/** Looks every plane and its strip over: the first thing that cannot be, or `null`. */
export function conserve(table: Table, state: AirspaceState): string | null {
  const { players, planes, board, capacity } = table.options as AirspaceOptions;
  const wanted = players === 2 ? 2 * planes : 4;
  if (state.planes.length !== wanted) return `${state.planes.length} planes`;
  const [columns, long] = board.split('x').map(Number);
  for (const [i, plane] of state.planes.entries()) {
    const unplaced = state.phaseNumber === 0 && i >= state.plane;
    const wrong = wrongPlace(plane, columns, long, unplaced) ?? wrongStrip(plane, capacity[i]);
    if (wrong !== null) return `plane ${i} ${wrong}`;
  }
  if (state.outcome !== null) return null;
  const flying = (side: number) => state.planes.some((plane, i) => i % 2 === side && plane.lost === null);
  return flying(0) && flying(1) ? null : 'a side without planes flies on';
}

function wrongPlace({ hex, lost }: Plane, columns: number, long: number, unplaced: boolean): string | null {
  if (hex === null) return lost !== null || unplaced ? null : 'is nowhere';
  if (lost !== null) return `was ${lost} and is still there`;
  const row = hex.r + Math.ceil(hex.q / 2);
  const outside = hex.q < 0 || hex.q >= columns || row < 0 || row >= (hex.q % 2 === 0 ? long - 1 : long);
  return outside ? `is off the board: ${hex.q}, ${hex.r}` : null;
}

function wrongStrip({ facing, altitude, capacity, points, lost }: Plane, most: number): string | null {
  if (![0, 1, 2, 3, 4, 5].includes(facing)) return `faces ${facing}`;
  if (altitude < (lost === null ? 1 : 0) || altitude > 10) return `is at level ${altitude}`;
  if (capacity < 0 || capacity > most) return `can take ${capacity}`;
  if ((capacity === 0) !== (lost === 'shotDown')) return `was ${lost} and can take ${capacity}`;
  if (points < 0 || points > 10 || points === 1 || (lost !== null && points > 0)) return `has ${points} points`;
  return null;
}
