import type { Problem } from '@aerodrome/engine/core/result.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { exportSavedMatch } from '../../../application/matches/exportMatch.ts';
import { importMatch } from '../../../application/matches/importMatch.ts';
import { type MatchDocument, newId, serializeMatch } from '../../../application/matches/match.ts';
import { cardNotes, listMatches } from '../../../application/matches/matchList.ts';
import { useApp } from '../../context.ts';
import { downloadMatchText } from '../../downloads.ts';
import { SummaryQueue } from './summaryQueue.ts';

/** The saved matches (newest first), the queue of their summaries, and the actions on them. */
export function useSaves() {
  const { application, send } = useApp();
  const { matches: store, summaries, clock } = application;
  const [matches, setMatches] = useState<readonly DocumentInfo[] | null>(null);
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

  const queue = useMemo(
    () =>
      new SummaryQueue({
        readStored: (infos) => summaries.readStored(infos),
        compute: (info) => summaries.compute(info),
        nextFrame: (flush) => requestAnimationFrame(flush),
      }),
    [summaries],
  );

  // One object for all cards, so that a card renders only when its own match has changed.
  const actions = useMemo(() => {
    const removing = new Set<string>();

    const open = async (info: DocumentInfo, how: 'play' | 'replay') => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) report(read.problem);
      else send({ type: how, matchDocument: read.ok });
    };

    const rename = async (info: DocumentInfo, title: string) => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) return report(read.problem);
      const renamed = { ...read.ok, title };
      await write(renamed, cardNotes(info).updated, info.revision);
    };

    const duplicate = async (info: DocumentInfo) => {
      const read = await store.open(info.id, info.revision);
      if ('problem' in read) return report(read.problem);
      const copy = { ...read.ok, id: newId(), title: say('saves.copy', { title: read.ok.title }) };
      await write(copy, clock.now(), 0);
    };

    const importFile = async (file: File) => {
      send({ type: 'dismiss' });
      const imported = await importMatch(application, file);
      if ('problem' in imported) report(imported.problem);
      await refresh();
    };

    const exportMatch = async (info: DocumentInfo) => {
      const { title } = cardNotes(info);
      const text = await exportSavedMatch(application.host, info.id, title || say('saves.untitled'));
      if ('problem' in text) return report(text.problem);
      downloadMatchText(title, text.ok);
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

    async function write(open: MatchDocument, updated: string, revision: number) {
      const text = serialize(open, updated);
      if (text === null) return report({ code: 'saves.unwritable' });
      const answer = await store.writeText(open.id, text, revision, open);
      if ('problem' in answer) report(answer.problem);
      await refresh();
    }

    return { open, rename, duplicate, importFile, exportMatch, remove, restore };
  }, [application, store, clock, send, report, refresh]);

  return { matches, queue, actions };
}

export type SaveActions = ReturnType<typeof useSaves>['actions'];

/** `null` if no file can store the match. */
function serialize(matchDocument: MatchDocument, updated: string): string | null {
  try {
    return serializeMatch(matchDocument, updated);
  } catch {
    return null;
  }
}

/** The new list, with the objects of the old one where a file is as it was: their cards need not render. */
function keepUnchanged(before: readonly DocumentInfo[], now: readonly DocumentInfo[]): readonly DocumentInfo[] {
  const old = new Map(before.map((info) => [info.id, info]));
  return now.map((info) => {
    const known = old.get(info.id);
    return known?.revision === info.revision && known.modified === info.modified ? known : info;
  });
}
