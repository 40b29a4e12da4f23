import type { Problem } from '@aerodrome/engine/core/result.ts';
import { duplicate, mayDuplicate } from '@aerodrome/engine/meta/campaign/copies.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { takeIn, textOf } from '../../meta/bundles.ts';
import { readApart } from '../../reading.ts';
import { giveCampaign } from './carry.ts';
import { isBook, isDefinition, useBooks } from './useBooks.ts';

/** Every campaign that was begun, as the index knows it, and what can be done with them. */
export function useCampaigns() {
  const { host, meta, send } = useApp();
  const [list, setList] = useState<readonly DocumentInfo[] | null>(null);
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);
  const { documents } = meta.campaigns;
  const { books, refused, shelve, dismiss } = useBooks(list);

  const refresh = useCallback(async () => {
    await documents.settled();
    await meta.books.settled();
    const answer = await host.list('campaigns');
    if ('problem' in answer) report(answer.problem);
    else setList(answer.ok);
  }, [documents, meta, host, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  const copy = async ({ id }: DocumentInfo) => {
    const read = await documents.open(id);
    if ('problem' in read) return report(read.problem);
    if (!mayDuplicate(read.content)) return report({ code: 'campaigns.oneFile' });
    await documents.put(newId(), duplicate(read.content, newId));
    await refresh();
  };

  const give = async ({ id }: DocumentInfo) => {
    const read = await documents.open(id);
    if ('problem' in read) return report(read.problem);
    if (!(await giveCampaign(host, meta.campaigns.cargo, read.content))) report({ code: 'campaigns.withoutReplays' });
  };

  const take = async (file: File) => {
    send({ type: 'dismiss' });
    dismiss();
    const text = await textOf(file);
    if ('text' in text && isDefinition(text.text)) {
      await shelve(file.name, text.text);
      return refresh();
    }
    const taken =
      'problem' in text ? text : await takeIn({ host, owner: meta.campaigns, read: readApart, newId }, text.text);
    if ('problem' in taken) {
      report({ code: 'campaigns.refused', params: { file: file.name, why: explain(taken.problem) } });
    }
    await refresh();
  };

  const remove = async ({ id }: Pick<DocumentInfo, 'id'>): Promise<boolean> => {
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

  const begun = list?.filter((info) => !isBook(info)) ?? null;
  return { begun, books, refused, dismiss, copy, give, take, remove, restore };
}
