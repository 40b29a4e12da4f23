import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The files of a game for the tools, by name: `build/games/<id>/goldens.ts`. */
export type ToolFile = 'goldens' | 'learner' | 'mutants' | 'portraits' | 'strengthTargets';

/** The ids of the games that have this file. */
export function gamesWith(file: ToolFile): string[] {
  return readdirSync(import.meta.dirname)
    .filter((id) => existsSync(join(import.meta.dirname, id, `${file}.ts`)))
    .sort();
}

export function importTool<T>(id: string, file: ToolFile): Promise<T> {
  return import(pathToFileURL(join(import.meta.dirname, id, `${file}.ts`)).href);
}

/** The export of this name from the file of every game that has it, by game. */
export async function importTools<T>(file: ToolFile, name: string): Promise<Readonly<Record<string, T>>> {
  const found = gamesWith(file).map(async (id) => [id, (await importTool<Record<string, T>>(id, file))[name]]);
  return Object.fromEntries(await Promise.all(found));
}
