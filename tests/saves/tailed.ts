import { hashText } from '@aerodrome/engine/core/hash.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { type About, writeSave } from '@aerodrome/engine/saves/format.ts';
import { lastChecksum, writeLine } from '@aerodrome/engine/saves/tail.ts';
import { about } from './play.ts';

/** A match with the metadata of its file, after each write. */
export type Written = readonly { match: Match; about: About }[];

/** The file that these writes leave: the first whole, each later one as a line. */
export function tailedText([first, ...later]: Written): string {
  let text = writeSave(first.match, first.about);
  let before = first;
  for (const after of later) {
    const line = writeLine(before, after, lastChecksum(text) ?? '');
    if (line === null) throw new Error('not a continuation');
    text += line;
    before = after;
  }
  return text;
}

/** Plays a match action by action, with a write after each. */
export function writesOf(match: Match, steps: number, take: (match: Match) => Match): Written {
  const written = [{ match, about: { ...about, updated: '0' } }];
  for (let step = 1; step <= steps; step++) {
    const last = written[written.length - 1];
    written.push({ match: take(last.match), about: { ...about, updated: String(step) } });
  }
  return written;
}

/** A line with the checksum that it needs behind a text, as a forger would write it. */
export function forgedLine(text: string, change: object): string {
  const body = JSON.stringify(change).slice(0, -1);
  return `${body},"checksum":"${hashText((lastChecksum(text) ?? '') + body)}"}\n`;
}
