import { useState } from 'react';
import { useApp } from '../../context.ts';
import { aboutOf, breathe, listMatches } from '../../digests.ts';
import { readMatch } from '../../documents.ts';
import { casualLine } from '../../meta/records.ts';

/** Writes the book anew from the files of matches and tournaments, a file at a time, while the page stays alive. */
export function useRebuild(reload: () => Promise<void>) {
  const { host, meta, send } = useApp();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const rebuild = async () => {
    const list = await listMatches(host);
    if ('problem' in list) return send({ type: 'problem', problem: list.problem });
    let count = 0;
    for (const [done, info] of list.matches.entries()) {
      setProgress({ done, of: list.matches.length });
      const answer = await host.read('matches', info.id);
      const read = 'ok' in answer ? readMatch(info.id, answer.ok.text) : null;
      // What was flown for somebody is told by whoever asked for it.
      const line = read && 'open' in read && !read.open.errand ? casualLine(read.open, aboutOf(info).updated) : null;
      if (line && !(await meta.records.enter(line))) count++;
      await breathe();
    }
    const tournaments = await host.list('tournaments');
    for (const { id } of 'ok' in tournaments ? tournaments.ok : []) {
      await meta.errands.open(meta.tournaments, id);
      await breathe();
    }
    setProgress(null);
    await reload();
    send({ type: 'problem', problem: { code: 'pilots.rebuilt', params: { count } } });
  };
  return { progress, rebuild };
}
