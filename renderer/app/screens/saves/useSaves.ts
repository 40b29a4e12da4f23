import type { Problem } from '@aerodrome/engine/core/result.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { newId, serializeMatch } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { aboutOf, digestOf, listMatches } from '../../digests.ts';
import { loadMatch } from '../../documents.ts';
import { download } from '../../exportMatch.ts';
import { importFile } from '../../taking.ts';
import { type DigestBatch, DigestQueue } from './digestQueue.ts';

/** The saved matches, newest first, what is known of each, and what can be done with them. */
export function useSaves() {
  const { host, keeper, send } = useApp();
  const [matches, setMatches] = useState<readonly DocumentInfo[] | null>(null);
  const [digests, setDigests] = useState<DigestBatch>({});
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);

  const refresh = useCallback(async () => {
    await keeper.settled();
    const list = await listMatches(host);
    // What cannot be read is not nothing.
    if ('problem' in list) report(list.problem);
    else setMatches((before) => keepUnchanged(before ?? [], list.matches));
  }, [host, keeper, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  // Cards request what they show when they come near the view.
  const queue = useMemo(
    () =>
      new DigestQueue({
        read: (info) => digestOf(host, info),
        deliver: (batch) => setDigests((known) => ({ ...known, ...batch })),
        nextFrame: (flush) => requestAnimationFrame(flush),
      }),
    [host],
  );

  // One object for all cards, so that a card renders only when its own match has changed.
  const actions = useMemo(() => {
    const removing = new Set<string>();

    const open = async (info: DocumentInfo, how: 'play' | 'watch') => {
      const read = await loadMatch(host, keeper, info);
      if ('problem' in read) report(read.problem);
      else send({ type: how, open: read.open });
    };

    const rename = async (info: DocumentInfo, title: string) => {
      const read = await loadMatch(host, keeper, info);
      if ('problem' in read) return report(read.problem);
      const text = serializeMatch({ ...read.open, title }, aboutOf(info).updated);
      await keep(info.id, text, info.revision);
    };

    const duplicate = async (info: DocumentInfo) => {
      const read = await loadMatch(host, keeper, info);
      if ('problem' in read) return report(read.problem);
      const id = newId();
      const title = say('saves.copy', { title: read.open.title });
      await keep(id, serializeMatch({ ...read.open, id, title }, new Date().toISOString()), 0);
    };

    const take = async (file: File) => {
      send({ type: 'dismiss' });
      const taken = await importFile(host, file);
      if ('problem' in taken) report(taken.problem);
      await refresh();
    };

    const give = async (info: DocumentInfo) => {
      const answer = await host.read('matches', info.id);
      if ('problem' in answer) return report(answer.problem);
      download(aboutOf(info).title, answer.ok.text);
    };

    const remove = async (info: DocumentInfo): Promise<boolean> => {
      // The second half of a double click.
      if (removing.has(info.id)) return false;
      removing.add(info.id);
      const answer = await host.remove('matches', info.id);
      if ('problem' in answer) report(answer.problem);
      await refresh();
      removing.delete(info.id);
      return 'ok' in answer;
    };

    const restore = async (info: Pick<DocumentInfo, 'id'>) => {
      const answer = await host.restore('matches', info.id);
      if ('problem' in answer) report(answer.problem);
      await refresh();
    };

    async function keep(id: string, text: string, revision: number) {
      const answer = await host.write('matches', id, text, revision);
      if ('problem' in answer) report(answer.problem);
      await refresh();
    }

    return { open, rename, duplicate, take, give, remove, restore };
  }, [host, keeper, send, report, refresh]);

  return { matches, digests, queue, actions };
}

export type SaveActions = ReturnType<typeof useSaves>['actions'];

/** The new list, with the objects of the old one where a file is as it was: their cards need not render. */
function keepUnchanged(before: readonly DocumentInfo[], now: readonly DocumentInfo[]): readonly DocumentInfo[] {
  const old = new Map(before.map((info) => [info.id, info]));
  return now.map((info) => {
    const known = old.get(info.id);
    return known?.revision === info.revision && known.modified === info.modified ? known : info;
  });
}
