import type { GameEvent, Viewer } from '@aerodrome/engine/core/game.ts';
import type { Frame, Match } from '@aerodrome/engine/core/match.ts';
import { tellings } from '@aerodrome/engine/games/index.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { say, sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo, useRef } from 'react';

export interface ToldLine {
  /** The log entry it belongs to. */
  at: number;
  text: string;
  heading: boolean;
}

export function narratorOf(match: Match): Narrator {
  return tellings[match.kind.id].narrator(match.options);
}

/** The log in words, as a viewer may know it, from one entry on. */
export function tell(match: Match, narrator: Narrator, viewer: Viewer, from = 0): ToldLine[] {
  return match.log(viewer).flatMap((line, at) => {
    if (at < from) return [];
    if (line.takeBack !== undefined)
      return [{ at, text: say('match.takenBack', { at: line.takeBack }), heading: false }];
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

interface LogProps {
  lines: readonly ToldLine[];
  /** The entry the table shows, if it is not the present one. */
  shown: number | null;
  onShow(at: number): void;
}

/** What happened, line by line; a line clicked shows the table as it stood then. */
export function Log({ lines, shown, onShow }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const length = useMemo(() => lines.length, [lines]);
  useEffect(() => {
    if (length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [length]);
  return (
    <section className="log paper on-paper" aria-label={say('match.log')}>
      <h2>{say('match.log')}</h2>
      <ol ref={list}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={i} className={line.heading ? 'heading' : ''}>
            <button type="button" className="quiet" aria-current={shown === line.at} onClick={() => onShow(line.at)}>
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
