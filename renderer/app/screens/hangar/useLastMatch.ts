import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { useApp } from '../../context.ts';
import { type Digest, digestOf, listMatches } from '../../digests.ts';

export interface Last {
  info: DocumentInfo;
  digest: Digest;
}

/** How far to look back for a match that is not over. */
const recent = 6;

/** The match that was played last and can be played on, and how many are saved in all. */
export function useLastMatch(): { last: Last | null; count: number } {
  const { host, keeper } = useApp();
  const [last, setLast] = useState<Last | null>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      await keeper.settled();
      const list = await listMatches(host);
      if (gone || 'problem' in list) return;
      setCount(list.matches.length);
      for (const info of list.matches.slice(0, recent)) {
        const read = await digestOf(host, info);
        if (gone) return;
        if ('digest' in read && !read.digest.over) return setLast({ info, digest: read.digest });
      }
    };
    look();
    return () => {
      gone = true;
    };
  }, [host, keeper]);
  return { last, count };
}
