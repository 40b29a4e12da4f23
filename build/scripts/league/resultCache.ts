import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { botFingerprint } from './botFingerprint.ts';
import type { Flown, Series } from './flying.ts';

/** What has been flown already, so that a run of hours that was cut short goes on where it was. */
export interface ResultCache {
  find(series: Series): Flown | undefined;
  add(series: Series, flown: Flown): void;
}

/** A file of the folder for each game, a line for each series; `print` tells what the players were at that time. */
export function openResultCache(folder: string, game: string, print: string = botFingerprint(game)): ResultCache {
  const file = resolve(folder, `${game}.jsonl`);
  mkdirSync(folder, { recursive: true });
  const known = new Map<string, Flown>();
  const keyOf = (series: Series) => JSON.stringify([print, series]);
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const read = readLine(line);
    if (read) known.set(read.key, read.flown);
  }
  return {
    find: (series) => known.get(keyOf(series)),
    add: (series, flown) => {
      known.set(keyOf(series), flown);
      appendFileSync(file, `${JSON.stringify({ key: keyOf(series), flown })}\n`);
    },
  };
}

/** Whoever was killed while writing leaves half a line, which is as good as none. */
function readLine(line: string): { key: string; flown: Flown } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
