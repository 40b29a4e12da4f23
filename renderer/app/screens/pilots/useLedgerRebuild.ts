import { useState } from 'react';
import { useApp } from '../../context.ts';

/** Rebuilds the ledger from the files of matches, tournaments and campaigns, and shows the progress. */
export function useLedgerRebuild(reload: () => Promise<void>) {
  const { application, send } = useApp();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const begin = async () => {
    const problem = await application.rebuildLedger((done, of) => setProgress({ done, of }));
    setProgress(null);
    await reload();
    send({ type: 'problem', problem: problem ?? { code: 'pilots.rebuilt' } });
  };
  return { progress, rebuild: begin };
}
