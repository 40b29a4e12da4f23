import type { Spelling, Spot } from '../../core/game.ts';
import type { GameData } from './gameData.ts';
import { canLoop } from './rules/planning.ts';
import { none, type Plan, type TrackAction } from './state.ts';
import type { TrackView } from './view.ts';

/*
 * The spots of Track:
 *   space:N           a space of the board, numbered as `Ring` does: a start
 *   tile:N            a movement tile of one's own set
 *   plain, loop       the sides of a 3, where its loop is within reach; any other tile is picked without a side
 *   charge:N          a tile of the malfunctioning biplane
 *   plane:N           a plane: 0 the mission's, 2 its charge
 *   exit, ring        at the junction: off by the blue path, or on along the ring
 */

export function spell(gameData: GameData, view: TrackView, action: TrackAction): Spelling {
  switch (action.type) {
    case 'plan':
      return { path: planPath(gameData, view, action) };
    case 'mulligan':
    case 'lose':
      return { set: action.tiles.map((tile) => `tile:${tile}`) };
    case 'place':
      return { path: [`space:${action.space}`] };
    case 'exit':
      return { path: [action.take ? 'exit' : 'ring'] };
    case 'shooter':
    case 'oddHit':
      return { path: [`plane:${action.plane}`] };
    case 'takeBack':
    case 'resign':
      return { path: [action.type] };
  }
}

/** Tile, side, charge tile; a lost escort has only the last of them to choose. */
function planPath(gameData: GameData, view: TrackView, { seat, tile, loop, charge }: Plan): Spot[] {
  const path: Spot[] = tile === none ? [] : [`tile:${tile}`];
  if (canLoop(gameData, view, seat, tile)) path.push(loop ? 'loop' : 'plain');
  if (charge !== undefined) path.push(`charge:${charge}`);
  return path;
}
