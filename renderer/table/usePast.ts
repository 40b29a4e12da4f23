import type { GameEvent } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { useEffect, useRef } from 'react';
import type { Board } from '../boards/shared/board.ts';

/** Tells a board that remembers some of it what has happened openly; `version` counts the changes of the match. */
export function usePast(match: Match, board: Board | null, version: number, epoch: number): void {
  const told = useRef<{ match: Match; epoch: number; length: number; events: GameEvent[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  useEffect(() => {
    if (!board?.past) return;
    const known = told.current;
    const same = known?.match === match && known.epoch === epoch && known.length <= match.length;
    const past = same ? known : { match, epoch, length: 0, events: [] };
    for (; past.length < match.length; past.length++) past.events.push(...match.line('table', past.length).events);
    told.current = past;
    board.past(past.events);
  }, [match, board, version, epoch]);
}
