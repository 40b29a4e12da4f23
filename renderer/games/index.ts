// Their words.
import '@aerodrome/engine/games/index.ts';
import type { Table } from '../table/table.ts';
import { airspace } from './airspace/index.ts';
import { crew } from './crew/index.ts';
import type { PlayableGame, ShelvedGame } from './descriptor.ts';
import { squadrons } from './squadrons/index.ts';
import { track } from './track/index.ts';

/** Every game there is, in the order of the shelf. */
export const shelf: readonly (ShelvedGame | PlayableGame)[] = [track, airspace, squadrons, crew];

/** The games that can be played on a screen, by what the engine calls them. */
export const playable: Readonly<Record<string, PlayableGame>> = Object.fromEntries(
  shelf.filter((game) => 'table' in game).map((game) => [game.id, game]),
);

/** A game whose table somebody sits at. */
export function gameOf(id: string): PlayableGame {
  const game = playable[id];
  if (!game) throw new RangeError(`no table for ${id}`);
  return game;
}

const tables = new Map<string, Promise<Table>>();

/** The table of a game, fetched once. */
export function loadTable(id: string): Promise<Table> {
  let table = tables.get(id);
  if (!table) {
    table = gameOf(id).table();
    // A fetch that failed may be tried again.
    table.catch(() => tables.delete(id));
    tables.set(id, table);
  }
  return table;
}
