import { useCallback } from 'react';
import { exportBundle } from '../../../application/bundles.ts';
import { useApp } from '../../context.ts';
import { downloadTitled } from '../../downloads.ts';
import type { LogDocumentType } from './logDocumentTypes.ts';

/** Downloads a document and its matches as one file. A file that would be too large is downloaded without the matches. */
export function useBundleExport<D extends object>(kind: LogDocumentType<D>): (document: D) => Promise<void> {
  const { application, send } = useApp();
  return useCallback(
    async (document) => {
      const { file, hasMatches, leftOut } = await exportBundle(
        application.host,
        kind.sourceOf(application).bundle,
        document,
      );
      downloadTitled(kind.titleOf(document), kind.extension, file);
      if (!hasMatches) send({ type: 'problem', problem: { code: withoutReplays[kind.name] } });
      else if (leftOut > 0)
        send({ type: 'problem', problem: { code: 'saves.bundleIncomplete', params: { count: leftOut } } });
    },
    [application, send, kind],
  );
}

const withoutReplays = {
  tournaments: 'tournaments.withoutReplays',
  campaigns: 'campaigns.withoutReplays',
} as const;
