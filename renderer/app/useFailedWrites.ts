import type { Problem } from '@aerodrome/engine/core/result.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Application } from '../application/application.ts';
import type { AppEvent } from './machine.ts';

/** Failed writes are retried after this many milliseconds. */
const retryIntervalMs = 5_000;

/** Subscribes to nothing: the services are not loaded yet. */
const noChanges = () => () => {};

export interface FailedWrites {
  /** Why a write failed; `null` while nothing is unsaved. */
  unsaved: Problem | null;
  /** Retries all failed writes; resolves with the problem that is left. */
  retryWrites(): Promise<Problem | null>;
}

/**
 * Reports failed writes and what the host found in its folder, retries failed writes every few seconds, and makes the
 * browser ask before the page is closed with unsaved changes.
 */
export function useFailedWrites(application: Application | null, send: (event: AppEvent) => void): FailedWrites {
  const unsaved = useSyncExternalStore(application?.onChange ?? noChanges, () => application?.writeProblem ?? null);
  useEffect(() => {
    return application?.onProblem((problem) => send({ type: 'problem', problem }));
  }, [application, send]);
  useEffect(() => {
    return application?.onReports((problems) => {
      send({ type: 'problems', problems });
      send({ type: 'folderChanged' });
    });
  }, [application, send]);

  const retryWrites = useCallback(async () => {
    await application?.retry();
    return application?.writeProblem ?? null;
  }, [application]);

  const hasUnsaved = unsaved !== null;
  useEffect(() => {
    if (!hasUnsaved) return;
    const timer = setInterval(retryWrites, retryIntervalMs);
    return () => clearInterval(timer);
  }, [hasUnsaved, retryWrites]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (application?.hasPendingWrites) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [application]);

  return { unsaved, retryWrites };
}
