import type { GameEvent, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Frame, LogLine, Match } from '@aerodrome/engine/core/match.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';

export interface ToldLine {
  /** The log entry it belongs to. */
  at: number;
  text: string;
  heading: boolean;
}

export function narratorOf(match: Match): Narrator {
  return match.kind.narrator(match.options);
}

/** The log in words, as a viewer may know it; what was told once is kept. */
export class Telling {
  readonly #match: Match;
  readonly #narrator: Narrator;
  #viewer: Viewer | null = null;
  #epoch = -1;
  #length = 0;
  #lines: readonly ToldLine[] = [];

  constructor(match: Match, narrator: Narrator) {
    this.#match = match;
    this.#narrator = narrator;
  }

  /** The epoch counts the changes of the match that were no step forward. */
  lines(viewer: Viewer, epoch: number): readonly ToldLine[] {
    const match = this.#match;
    if (viewer !== this.#viewer || epoch !== this.#epoch || match.length < this.#length) {
      this.#viewer = viewer;
      this.#epoch = epoch;
      this.#length = 0;
      this.#lines = [];
    }
    if (match.length > this.#length) {
      const fresh: ToldLine[] = [];
      for (let at = this.#length; at < match.length; at++) fresh.push(...this.#line(viewer, at));
      this.#length = match.length;
      this.#lines = [...this.#lines, ...fresh];
    }
    return this.#lines;
  }

  #line(viewer: Viewer, at: number): ToldLine[] {
    const { takeBack, events } = this.#match.line(viewer, at);
    if (takeBack !== undefined) return [{ at, text: say('match.takenBack'), heading: false }];
    return events.flatMap((event) => tellEvent(this.#narrator, event, at));
  }
}

/** What a match tells of a stretch under older rules. Nobody can replay it: its lines lead to one table, at an entry. */
export function tellPast(stretch: readonly LogLine[], narrator: Narrator, at: number): ToldLine[] {
  return [
    { at, text: say('watch.past'), heading: true },
    ...stretch.flatMap(({ takeBack, events }) => {
      if (takeBack !== undefined) return [{ at, text: say('match.takenBack'), heading: false }];
      return events.flatMap((event) => tellOlder(narrator, event, at));
    }),
  ];
}

/** Events of older rules may lack what today's words are made of. */
function tellOlder(narrator: Narrator, event: GameEvent, at: number): ToldLine[] {
  try {
    return tellEvent(narrator, event, at);
  } catch {
    return [];
  }
}

/** The same for what is just being played. */
export function tellFrames(narrator: Narrator, frames: readonly Frame[], at: number): ToldLine[] {
  return frames.flatMap(({ event }) => tellEvent(narrator, event, at));
}

function tellEvent(narrator: Narrator, event: GameEvent, at: number): ToldLine[] {
  return narrator.narrate(event).map((told) => ({ at, text: sentence(told), heading: told.heading === true }));
}

/** The log entry of a seat's last own decision. */
export function lastStepOf(match: Match, seat: Seat): number | null {
  for (let at = match.length - 1; at >= 0; at--) {
    if (match.seatAt(at) === seat) return at;
    // What was taken back lies between; go on from where the match was taken up again.
    if (match.seatAt(at) === null) at = (match.line('table', at).takeBack ?? at - 1) + 1;
  }
  return null;
}

/** The part of a log before an entry: lines are in order, and mostly none has to be left out. */
export function before(lines: readonly ToldLine[], entry: number): readonly ToldLine[] {
  let end = lines.length;
  while (end > 0 && lines[end - 1].at >= entry) end--;
  return end === lines.length ? lines : lines.slice(0, end);
}
