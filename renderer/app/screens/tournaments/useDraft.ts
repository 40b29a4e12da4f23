import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../context.ts';
import { type Draft, documentOf, draftIn } from './draft.ts';
import { DraftKeeper } from './draftKeeper.ts';
import { setupOf } from './plans.ts';

/** A draft as it is being typed, kept by itself; `content` is `null` while an old one is fetched. */
export function useDraft(id: string, kept: boolean, plan: string | null) {
  const { application, info, send } = useApp();
  const [content, setContent] = useState<Draft | null>(() => (kept ? null : { setup: setupOf(plan), entrants: [] }));
  const [seed, setSeed] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0]);

  useEffect(() => {
    if (!kept) return;
    let gone = false;
    application.tournaments.documents.open(id).then((read) => {
      if (gone) return;
      if ('problem' in read) {
        send({ type: 'tournaments' });
        send({ type: 'problem', problem: read.problem });
        return;
      }
      setSeed(read.ok.seed);
      setContent(draftIn(read.ok));
    });
    return () => {
      gone = true;
    };
  }, [id, kept, application, send]);

  const keeper = useMemo(
    () =>
      new DraftKeeper(async (draft) => {
        if (info.readOnly) return;
        const written = documentOf(draft, seed, new Date().toISOString());
        if ('ok' in written) await application.tournaments.documents.put(id, written.ok);
      }),
    [id, info, application, seed],
  );
  const change = (draft: Draft) => {
    keeper.change(draft);
    setContent(draft);
  };

  return { content, seed, change, keeper };
}
