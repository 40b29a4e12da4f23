import type { Problem } from '@aerodrome/engine/core/result.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Host, HostInfo } from '../../electron/contract.ts';
import { MatchKeeper } from './documents.ts';
import type { AppEvent } from './machine.ts';
import { type Meta, openMeta } from './meta/meta.ts';
import { SettingsKeeper } from './settingsKeeper.ts';

/** Failed writes are tried again after this long, in milliseconds. */
const retryPause = 5_000;

export interface Keepers {
  keeper: MatchKeeper;
  meta: Meta;
  settingsKeeper: SettingsKeeper;
  /** Why something that people did is not on disk, until all of it is. */
  unsaved: Problem | null;
  /** Writes again what could not be written; answers why something is still not on disk. */
  retryWrites(): Promise<Problem | null>;
}

/** The stores of everything that is written, what of it could not be, and the question before a page closes on that. */
export function useKeepers(host: Host, info: HostInfo, send: (event: AppEvent) => void): Keepers {
  const [unsaved, setUnsaved] = useState<Problem | null>(null);
  const { keeper, meta, settingsKeeper, failedWrite } = useMemo(
    () => openKeepers(host, info, send, setUnsaved),
    [host, info, send],
  );

  const retryWrites = useCallback(async () => {
    await Promise.all([keeper.retry(), meta.retry(), settingsKeeper.retry()]);
    return failedWrite();
  }, [keeper, meta, settingsKeeper, failedWrite]);

  const hasUnsaved = unsaved !== null;
  useEffect(() => {
    if (!hasUnsaved) return;
    const timer = setInterval(retryWrites, retryPause);
    return () => clearInterval(timer);
  }, [hasUnsaved, retryWrites]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      const hasPendingWrites = keeper.owing || (!info.readOnly && (meta.owing || settingsKeeper.owing));
      if (hasPendingWrites) event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [info, keeper, meta, settingsKeeper]);

  return { keeper, meta, settingsKeeper, unsaved, retryWrites };
}

function openKeepers(
  host: Host,
  { readOnly }: HostInfo,
  send: (event: AppEvent) => void,
  mark: (unsaved: Problem | null) => void,
) {
  const reported = new Set<string>();
  // Each cause is reported once, until everything is written; the mark stands meanwhile.
  const report = (problem: Problem | null) => {
    const failed = failedWrite();
    if (problem && !reported.has(problem.code)) send({ type: 'problem', problem });
    if (problem) reported.add(problem.code);
    else if (!failed) reported.clear();
    mark(failed);
  };
  const keeper: MatchKeeper = new MatchKeeper(host, report, (open) => meta.kept(open));
  const meta: Meta = openMeta(host, keeper, report);
  const settingsKeeper = new SettingsKeeper(host, report);
  // A page that began with a folder it can only read has said that it saves nothing.
  const failedWrite = () => (readOnly ? null : (keeper.failedWrite ?? meta.failedWrite ?? settingsKeeper.failedWrite));
  return { keeper, meta, settingsKeeper, failedWrite };
}
