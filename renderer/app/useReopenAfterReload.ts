import { useEffect, useRef } from 'react';
import type { DocumentStore } from '../application/documents.ts';
import type { CurrentMatch } from '../application/matches/match.ts';
import type { AppEvent } from './machine.ts';

const key = 'aerodrome.open';

/** A page that is loaded again leads back to the match that was open on it. */
export function useReopenAfterReload(
  matches: DocumentStore<CurrentMatch>,
  open: CurrentMatch | null,
  send: (event: AppEvent) => void,
): void {
  const isChecked = useRef(false);
  const id = open?.id ?? null;
  useEffect(() => {
    const last = isChecked.current ? null : sessionStorage.getItem(key);
    isChecked.current = true;
    if (last !== null && id === null) {
      // It may have been deleted meanwhile, or never written: then the hangar is the place to be.
      matches.open(last).then((read) => {
        if ('ok' in read && read.ok.match.outcome === null) send({ type: 'play', open: read.ok });
      });
      return;
    }
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  }, [matches, id, send]);
}
