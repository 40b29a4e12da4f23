import { membersOf } from '@aerodrome/engine/meta/tournament/legs.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { tableOf } from '../../../games/index.ts';
import { positionOf } from '../../../table/position.ts';
import { useApp } from '../../context.ts';

/** What is known of a leg that has taken off, from its own file: where it stands and who is to decide; or that it is gone. */
export interface InTheAir {
  words: string;
  gone: boolean;
}

export function useInTheAir(state: Tournament, pair: Pair, { flying }: Leg): InTheAir {
  const { meta } = useApp();
  const [air, setAir] = useState<InTheAir>({ words: '', gone: false });
  useEffect(() => {
    if (!flying) return;
    let gone = false;
    const look = async () => {
      const found = await meta.errands.find(flying);
      if (gone) return;
      if (found.is === 'broken' || found.is === 'lost') return setAir({ words: explain(found.problem), gone: true });
      if (found.is !== 'inTheAir') return setAir({ words: say('hall.ready'), gone: false });
      const { match } = found;
      const table = await tableOf(match.kind.id).catch(() => null);
      if (gone) return;
      if (!table) return setAir({ words: explain({ code: 'app.noTable' }), gone: false });
      const standing = table.status(positionOf(match, match.view('table')));
      const names = match.awaiting().map((seat) => {
        const [side, member] = flying.seats[seat];
        return membersOf(state, pair, side)[member].name;
      });
      setAir({ words: say('hall.air', { standing, names: [...new Set(names)] }), gone: false });
    };
    look();
    return () => {
      gone = true;
    };
  }, [meta, flying, state, pair]);
  return air;
}
