import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { type Digest, listMatches } from '../../../application/matches/digests.ts';
import { useApp } from '../../context.ts';

export interface LastMatch {
  info: DocumentInfo;
  digest: Digest;
}

/** Number of matches that are searched for one that is not over. */
const maxSearched = 6;

/** The latest match that can be continued, and the number of all saved matches. */
export function useLastMatch(): { last: LastMatch | null; count: number } {
  const { application } = useApp();
  const [last, setLast] = useState<LastMatch | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    const search = async () => {
      const list = await listMatches(application.matches);
      if (isCancelled || 'problem' in list) return;
      setCount(list.ok.length);
      for (const info of list.ok.slice(0, maxSearched)) {
        const read = await application.digests.read(info);
        if (isCancelled) return;
        if ('ok' in read && !read.ok.over) return setLast({ info, digest: read.ok });
      }
    };
    search();
    return () => {
      isCancelled = true;
    };
  }, [application]);
  return { last, count };
}
