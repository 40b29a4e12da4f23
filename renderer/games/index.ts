// Registers the strings of all games (side effect of import).
import '@aerodrome/engine/games/index.ts';
import type { Table } from '../table/table.ts';
import { airspace } from './airspace/index.ts';
import { crew } from './crew/index.ts';
import type { PlayableGame, ShelvedGame } from './descriptor.ts';
import { squadrons } from './squadrons/index.ts';
import { track } from './track/index.ts';

/** All games in the order of the shelf. */
export const shelf: readonly (ShelvedGame | PlayableGame)[] = [track, airspace, squadrons, crew];

/** The games that have a table, by id. */
export const playable: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  shelf.filter((game) => 'table' in game).map((game) => [game.id, game]),
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
