import { itemAt } from '@aerodrome/engine/core/items.ts';
import { tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import { standingsOf } from '@aerodrome/engine/meta/tournament/standings.ts';
import { useEffect, useState } from 'react';
import { yieldToEventLoop } from '../../../ui/yieldToEventLoop.ts';
import { useApp } from '../../context.ts';

export interface Trophy {
  id: string;
  title: string;
  place: number;
}

/** The tournaments that are over in which somebody came to the podium, the latest first. */
export function useTrophies(person: string): readonly Trophy[] {
  const { application } = useApp();
  const [trophies, setTrophies] = useState<readonly Trophy[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const answer = await application.tournaments.documents.list();
      const over = 'ok' in answer ? answer.ok.filter(({ about }) => about?.standing === 'closed') : [];
      const found: (Trophy & { at: string })[] = [];
      for (const { id, modified } of over) {
        const read = await application.tournaments.documents.open(id);
        if (gone) return;
        if ('problem' in read) continue;
        const state = tournamentLog.fold(read.ok);
        const own = state.entrants.filter(({ members }) => members.some((member) => member.person === person));
        const places = standingsOf(state).flatMap(({ entrant, place }) =>
          own.some((one) => one.id === entrant) ? [place] : [],
        );
        if (itemAt(places, 0) <= 3)
          found.push({ id, title: state.setup.title, place: itemAt(places, 0), at: modified });
        await yieldToEventLoop();
      }
      if (!gone) setTrophies(found.sort((a, b) => (a.at < b.at ? 1 : -1)));
    };
    look();
    return () => {
      gone = true;
    };
  }, [application, person]);
  return trophies;
}
