import type { GameServices } from '../application/games.ts';
import { loadTable, playable } from '../games/index.ts';

/** The games of the shelf that have a table, as the services see them. `loadGames` must have resolved. */
export function gameServices(): GameServices {
  return Object.fromEntries(
    Object.values(playable).map(({ id, traces, thumbnail: { pictureOf, isPicture } }) => [
      id,
      { traces, status: async (position) => (await loadTable(id)).status(position), pictureOf, isPicture },
    ]),
  );
}
