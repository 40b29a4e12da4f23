import { useEffect, useRef } from 'react';
import type { Application } from '../application/application.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import { tabStorage } from '../ui/tabStorage.ts';
import type { AppEvent } from './machine.ts';

const key = 'aerodrome.open';

/** Reopens the match that was open before the page was reloaded. Its id is kept in the session storage. */
export function useReopenAfterReload(
  application: Application | null,
  matchDocument: MatchDocument | null,
  send: (event: AppEvent) => void,
): void {
  const isChecked = useRef(false);
  const id = matchDocument?.id ?? null;
  useEffect(() => {
    if (!application) return;
    const last = isChecked.current ? null : tabStorage.get(key);
    isChecked.current = true;
    if (last !== null && id === null) {
      // If the match was deleted or never written, the hangar stays open.
      application.matches.open(last).then((read) => {
        if ('ok' in read && read.ok.match.outcome === null) send({ type: 'play', matchDocument: read.ok });
      });
      return;
    }
    if (id === null) tabStorage.remove(key);
    else tabStorage.set(key, id);
  }, [application, id, send]);
}
