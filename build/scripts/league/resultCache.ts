import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { botFingerprint } from './botFingerprint.ts';
import type { Series, SeriesResult } from './playSeries.ts';

/** Cache of series results on disk, so that an interrupted run of hours can continue. */
export interface ResultCache {
  find(series: Series): SeriesResult | undefined;
  add(series: Series, flown: SeriesResult): void;
}

/** One file per game, one line per series. `print` is the fingerprint of the bots; other results are ignored. */
export function openResultCache(folder: string, game: string, fingerprint: string = botFingerprint(game)): ResultCache {
  const file = resolve(folder, `${game}.jsonl`);
  mkdirSync(folder, { recursive: true });
  const known = new Map<string, SeriesResult>();
  const keyOf = (series: Series) => JSON.stringify([fingerprint, series]);
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

/** A process that was killed while writing leaves an incomplete line, which is ignored. */
function readLine(line: string): { key: string; flown: SeriesResult } | null {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
