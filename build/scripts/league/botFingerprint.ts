import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fingerprint } from '../app/fingerprint.ts';
import { root as project } from '../app/root.ts';

const shared = [
  'engine/boards',
  'engine/bots',
  'engine/core',
  'renderer/application/bots/decide.ts',
  'renderer/application/bots/history.ts',
  'renderer/application/bots/playToEnd.ts',
  'build/scripts/cli/play.ts',
  'build/scripts/league/playSeries.ts',
];

/** A hash of the sources that determine the play of a game's bots; text, migrations and comments are excluded. */
export function botFingerprint(game: string, root = project): string {
  const folder = `engine/games/${game}`;
  const parts = readdirSync(resolve(root, folder)).filter((name) => !/^(text|migrations|.*\.md)$/.test(name));
  return fingerprint(root, [...shared, ...parts.map((name) => `${folder}/${name}`)], withoutComments);
}

/** Removes comments on lines of their own. */
function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/^[ \t]*(\/\*\*[\s\S]*?\*\/|\/\/.*)\r?\n/gm, '');
}
