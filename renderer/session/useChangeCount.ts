import type { Match } from '@aerodrome/engine/core/match.ts';
import { useRef } from 'react';

/** Counts the versions of the match that the page has shown. Unlike a revision, it reveals nothing about hidden choices. */
export function useChangeCount(match: Match): number {
  const last = useRef({ match, count: 0 });
  if (last.current.match !== match) last.current = { match, count: last.current.count + 1 };
  return last.current.count;
}
