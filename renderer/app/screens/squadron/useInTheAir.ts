import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { tableOf } from '../../../games/index.ts';
import { positionOf } from '../../../table/position.ts';
import { useApp } from '../../context.ts';

/** A sortie that has taken off, and its match: on the disk, not made yet, or gone or spoilt. */
export interface InTheAir {
  words: string;
  match: 'here' | 'ready' | 'gone' | null;
}

/** What is known of the sortie that has taken off: where it stands and who is to decide, from its own file. */
export function useInTheAir({ sorties, war }: CampaignState): InTheAir {
  const { meta } = useApp();
  const [air, setAir] = useState<InTheAir>({ words: '', match: null });
  const flying = sorties.find(({ stage }) => stage === 'flying');
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!flying?.matchId) return;
      const found = await meta.errands.find({ matchId: flying.matchId });
      if (gone) return;
      if (found.is === 'broken' || found.is === 'lost') return setAir({ words: explain(found.problem), match: 'gone' });
      if (found.is !== 'inTheAir') return setAir({ words: say('squadron.air.ready'), match: 'ready' });
      const { match } = found;
      const table = await tableOf(match.kind.id).catch(() => null);
      if (gone) return;
      if (!table) return setAir({ words: explain({ code: 'app.noTable' }), match: 'here' });
      const standing = table.status(positionOf(match, match.view('table')));
      const names = match.awaiting().map((seat) => {
        const of = flying.seats[seat];
        return 'person' in of ? war.persons[of.person].name : say(`setUp.botName.${of.level}.${seat}`);
      });
      setAir({ words: say('squadron.air', { standing, names: [...new Set(names)] }), match: 'here' });
    };
    look();
    return () => {
      gone = true;
    };
  }, [meta, flying, war]);
  return air;
}
