import type { Seat } from '@aerodrome/engine/core/game.ts';
import { useEffect, useRef } from 'react';
import { timeLeftAt } from './clock.ts';
import type { SessionContext } from './context.ts';

/** Key in session storage. A reload of the page must not give time back; a save has the clocks of strict matches only. */
const key = 'aerodrome.clock';
/** A page that crashes loses at most this much clock time. */
const storeIntervalMs = 1_000;

type Clocks = Readonly<Record<Seat, number>>;

interface StoredClocks {
  /** The match and the length of its log: clocks of any other moment are stale. */
  id: string;
  length: number;
  left: Clocks;
}

function storeClocks(id: string, context: SessionContext): void {
  const left = timeLeftAt(context, performance.now());
  const stored: StoredClocks = { id, length: context.match.length, left };
  if (Object.keys(left).length > 0) sessionStorage.setItem(key, JSON.stringify(stored));
  else sessionStorage.removeItem(key);
}

/** Time left on each seat's clock when this page last showed this match at the same log length. */
export function readStoredClocks(id: string, length: number): Clocks | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredClocks | null;
    if (stored?.id !== id || stored.length !== length) return null;
    return Object.values(stored.left).every(Number.isFinite) ? stored.left : null;
  } catch {
    return null;
  }
}

/** Stores the clocks of the match while they run, and when the page closes. */
export function useClockStorage(id: string, context: SessionContext): void {
  const latest = useRef(context);
  latest.current = context;
  const { match, timeLeftMs } = context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of match or clocks is stored
  useEffect(() => {
    storeClocks(id, latest.current);
  }, [id, match, timeLeftMs]);
  const hasClocks = Object.keys(timeLeftMs).length > 0;
  useEffect(() => {
    if (!hasClocks) return;
    const store = () => storeClocks(id, latest.current);
    const timer = setInterval(store, storeIntervalMs);
    window.addEventListener('pagehide', store);
    return () => {
      store();
      clearInterval(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [id, hasClocks]);
}
