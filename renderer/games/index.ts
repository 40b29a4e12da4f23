// Registers the loaders of the strings of all games (side effect of import).
import '@aerodrome/engine/games/index.ts';
import type { Table } from '../table/table.ts';
import type { PlayableGame } from './descriptor.ts';
import { shelf } from './shelf.ts';

const games: Record<string, PlayableGame> = {};

/** The games that have a table, by id; empty until `loadGames` has resolved. */
export const playable: Readonly<Record<string, PlayableGame>> = games;

let loading: Promise<void> | null = null;

/**
 * Loads all playable games once; later calls get the same promise. A failed load may be retried: a rejected top-level
 * `await` of this module would be cached until the page is reloaded.
 */
export function loadGames(): Promise<void> {
  if (!loading) {
    loading = Promise.all(
      shelf.flatMap(({ id, load }) => (load ? [load().then((game) => [id, game] as const)] : [])),
    ).then((loaded) => void Object.assign(games, Object.fromEntries(loaded)));
    loading.catch(() => {
      loading = null;
    });
  }
  return loading;
}

/** Looks up a playable game; throws on an unknown id, and before the games are loaded. */
export function gameOf(id: string): PlayableGame {
  const game = playable[id];
  if (!game) throw new RangeError(`no table for ${id}`);
  return game;
}

const tables = new Map<string, Promise<Table>>();

/** Loads the table of a game once; later calls get the same promise. */
export function loadTable(id: string): Promise<Table> {
  let table = tables.get(id);
  if (!table) {
    table = loadGames().then(() => gameOf(id).table());
    // A failed load may be retried.
    table.catch(() => tables.delete(id));
    tables.set(id, table);
  }
  return table;
}
