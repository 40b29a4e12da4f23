import type { GameServices } from '../application/games.ts';
import { loadTable, playable } from '../games/index.ts';
import { positionOf } from '../table/position.ts';

/** The games of the shelf that have a table, as the services see them. */
export const gameServices: GameServices = Object.fromEntries(
  Object.values(playable).map(({ id, traces }) => [
    id,
    { traces, status: async (match) => (await loadTable(id)).status(positionOf(match, match.view('table'))) },
  ]),
);
