import type { Problem } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { takeIn, textOf } from '../../meta/bundles.ts';
import { readApart } from '../../reading.ts';
import { giveBundle } from './carry.ts';

/** Every tournament there is, as the index knows it, and what can be done with them. */
export function useTournaments() {
  const { host, meta, send } = useApp();
  const [list, setList] = useState<readonly DocumentInfo[] | null>(null);
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);
  const { documents } = meta.tournaments;

  const refresh = useCallback(async () => {
    await documents.settled();
    const answer = await host.list('tournaments');
    if ('problem' in answer) report(answer.problem);
    else setList(answer.ok);
  }, [documents, host, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  const give = async ({ id }: DocumentInfo) => {
    const read = await documents.open(id);
    if ('problem' in read) return report(read.problem);
    if (!(await giveBundle(host, read.content))) report({ code: 'tournaments.withoutReplays' });
  };

  const take = async (file: File) => {
    send({ type: 'dismiss' });
    const text = await textOf(file);
    const taken =
      'problem' in text ? text : await takeIn({ host, owner: meta.tournaments, read: readApart, newId }, text.text);
    if ('problem' in taken) {
      report({ code: 'tournaments.refused', params: { file: file.name, why: explain(taken.problem) } });
    }
    await refresh();
  };

  const remove = async ({ id }: DocumentInfo): Promise<boolean> => {
    const problem = await documents.remove(id);
    if (problem) report(problem);
    await refresh();
    return problem === null;
  };

  const restore = async ({ id }: Pick<DocumentInfo, 'id'>) => {
    const problem = await documents.restore(id);
    if (problem) report(problem);
    await refresh();
  };

  return { list, give, take, remove, restore };
}
