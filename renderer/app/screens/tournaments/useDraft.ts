import { useCallback, useEffect, useRef, useState } from 'react';
import { useApp } from '../../context.ts';
import { type Draft, documentOf, draftIn } from './draft.ts';
import { setupOf } from './plans.ts';

/** So long nothing must be typed before the draft is written, in milliseconds. */
const pause = 400;

/** A draft as it is being typed, kept by itself; `content` is `null` while an old one is fetched. */
export function useDraft(id: string, kept: boolean, plan: string | null) {
  const { meta, info, send } = useApp();
  const [content, setContent] = useState<Draft | null>(() => (kept ? null : { setup: setupOf(plan), entrants: [] }));
  const [seed, setSeed] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0]);
  /** What is not on the disk yet. */
  const unkept = useRef<Draft | null>(null);

  useEffect(() => {
    if (!kept) return;
    let gone = false;
    meta.tournaments.documents.open(id).then((read) => {
      if (gone) return;
      if ('problem' in read) {
        send({ type: 'tournaments' });
        send({ type: 'problem', problem: read.problem });
        return;
      }
      setSeed(read.content.seed);
      setContent(draftIn(read.content));
    });
    return () => {
      gone = true;
    };
  }, [id, kept, meta, send]);

  const keep = useCallback(async () => {
    const draft = unkept.current;
    unkept.current = null;
    if (!draft || info.readOnly) return;
    const written = documentOf(draft, seed, new Date().toISOString());
    if ('document' in written) await meta.tournaments.documents.put(id, written.document);
  }, [id, info, meta, seed]);

  useEffect(() => {
    if (content === null || unkept.current === null) return;
    const timer = setTimeout(keep, pause);
    return () => clearTimeout(timer);
  }, [content, keep]);

  const change = useCallback((draft: Draft) => {
    unkept.current = draft;
    setContent(draft);
  }, []);

  /** It is no draft any more: what has begun is not written over. */
  const drop = useCallback(() => {
    unkept.current = null;
  }, []);

  return { content, seed, change, keep, drop };
}
