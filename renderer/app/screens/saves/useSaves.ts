import { say } from '@aerodrome/engine/text/say.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentInfo, Problem } from '../../../../electron/contract.ts';
import { useApp } from '../../context.ts';
import { aboutOf, type Digested, digestOf, listMatches } from '../../digests.ts';
import { loadMatch, newId, writeMatch } from '../../documents.ts';
import { download } from '../../exportMatch.ts';
import { importFile } from '../../taking.ts';

/** The saved matches, newest first, what is known of each, and what can be done with them. */
export function useSaves() {
  const { host, keeper, send } = useApp();
  const [matches, setMatches] = useState<readonly DocumentInfo[] | null>(null);
  const [digests, setDigests] = useState<Readonly<Record<string, Digested>>>({});
  const removing = useRef(new Set<string>());
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);

  const refresh = useCallback(async () => {
    await keeper.settled();
    const list = await listMatches(host);
    // What cannot be read is not nothing.
    if ('problem' in list) report(list.problem);
    else setMatches(list.matches);
  }, [host, keeper, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  // One after the other, behind the cards that are already there.
  useEffect(() => {
    let gone = false;
    const read = async () => {
      for (const info of matches ?? []) {
        const digested = await digestOf(host, info);
        if (gone) return;
        setDigests((known) => ({ ...known, [info.id]: digested }));
      }
    };
    read();
    return () => {
      gone = true;
    };
  }, [host, matches]);

  const open = async (info: DocumentInfo, how: 'play' | 'watch') => {
    const read = await loadMatch(host, keeper, info);
    if ('problem' in read) report(read.problem);
    else send({ type: how, open: read.open });
  };

  const rename = async (info: DocumentInfo, title: string) => {
    const read = await loadMatch(host, keeper, info);
    if ('problem' in read) return report(read.problem);
    const text = writeMatch({ ...read.open, title }, aboutOf(info).updated);
    await keep(info.id, text, info.revision);
  };

  const duplicate = async (info: DocumentInfo) => {
    const read = await loadMatch(host, keeper, info);
    if ('problem' in read) return report(read.problem);
    const id = newId();
    const title = say('saves.copy', { title: read.open.title });
    await keep(id, writeMatch({ ...read.open, id, title }, new Date().toISOString()), 0);
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
    if (removing.current.has(info.id)) return false;
    removing.current.add(info.id);
    const answer = await host.remove('matches', info.id);
    if ('problem' in answer) report(answer.problem);
    await refresh();
    removing.current.delete(info.id);
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

  return { matches, digests, open, rename, duplicate, take, give, remove, restore };
}
