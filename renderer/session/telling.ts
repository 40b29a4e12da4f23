import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { EventFrame, LogLine } from '@aerodrome/engine/core/record.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';

export interface ToldLine {
  /** No other line of the log has it. */
  key: string;
  /** The log entry it belongs to. */
  at: number;
  text: string;
  heading: boolean;
}

export function narratorOf(match: Match): Narrator {
  return match.kind.narrator(match.options);
}

/** The lines of some entries, and whether there are others before them. */
export interface Told {
  lines: readonly ToldLine[];
  more: boolean;
}

/** So many entries are told after the one that counts, and at least as many before it. */
const reach = 100;

/**
 * The log in words, as a viewer may know it; what was told once is kept. Thousands of entries take long to be told, and
 * nobody reads them all: those around one are, and what lies farther back when somebody wants to read it.
 */
export class Telling {
  readonly #narrator: Narrator;
  #match: Match | null = null;
  #viewer: Viewer | null = null;
  #entries = new Map<number, readonly ToldLine[]>();
  #last: { from: number; to: number; told: Told } | null = null;

  constructor(narrator: Narrator) {
    this.#narrator = narrator;
  }

  around(match: Match, at: number, viewer: Viewer, farther = 0): Told {
    const { length } = match;
    if (viewer !== this.#viewer || !this.#match || !match.continues(this.#match)) {
      this.#viewer = viewer;
      this.#entries = new Map();
      this.#last = null;
    }
    this.#match = match;
    const from = Math.max(0, at - reach - farther);
    const to = Math.min(length, Math.max(0, at) + reach);
    if (this.#last?.from === from && this.#last.to === to) return this.#last.told;
    const lines: ToldLine[] = [];
    for (let entry = from; entry < to; entry++) lines.push(...this.#linesOf(match, viewer, entry));
    this.#last = { from, to, told: { lines, more: from > 0 } };
    return this.#last.told;
  }

  #linesOf(match: Match, viewer: Viewer, at: number): readonly ToldLine[] {
    const known = this.#entries.get(at);
    if (known) return known;
    const { takeBack, events } = match.line(viewer, at);
    const lines =
      takeBack !== undefined
        ? numbered([{ at, text: say('match.takenBack'), heading: false }])
        : numbered(events.flatMap((event) => tellEvent(this.#narrator, event, at)));
    this.#entries.set(at, lines);
    return lines;
  }
}

type Unnumbered = Omit<ToldLine, 'key'>;

function numbered(lines: readonly Unnumbered[], of = ''): ToldLine[] {
  return lines.map((line, i) => ({ ...line, key: `${of}${line.at}.${i}` }));
}

/** What a match tells of a stretch under older rules. Nobody can replay it: its lines lead to one table, at an entry. */
export function tellPast(stretch: readonly LogLine[], narrator: Narrator, at: number, number: number): ToldLine[] {
  const lines = [
    { at, text: say('watch.past'), heading: true },
    ...stretch.flatMap(({ takeBack, events }) => {
      if (takeBack !== undefined) return [{ at, text: say('match.takenBack'), heading: false }];
      return events.flatMap((event) => tellOlder(narrator, event, at));
    }),
  ];
  return numbered(lines, `${number}.`);
}

/** Events of older rules may lack what today's words are made of. */
function tellOlder(narrator: Narrator, event: GameEvent, at: number): Unnumbered[] {
  try {
    return tellEvent(narrator, event, at);
  } catch {
    return [];
  }
}

/** The same for what is just being played. */
export function tellFrames(narrator: Narrator, frames: readonly EventFrame[], at: number): ToldLine[] {
  return numbered(frames.flatMap(({ event }) => tellEvent(narrator, event, at)));
}

function tellEvent(narrator: Narrator, event: GameEvent, at: number): Unnumbered[] {
  return narrator.narrate(event).map((told) => ({ at, text: sentence(told), heading: told.heading === true }));
}

/** The part of a log before an entry: lines are in order, and mostly none has to be left out. */
export function before(lines: readonly ToldLine[], entry: number): readonly ToldLine[] {
  let end = lines.length;
  while (end > 0 && itemAt(lines, end - 1).at >= entry) end--;
  return end === lines.length ? lines : lines.slice(0, end);
}
