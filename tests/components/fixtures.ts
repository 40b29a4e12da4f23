import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compactSave } from '@aerodrome/engine/saves/content.ts';
import { newFolder } from './app.tsx';

const root = resolve(import.meta.dirname, '../..');

/** A file of the project. */
export const projectFile = (path: string) => join(root, path);
/** A match of Track that was recorded for the replay suite. */
export const recordedMatch = (name: string) => projectFile(`tests/replays/track/${name}.json`);

/** A data folder with saved matches of Track in it. */
export function folderWithMatches(...names: string[]): string {
  const folder = folderWithTexts({});
  for (const name of names) copyFileSync(recordedMatch(name), matchFile(folder, name));
  return folder;
}

/** A data folder with the texts of saved matches in it, by name. */
export function folderWithTexts(matches: Readonly<Record<string, string>>): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'matches'));
  for (const [name, text] of Object.entries(matches)) writeFileSync(matchFile(folder, name), text);
  return folder;
}

/** The file of a match. */
export const matchFile = (folder: string, name: string) => join(folder, 'matches', `${name.toLowerCase()}.json`);

/** The text of a match's file as a plain save, without the tail that a match in progress has. */
export function plainSave(folder: string, file: string): string {
  return compactSave(readFileSync(join(folder, 'matches', file), 'utf8'));
}

export function matchesIn(folder: string): string[] {
  return readdirSync(join(folder, 'matches')).filter((name) => name.endsWith('.json'));
}
