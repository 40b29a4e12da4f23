import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { useEffect, useRef } from 'react';
import type { BoardController } from './boardController.ts';

/** Gives the public events so far to a board that uses them. Events of earlier versions of the match are not read again. */
export function usePublicEvents(match: Match, board: BoardController): void {
  const cache = useRef<{ match: Match; events: GameEvent[] } | null>(null);
  useEffect(() => {
    const events = () => {
      const earlier = cache.current && match.continues(cache.current.match) ? cache.current : null;
      const events = earlier?.events ?? [];
      for (let at = earlier?.match.length ?? 0; at < match.length; at++) events.push(...match.line('table', at).events);
      cache.current = { match, events };
      return events;
    };
    board.send({ type: 'publicEvents', events });
  }, [match, board]);
}
