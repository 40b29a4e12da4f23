import type { Problem } from '@aerodrome/engine/core/result.ts';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Application } from '../application/application.ts';
import type { AppEvent } from './machine.ts';

/** Failed writes are retried after this many milliseconds. */
const retryIntervalMs = 5_000;

export interface FailedWrites {
  /** Why something is not on disk; `null` once everything is. */
  unsaved: Problem | null;
  /** Retries all failed writes; resolves with the problem that is left. */
  retryWrites(): Promise<Problem | null>;
}

/** Shows the problems of writes, retries failed ones, and asks before the page closes on them. */
export function useFailedWrites(application: Application, send: (event: AppEvent) => void): FailedWrites {
  const unsaved = useSyncExternalStore(application.onChange, () => application.failedWrite);
  useEffect(() => {
    return application.onProblem((problem) => send({ type: 'problem', problem }));
  }, [application, send]);

  const retryWrites = useCallback(async () => {
    await application.retry();
    return application.failedWrite;
  }, [application]);

  const hasUnsaved = unsaved !== null;
  useEffect(() => {
    if (!hasUnsaved) return;
    const timer = setInterval(retryWrites, retryIntervalMs);
    return () => clearInterval(timer);
  }, [hasUnsaved, retryWrites]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (application.hasPendingWrites) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [application]);

  return { unsaved, retryWrites };
}
