import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import type { Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { useEffect, useState } from 'react';
import { yieldToEventLoop } from '../../../ui/yieldToEventLoop.ts';
import { useApp } from '../../context.ts';

export interface Trophy {
  id: string;
  title: string;
  place: number;
}

/** Finished tournaments in which a person came among the first three, latest first. */
export function useTrophies(person: string): readonly Trophy[] {
  const { application } = useApp();
  const [trophies, setTrophies] = useState<readonly Trophy[]>([]);
  useEffect(() => {
    let isCancelled = false;
    const search = async () => {
      const answer = await application.tournaments.documents.list();
      const over = 'ok' in answer ? answer.ok.filter(({ about }) => about?.standing === 'closed') : [];
      const found: (Trophy & { at: string })[] = [];
      for (const { id, modified } of over) {
        const read = await application.tournaments.documents.open(id);
        if (isCancelled) return;
        if ('problem' in read) continue;
        const state = tournamentLog.fold(read.ok);
        const place = bestPlace(state, person);
        if (place !== undefined && place <= 3) found.push({ id, title: state.setup.title, place, at: modified });
        await yieldToEventLoop();
      }
      if (!isCancelled) setTrophies(found.sort((a, b) => (a.at < b.at ? 1 : -1)));
    };
    search();
    return () => {
      isCancelled = true;
    };
  }, [application, person]);
  return trophies;
}

/** The best place of a person's entries in a tournament; `undefined` for a person who did not take part. */
export function bestPlace(state: Tournament, person: string): number | undefined {
  const own = state.entrants.filter(({ members }) => members.some((member) => member.person === person));
  return standingsOf(state).find(({ entrant }) => own.some((one) => one.id === entrant))?.place;
}
