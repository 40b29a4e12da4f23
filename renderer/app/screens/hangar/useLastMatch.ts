import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { type Digest, listMatches } from '../../../application/matches/digests.ts';
import { useApp } from '../../context.ts';

export interface Last {
  info: DocumentInfo;
  digest: Digest;
}

/** Number of matches that are searched for one that is not over. */
const maxSearched = 6;

/** The latest match that can be continued, and the number of all saved matches. */
export function useLastMatch(): { last: Last | null; count: number } {
  const { application } = useApp();
  const [last, setLast] = useState<Last | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const list = await listMatches(application.matches);
      if (gone || 'problem' in list) return;
      setCount(list.ok.length);
      for (const info of list.ok.slice(0, maxSearched)) {
        const read = await application.digests.read(info);
        if (gone) return;
        if ('ok' in read && !read.ok.over) return setLast({ info, digest: read.ok });
      }
    };
    look();
    return () => {
      gone = true;
    };
  }, [application]);
  return { last, count };
}
