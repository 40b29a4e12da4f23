import { useEffect, useRef } from 'react';
import type { DocumentStore } from '../application/documents.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import type { AppEvent } from './machine.ts';

const key = 'aerodrome.open';

/** Reopens the match that was open before the page was reloaded. Its id is kept in the session storage. */
export function useReopenAfterReload(
  matches: DocumentStore<MatchDocument>,
  open: MatchDocument | null,
  send: (event: AppEvent) => void,
): void {
  const isChecked = useRef(false);
  const id = open?.id ?? null;
  useEffect(() => {
    const last = isChecked.current ? null : sessionStorage.getItem(key);
    isChecked.current = true;
    if (last !== null && id === null) {
      // If the match was deleted or never written, the hangar stays open.
      matches.open(last).then((read) => {
        if ('ok' in read && read.ok.match.outcome === null) send({ type: 'play', open: read.ok });
      });
      return;
    }
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  }, [matches, id, send]);
}
