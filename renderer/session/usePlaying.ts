import type { Frame } from '@aerodrome/engine/core/match.ts';
import type { Narrator } from '@aerodrome/engine/text/narrator.ts';
import { sentence } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import type { Settings } from '../app/settings.ts';
import { sounds } from '../audio/sounds.ts';
import { together } from '../boards/shared/together.ts';
import type { OpenTable } from './useTable.ts';

interface Playing {
  game: string;
  frames: readonly Frame[];
  /** The table before the first frame. */
  before: unknown;
  narrator: Narrator;
  settings: Settings;
  speak(text: string): void;
  onPlayed(): void;
}

/** What the table shows while events play: never more than has been played. */
export interface Played {
  view: unknown;
  /** How many frames have begun. */
  begun: number;
}

/** Plays what happened on the board, event by event or those together that happen at once, and tells when it is over. */
export function usePlaying(table: OpenTable | null, active: boolean, playing: Playing): Played {
  const [played, setPlayed] = useState<Played>({ view: null, begun: 0 });
  const latest = useRef(playing);
  latest.current = playing;
  const { frames } = playing;

  useEffect(() => {
    if (!table || !active) return;
    let gone = false;
    const run = async () => {
      const { game, before, narrator, speak } = latest.current;
      let view = before;
      let begun = 0;
      for (const group of together(frames)) {
        speak(group.flatMap(({ event }) => narrator.narrate(event).map(sentence)).join(' '));
        begun += group.length;
        setPlayed({ view, begun });
        for (const { event } of group) sounds.play(game, event, latest.current.settings);
        await table.board.play(group, view);
        if (gone) return;
        view = group[group.length - 1].view;
      }
      setPlayed((last) => ({ ...last, view: null }));
      latest.current.onPlayed();
    };
    setPlayed({ view: latest.current.before, begun: 0 });
    run();
    return () => {
      gone = true;
      table.board.finish();
    };
  }, [table, active, frames]);

  return played;
}
