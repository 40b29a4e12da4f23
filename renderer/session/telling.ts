import type { GameEvent, Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
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

/** The log in words, as a viewer may know it. */
export function tell(match: Match, narrator: Narrator, viewer: Viewer): ToldLine[] {
  return match.log(viewer).flatMap((line, at) => {
    if (line.takeBack !== undefined) return [{ at, text: say('match.takenBack'), heading: false }];
    return line.events.flatMap((event) => tellEvent(narrator, event, at));
  });
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
  const log = match.log(seat);
  for (let at = log.length - 1; at >= 0; at--) {
    const { takeBack, action } = log[at];
    // What was taken back lies between; go on from where the match was taken up again.
    if (takeBack !== undefined) at = takeBack + 1;
    else if (action?.seat === seat) return at;
  }
  return null;
}
