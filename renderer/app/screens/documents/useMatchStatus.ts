import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Participant } from '@aerodrome/engine/meta/ledger.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** A match that has taken off: on the disk, not made yet, or lost or broken; `null` until its file was looked for. */
export interface MatchStatus {
  words: string;
  match: 'saved' | 'notCreated' | 'lost' | null;
}

/** Text keys: the match is not made yet; where it stands and who has to decide. */
const textKeys = {
  hall: { ready: 'hall.ready', air: 'hall.air' },
  squadron: { ready: 'squadron.air.ready', air: 'squadron.air' },
} as const;

/** The state of a match in the air, read from its own file. `people` are those who fly it, by seat. */
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
      const found = await application.assignments.find({ matchId });
      if (found.is === 'broken' || found.is === 'lost') return { words: explain(found.problem), match: 'lost' };
      if (found.is !== 'inTheAir') return { words: say(textKeys[screen].ready), match: 'notCreated' };
      const { match } = found.open;
      const standing = await itemAt(application.games, match.kind.id)
        .status(match)
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
