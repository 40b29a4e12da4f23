import type { Problem } from '@aerodrome/engine/core/result.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { aboutOf, listMatches } from '../../../application/matches/digests.ts';
import { importMatch } from '../../../application/matches/importMatch.ts';
import { newId, serializeMatch } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { downloadMatchText } from '../../downloads.ts';
import { type DigestBatch, DigestQueue } from './digestQueue.ts';

/** The saved matches (newest first), their digests, and the actions on them. */
export function useSaves() {
  const { application, send } = useApp();
  const { matches: store, digests: digestCache, clock } = application;
  const [matches, setMatches] = useState<readonly DocumentInfo[] | null>(null);
  const [digests, setDigests] = useState<DigestBatch>({});
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);

  const refresh = useCallback(async () => {
    const list = await listMatches(store);
    // A list that cannot be read is not an empty list.
    if ('problem' in list) report(list.problem);
    else setMatches((before) => keepUnchanged(before ?? [], list.ok));
  }, [store, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  // Cards request their digests when they come near the viewport.
  const queue = useMemo(
    () =>
      new DigestQueue({
        read: (info) => digestCache.read(info),
        deliver: (batch) => setDigests((known) => ({ ...known, ...batch })),
        nextFrame: (flush) => requestAnimationFrame(flush),
      }),
    [digestCache],
  );

  // One object for all cards, so that a card renders only when its own match has changed.
  const actions = useMemo(() => {
    const removing = new Set<string>();

    const open = async (info: DocumentInfo, how: 'play' | 'watch') => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) report(read.problem);
      else send({ type: how, open: read.ok });
    };

    const rename = async (info: DocumentInfo, title: string) => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) return report(read.problem);
      const text = serializeMatch({ ...read.ok, title }, aboutOf(info).updated);
      await writeText(info.id, text, info.revision);
    };

    const duplicate = async (info: DocumentInfo) => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) return report(read.problem);
      const id = newId();
      const title = say('saves.copy', { title: read.ok.title });
      await writeText(id, serializeMatch({ ...read.ok, id, title }, clock.now()), 0);
    };

    const importFile = async (file: File) => {
      send({ type: 'dismiss' });
      const imported = await importMatch(store, file);
      if ('problem' in imported) report(imported.problem);
      await refresh();
    };

    const exportMatch = async (info: DocumentInfo) => {
      const answer = await application.host.read('matches', info.id);
      if ('problem' in answer) return report(answer.problem);
      downloadMatchText(aboutOf(info).title, answer.ok.text);
    };

    const remove = async (info: DocumentInfo): Promise<boolean> => {
      // Ignore the second click of a double click.
      if (removing.has(info.id)) return false;
      removing.add(info.id);
      const problem = await store.remove(info.id);
      if (problem) report(problem);
      await refresh();
      removing.delete(info.id);
      return problem === null;
    };

    const restore = async (info: Pick<DocumentInfo, 'id'>) => {
      const problem = await store.restore(info.id);
      if (problem) report(problem);
      await refresh();
    };

    async function writeText(id: string, text: string, revision: number) {
      const answer = await store.writeText(id, text, revision);
      if ('problem' in answer) report(answer.problem);
      await refresh();
    }

    return { open, rename, duplicate, importFile, exportMatch, remove, restore };
  }, [application, store, clock, send, report, refresh]);

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
