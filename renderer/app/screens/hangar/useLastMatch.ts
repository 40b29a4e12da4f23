import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { listMatches } from '../../../application/matches/matchList.ts';
import type { MatchSummary } from '../../../application/matches/summary.ts';
import { useShell } from '../../context.ts';

export interface LastMatch {
  info: DocumentInfo;
  summary: MatchSummary;
}

/** Number of matches that are searched for one that is not over. */
const maxSearched = 6;

/** The latest match that can be continued, and the number of all saved matches. */
export function useLastMatch(): { last: LastMatch | null; count: number } {
  const { application } = useShell();
  const [last, setLast] = useState<LastMatch | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!application) return;
    let isCancelled = false;
    const search = async () => {
      const list = await listMatches(application.matches);
      if (isCancelled || 'problem' in list) return;
      setCount(list.ok.length);
      const latest = list.ok.slice(0, maxSearched);
      const stored = await application.summaries.readStored(latest);
      for (const info of latest) {
        const known = stored.get(info.id);
        const read = known ? { ok: known } : await application.summaries.compute(info);
        if (isCancelled) return;
        if ('ok' in read && !read.ok.over) return setLast({ info, summary: read.ok });
      }
    };
    search();
    return () => {
      isCancelled = true;
    };
  }, [application]);
  return { last, count };
}
