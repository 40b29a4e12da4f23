import type { TrackBox } from '@aerodrome/engine/games/track/data/box.ts';
import { readBox } from '@aerodrome/engine/games/track/data/read.ts';

/** A value that must be a box. */
export function boxOf(value: unknown): TrackBox {
  const read = readBox(value);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** The problems as text: code, path, what was expected and what was found. */
export function problemsOf(value: unknown): string[] {
  const read = readBox(value);
  if ('value' in read) return [];
  return read.problems.map(({ code, params }) => {
    const { path = '', expected = '', found = '' } = params ?? {};
    return `${code.replace('track.box.', '')} ${path}: ${expected} / ${found}`;
  });
}
