import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StartOptions } from '../../../application/assignments.ts';
import { useApp } from '../../context.ts';
import type { LogDocumentType } from './logDocumentTypes.ts';

/** Appends the events that follow automatically, such as the pairings of a bracket. */
export type AppendAutomaticEvents<D> = (document: D, at: string) => Result<D>;

const unchanged = <D>(document: D): Result<D> => ({ ok: document });

/** A document on a screen, and the actions on it. `problem` tells why there is nothing to show. */
export function useDocument<D extends object>(
  kind: LogDocumentType<D>,
  id: string,
  proceed: AppendAutomaticEvents<D> = unchanged,
) {
  const { application, send } = useApp();
  const { assignments, matches, clock } = application;
  const source = kind.sourceOf(application);
  const [document, setDocument] = useState<D | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The same for a second change before the next render. */
  const shown = useRef<D | null>(null);
  const report = useCallback((found: Problem) => send({ type: 'problem', problem: found }), [send]);

  const show = useCallback((next: D) => {
    shown.current = next;
    setDocument(next);
  }, []);

  /** A match may have landed since the document was shown. */
  const latest = useCallback(() => shown.current && (source.documents.latest(id) ?? shown.current), [source, id]);

  /** Changes the document, and lets it proceed if asked to. Resolves to false if the change is refused. */
  const change = useCallback(
    async (make: (before: D, at: string) => Result<D>, proceeds = false): Promise<boolean> => {
      const before = latest();
      if (!before) return false;
      const at = clock.now();
      const made = make(before, at);
      const changed = proceeds && 'ok' in made ? proceed(made.ok, at) : made;
      if ('problem' in changed) {
        report(changed.problem);
        return false;
      }
      send({ type: 'dismiss' });
      show(changed.ok);
      // The store keeps and reports a failed write; the ledger is updated once the document is on disk.
      if (!(await source.documents.put(id, changed.ok))) await assignments.open(source, id);
      return true;
    },
    [id, source, assignments, clock, proceed, latest, report, send, show],
  );

  /** Reads the document again, after a match has landed. */
  const reload = useCallback(async () => {
    await matches.flush();
    const read = await assignments.open(source, id, show);
    if ('problem' in read) return setProblem(read.problem);
    const current = latest() ?? read.ok;
    const next = proceed(current, clock.now());
    if ('problem' in next || next.ok !== current) await change(unchanged, true);
  }, [id, source, matches, assignments, clock, proceed, latest, show, change]);

  useEffect(() => {
    reload();
  }, [reload]);

  /** Flies the match of a slot, or continues it. */
  const fly = async (slot: string, options?: StartOptions) => {
    const before = latest();
    if (!before) return;
    const answer = await assignments.startMatch(source, id, before, slot, options);
    if ('problem' in answer) return report(answer.problem);
    send({ type: 'play', matchDocument: answer.ok.matchDocument });
    if (answer.ok.restored) report({ code: kind.restoredCode });
  };

  /** Restores the lost match of a slot and continues it. Resolves to false if it cannot be restored. */
  const restoreMatch = async (slot: string): Promise<boolean> => {
    const before = latest();
    const match = before && source.runningMatches(before, id).find(({ assignment }) => assignment.slot === slot);
    const failed = match && (await assignments.restore(match));
    if (failed) report(failed);
    else await fly(slot);
    return !failed;
  };

  /** Opens a finished match as a replay. */
  const watch = async (matchId: string) => {
    const read = await matches.open(matchId);
    send('ok' in read ? { type: 'replay', matchDocument: read.ok } : { type: 'problem', problem: read.problem });
  };

  return { document, problem, change, reload, fly, restoreMatch, watch };
}
