import { membersOf } from '@aerodrome/engine/meta/tournament/legs.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useState } from 'react';
import { tableOf } from '../../../games/index.ts';
import { useApp } from '../../context.ts';

/** What is known of a leg that has taken off: where it stands and who is to decide, from its own file. */
export function useInTheAir(state: Tournament, pair: Pair, { flying }: Leg): string {
  const { meta } = useApp();
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!flying) return;
    let gone = false;
    const look = async () => {
      const found = await meta.errands.find(flying);
      if (gone) return;
      if (found.is === 'broken') return setWords(explain(found.problem));
      if (found.is !== 'inTheAir') return setWords(say('hall.ready'));
      const { match } = found;
      const table = await tableOf(match.kind.id);
      if (gone) return;
      const standing = table.standing({ view: match.view('table'), options: match.options });
      const names = match.awaiting().map((seat) => {
        const [side, member] = flying.seats[seat];
        return membersOf(state, pair, side)[member].name;
      });
      setWords(say('hall.air', { standing, names: [...new Set(names)] }));
    };
    look();
    return () => {
      gone = true;
    };
  }, [meta, flying, state, pair]);
  return words;
}
