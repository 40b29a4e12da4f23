import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { Participant } from '@aerodrome/engine/meta/ledger.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../context.ts';

/** A match that has taken off: on the disk, not made yet, or lost or broken; `null` until its file was looked for. */
export interface InTheAir {
  words: string;
  match: 'here' | 'ready' | 'gone' | null;
}

/** Text keys: the match is not made yet; where it stands and who has to decide. */
const texts = {
  hall: { ready: 'hall.ready', air: 'hall.air' },
  squadron: { ready: 'squadron.air.ready', air: 'squadron.air' },
} as const;

/** The state of a match in the air, read from its own file. `people` are those who fly it, by seat. */
export function useInTheAir(
  screen: keyof typeof texts,
  matchId: string | null,
  people: readonly Pick<Participant, 'name'>[],
): InTheAir {
  const { application } = useApp();
  const [air, setAir] = useState<InTheAir>({ words: '', match: null });
  useEffect(() => {
    if (matchId === null) return;
    let gone = false;
    const look = async (): Promise<InTheAir> => {
      const found = await application.assignments.find({ matchId });
      if (found.is === 'broken' || found.is === 'lost') return { words: explain(found.problem), match: 'gone' };
      if (found.is !== 'inTheAir') return { words: say(texts[screen].ready), match: 'ready' };
      const { match } = found.open;
      const status = await itemAt(application.games, match.kind.id)
        .status(match)
        .catch(() => null);
      if (!status) return { words: explain({ code: 'app.noTable' }), match: 'here' };
      const names = match.awaiting().map((seat) => itemAt(people, seat).name);
      return { words: say(texts[screen].air, { standing: status, names: [...new Set(names)] }), match: 'here' };
    };
    look().then((known) => !gone && setAir(known));
    return () => {
      gone = true;
    };
  }, [application, screen, matchId, people]);
  return air;
}
