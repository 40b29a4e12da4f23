import type { Seat } from '@aerodrome/engine/core/game.ts';
import { useEffect, useRef } from 'react';
import { tabStorage } from '../ui/tabStorage.ts';
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
  logLength: number;
  timeLeftMs: Clocks;
}

function storeClocks(id: string, context: SessionContext): void {
  const timeLeftMs = timeLeftAt(context, performance.now());
  const stored: StoredClocks = { id, logLength: context.match.length, timeLeftMs };
  if (Object.keys(timeLeftMs).length > 0) tabStorage.set(key, JSON.stringify(stored));
  else tabStorage.remove(key);
}

/** Time left on each seat's clock when this page last showed this match at the same log length. */
export function readStoredClocks(id: string, logLength: number): Clocks | null {
  try {
    const stored = JSON.parse(tabStorage.get(key) ?? 'null') as StoredClocks | null;
    if (stored?.id !== id || stored.logLength !== logLength) return null;
    return Object.values(stored.timeLeftMs).every(Number.isFinite) ? stored.timeLeftMs : null;
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
