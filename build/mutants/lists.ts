import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gamesWith, importTool } from '../games/discover.ts';
import type { Mutants } from './mutant.ts';

const helpers = ['lists', 'mutant', 'plugin'];

/** The names of all lists of mutants: those of this folder, and one for each game with a list of its own. */
export function mutantLists(): string[] {
  const shared = readdirSync(import.meta.dirname).map((name) => name.replace(/\.ts$/, ''));
  return [...shared.filter((name) => !helpers.includes(name)), ...gamesWith('mutants')].sort();
}

export function importMutants(list: string): Promise<Mutants> {
  if (gamesWith('mutants').includes(list)) return importTool(list, 'mutants');
  return import(pathToFileURL(join(import.meta.dirname, `${list}.ts`)).href);
}
