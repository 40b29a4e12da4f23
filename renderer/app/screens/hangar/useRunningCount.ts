import { useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { useShell } from '../../context.ts';

type About = NonNullable<DocumentInfo['about']>;

const isRunning = {
  tournaments: ({ standing }: About) => standing === 'running',
  campaigns: ({ ended }: About) => ended === false,
} as const;

/** The number of tournaments or campaigns that have begun and are not over. */
export function useRunningCount(kind: keyof typeof isRunning): number {
  const { application } = useShell();
  const [running, setRunning] = useState(0);
  useEffect(() => {
    if (!application) return;
    let isCancelled = false;
    application[kind].documents.list().then((answer) => {
      if (isCancelled || 'problem' in answer) return;
      setRunning(answer.ok.filter(({ about }) => about && isRunning[kind](about)).length);
    });
    return () => {
      isCancelled = true;
    };
  }, [application, kind]);
  return running;
}
