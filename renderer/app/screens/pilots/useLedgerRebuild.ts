import { useState } from 'react';
import { rebuildLedger } from '../../../application/ledgerLines.ts';
import { yieldToEventLoop } from '../../../ui/yieldToEventLoop.ts';
import { useApp } from '../../context.ts';

/** Rebuilds the ledger from the files of matches, tournaments and campaigns. Yields to the event loop after each file. */
export function useLedgerRebuild(reload: () => Promise<void>) {
  const { application, send } = useApp();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const begin = async () => {
    const { host, records, tournaments, campaigns, workers } = application;
    const problem = await rebuildLedger({
      host,
      records,
      sources: [tournaments, campaigns],
      readSave: workers.readSave,
      yieldToEventLoop,
      onProgress: (done, of) => setProgress({ done, of }),
    });
    setProgress(null);
    await reload();
    send({ type: 'problem', problem: problem ?? { code: 'pilots.rebuilt' } });
  };
  return { progress, rebuild: begin };
}
