import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Participant } from '@aerodrome/engine/meta/ledger.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { positionOf } from '../../../table/position.ts';
import { useApp } from '../../context.ts';

/** Status of a match that has taken off: saved, not created yet, or lost (missing or broken); `null` until its file was read. */
export interface MatchStatus {
  words: string;
  match: 'saved' | 'notCreated' | 'lost' | null;
}

/** Text keys of both screens: for a match that is not created yet, and for one that is in the air. */
const textKeys = {
  hall: { ready: 'hall.ready', air: 'hall.air' },
  squadron: { ready: 'squadron.air.ready', air: 'squadron.air' },
} as const;

/** Reads the status of a match in the air from its file. `people` are its players by seat. */
export function useMatchStatus(
  screen: keyof typeof textKeys,
  matchId: string | null,
  people: readonly Pick<Participant, 'name'>[],
): MatchStatus {
  const { application } = useApp();
  const [status, setStatus] = useState<MatchStatus>({ words: '', match: null });
  useEffect(() => {
    if (matchId === null) return;
    let isCancelled = false;
    const read = async (): Promise<MatchStatus> => {
      const found = await application.assignments.fileStatus({ matchId });
      if (found.status === 'broken' || found.status === 'lost') return { words: explain(found.problem), match: 'lost' };
      if (found.status !== 'running') return { words: say(textKeys[screen].ready), match: 'notCreated' };
      const { match } = found.matchDocument;
      const standing = await itemAt(application.games, match.kind.id)
        .status(positionOf(match, match.view('table')))
        .catch(() => null);
      if (!standing) return { words: explain({ code: 'app.noTable' }), match: 'saved' };
      const names = match.awaiting().map((seat) => itemAt(people, seat).name);
      return { words: say(textKeys[screen].air, { standing, names: [...new Set(names)] }), match: 'saved' };
    };
    read().then((known) => !isCancelled && setStatus(known));
    return () => {
      isCancelled = true;
    };
  }, [application, screen, matchId, people]);
  return status;
}
