// Registers the loaders of the strings of all games (side effect of import).
import '@aerodrome/engine/games/index.ts';
import type { Table } from '../table/table.ts';
import type { PlayableGame } from './descriptor.ts';
import { shelf } from './shelf.ts';

/** The games that have a table, by id. The menu does without this module, which loads them all. */
export const playable: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  await Promise.all(shelf.flatMap(({ id, load }) => (load ? [load().then((game) => [id, game] as const)] : []))),
);

/** Looks up a playable game; throws on an unknown id. */
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
    table = gameOf(id).table();
    // A failed load may be retried.
    table.catch(() => tables.delete(id));
    tables.set(id, table);
  }
  return table;
}
