import { useState } from 'react';
import { breathe } from '../../breathe.ts';
import { useApp } from '../../context.ts';
import { rebuild } from '../../meta/rebuild.ts';
import { readApart } from '../../reading.ts';

/** Writes the book anew from the files of matches, tournaments and campaigns, a file at a time, while the page stays alive. */
export function useRebuild(reload: () => Promise<void>) {
  const { host, meta, send } = useApp();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const begin = async () => {
    const problem = await rebuild({
      host,
      records: meta.records,
      owners: [meta.tournaments, meta.campaigns],
      read: readApart,
      breathe,
      onProgress: (done, of) => setProgress({ done, of }),
    });
    setProgress(null);
    await reload();
    send({ type: 'problem', problem: problem ?? { code: 'pilots.rebuilt' } });
  };
  return { progress, rebuild: begin };
}
