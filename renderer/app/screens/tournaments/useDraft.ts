import { itemAt } from '@aerodrome/engine/core/items.ts';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../../context.ts';
import { type Draft, documentOf, draftOf } from './draft.ts';
import { DraftStore } from './draftStore.ts';
import { setupFromTemplate } from './templates.ts';

/** A draft that is saved while it is typed; `content` is `null` while a stored one is read. */
export function useDraft(id: string, isStored: boolean, template: string | null) {
  const { application, info, send } = useApp();
  const [content, setContent] = useState<Draft | null>(() =>
    isStored ? null : { setup: setupFromTemplate(template), entrants: [] },
  );
  const [seed, setSeed] = useState(() => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0));

  useEffect(() => {
    if (!isStored) return;
    let isCancelled = false;
    application.tournaments.documents.open(id).then((read) => {
      if (isCancelled) return;
      if ('problem' in read) {
        send({ type: 'tournaments' });
        send({ type: 'problem', problem: read.problem });
        return;
      }
      setSeed(read.ok.seed);
      setContent(draftOf(read.ok));
    });
    return () => {
      isCancelled = true;
    };
  }, [id, isStored, application, send]);

  const store = useMemo(
    () =>
      new DraftStore(async (draft) => {
        if (info.readOnly) return;
        const written = documentOf(draft, seed, new Date().toISOString());
        if ('ok' in written) await application.tournaments.documents.put(id, written.ok);
      }),
    [id, info, application, seed],
  );
  const change = (draft: Draft) => {
    store.put(draft);
    setContent(draft);
  };

  return { content, seed, change, store };
}
