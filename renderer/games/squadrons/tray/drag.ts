import type { ActionDraft } from '@aerodrome/engine/core/compose.ts';
import type { Spot } from '@aerodrome/engine/core/game.ts';
import type { Scene } from '../../../table/table.ts';
import { spotNumber } from '../names.ts';
import type { SquadronsTableTypes } from '../tableTypes.ts';
import { stepRefusal } from './refusal.ts';
import { arrivalFacing, availableMovers, flightPicks, readFlightDraft } from './routes.ts';

/** Draws a route by dragging from a plane, as far as it is legal; dragging back removes steps. */
export function drag(
  scene: Scene<SquadronsTableTypes>,
  { picked }: ActionDraft,
  trail: readonly Spot[],
): readonly Spot[] | null {
  const { view } = scene;
  if (scene.seat === null || (view.phase !== 'movement.assigning' && view.phase !== 'movement.flying')) return null;
  const { gameData } = scene;
  const squares = trail.flatMap((spot) => spotNumber(spot, 'square') ?? []);
  const draft = readFlightDraft(view, picked);
  const movers = availableMovers(gameData, view).filter(({ plane }) => view.planes[plane].square === squares[0]);
  // Without a chosen die the longer one leaves more squares to draw.
  const mover = movers.find(({ die }) => die === draft.die) ?? movers.sort((a, b) => b.die - a.die)[0];
  if (!mover) return null;
  const drawn: number[] = [];
  const flown = mover.plane === view.moving ? view.flown.length : 0;
  for (const square of squares.slice(1)) {
    if (square === (drawn.at(-2) ?? squares[0]) && drawn.length > 0) drawn.pop();
    else if (gameData.grid.steps(drawn.at(-1) ?? squares[0], square) !== 1) break;
    else if (stepRefusal(gameData, view, mover, [...drawn, square]) === null) drawn.push(square);
    else break;
  }
  if (drawn.length === 0) return null;
  const ends = drawn.length + flown === mover.die ? 'stay' : null;
  return flightPicks(gameData, view, mover, drawn, ends, ends && arrivalFacing(gameData, squares[0], drawn));
}
