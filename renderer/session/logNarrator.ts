import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { EventFrame, LogLine } from '@aerodrome/engine/core/record.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';

/** A line of the log in words. */
export interface NarratedLine {
  /** Unique in the log. */
  key: string;
  /** The log entry that the line belongs to. */
  entry: number;
  text: string;
  heading: boolean;
}

export function narratorOf(match: Match): Narrator {
  return match.kind.narrator(match.options);
}

/** The lines of some entries, and whether there are entries before them. */
export interface LogExcerpt {
  lines: readonly NarratedLine[];
  hasEarlier: boolean;
}

/** Number of entries that an excerpt has on either side of its middle. */
const entriesAroundCurrent = 100;

/**
 * Puts the log into words for a viewer, with a cache by entry. Thousands of entries take long, so only those around one
 * entry are narrated, and earlier ones on demand.
 */
export class LogNarrator {
  readonly #narrator: Narrator;
  #match: Match | null = null;
  #viewer: Viewer | null = null;
  #entries = new Map<number, readonly NarratedLine[]>();
  #last: { from: number; to: number; excerpt: LogExcerpt } | null = null;

  constructor(narrator: Narrator) {
    this.#narrator = narrator;
  }

  linesAround(match: Match, entry: number, viewer: Viewer, extraEntries = 0): LogExcerpt {
    const { length } = match;
    if (viewer !== this.#viewer || !this.#match || !match.continues(this.#match)) {
      this.#viewer = viewer;
      this.#entries = new Map();
      this.#last = null;
    }
    this.#match = match;
    const from = Math.max(0, entry - entriesAroundCurrent - extraEntries);
    const to = Math.min(length, Math.max(0, entry) + entriesAroundCurrent);
    if (this.#last?.from === from && this.#last.to === to) return this.#last.excerpt;
    const lines: NarratedLine[] = [];
    for (let entry = from; entry < to; entry++) lines.push(...this.#linesOf(match, viewer, entry));
    this.#last = { from, to, excerpt: { lines, hasEarlier: from > 0 } };
    return this.#last.excerpt;
  }

  #linesOf(match: Match, viewer: Viewer, entry: number): readonly NarratedLine[] {
    const cached = this.#entries.get(entry);
    if (cached) return cached;
    const { takeBack, events } = match.line(viewer, entry);
    const lines =
      takeBack !== undefined
        ? withKeys([{ entry, text: say('match.takenBack'), heading: false }])
        : withKeys(events.flatMap((event) => narrateEvent(this.#narrator, event, entry)));
    this.#entries.set(entry, lines);
    return lines;
  }
}

type LineWithoutKey = Omit<NarratedLine, 'key'>;

function withKeys(lines: readonly LineWithoutKey[], prefix = ''): NarratedLine[] {
  return lines.map((line, i) => ({ ...line, key: `${prefix}${line.entry}.${i}` }));
}

/** The lines of a segment under older rules, which cannot be replayed: a click on any of them shows `entry`. */
export function narrateOlderSegment(
  segment: readonly LogLine[],
  narrator: Narrator,
  entry: number,
  segmentNumber: number,
): NarratedLine[] {
  const lines = [
    { entry, text: say('watch.past'), heading: true },
    ...segment.flatMap(({ takeBack, events }) => {
      if (takeBack !== undefined) return [{ entry, text: say('match.takenBack'), heading: false }];
      return events.flatMap((event) => narrateOlderEvent(narrator, event, entry));
    }),
  ];
  return withKeys(lines, `${segmentNumber}.`);
}

/** Leaves out an event of older rules that lacks what its text needs. */
function narrateOlderEvent(narrator: Narrator, event: GameEvent, entry: number): LineWithoutKey[] {
  try {
    return narrateEvent(narrator, event, entry);
  } catch {
    return [];
  }
}

/** The lines of frames that are being animated. */
export function narrateFrames(narrator: Narrator, frames: readonly EventFrame[], entry: number): NarratedLine[] {
  return withKeys(frames.flatMap(({ event }) => narrateEvent(narrator, event, entry)));
}

function narrateEvent(narrator: Narrator, event: GameEvent, entry: number): LineWithoutKey[] {
  return narrator
    .narrate(event)
    .map((message) => ({ entry, text: sentence(message), heading: message.heading === true }));
}

/** The lines before an entry. Returns the same list if no line has to be left out. */
export function linesBefore(lines: readonly NarratedLine[], entry: number): readonly NarratedLine[] {
  let end = lines.length;
  while (end > 0 && itemAt(lines, end - 1).entry >= entry) end--;
  return end === lines.length ? lines : lines.slice(0, end);
}
