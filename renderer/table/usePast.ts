import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { useEffect, useRef } from 'react';
import type { Board } from '../boards/board.ts';

/** Gives a board that remembers some of them the public events so far. */
export function usePast(
  match: Match,
  board: Board | null,
  give: (events: readonly GameEvent[]) => void = (events) => board?.showTraces?.(events),
): void {
  const given = useRef<{ match: Match; events: GameEvent[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events are given once per match and board
  useEffect(() => {
    if (!board?.showTraces) return;
    const known = given.current && match.continues(given.current.match) ? given.current : null;
    const events = known?.events ?? [];
    for (let at = known?.match.length ?? 0; at < match.length; at++) events.push(...match.line('table', at).events);
    given.current = { match, events };
    give(events);
  }, [match, board]);
}
