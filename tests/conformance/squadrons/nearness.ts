import type { SquadronsState } from '@aerodrome/engine/games/squadrons/state.ts';
import type { Table } from '../run.ts';

/** Nothing happens while every plane stays on the ground; otherwise lost planes bring the end nearer. */
export function nearness(_table: Table, state: SquadronsState, ending: string | null): number {
  const lost = state.planes.filter(({ square }) => square < 0).length;
  const flying = state.planes.filter((plane) => plane.flying).length;
  return ending === 'stalemate' || ending === null ? -10 * flying - lost : lost;
}
