import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@aerodrome/engine/games/index.ts';

/** An export of a file that some games have in their folder of hooks, by game. */
export async function importHooks<T>(file: string, name: string): Promise<Readonly<Record<string, T>>> {
  const having = Object.keys(games).filter((id) => existsSync(join(import.meta.dirname, id, `${file}.ts`)));
  const found = having.map(async (id) => [id, (await import(`./${id}/${file}.ts`))[name]]);
  return Object.fromEntries(await Promise.all(found));
}
