import type { GameEvent, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
import { pastOf } from '@aerodrome/engine/saves/past.ts';
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

/**
 * What a finished match tells of its stretches under older rules, before everything else. Nobody can replay them: their
 * lines lead to the table that the match was taken up from.
 */
export function tellPast(match: Match, narrator: Narrator): ToldLine[] {
  return pastOf(match).flatMap(({ lines }) => [
    { at: match.first, text: say('watch.past'), heading: true },
    ...lines.flatMap(({ takeBack, events }) => {
      if (takeBack !== undefined) return [{ at: match.first, text: say('match.takenBack'), heading: false }];
      return events.flatMap((event) => tellOlder(narrator, event, match.first));
    }),
  ]);
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
