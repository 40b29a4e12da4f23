import { useCallback } from 'react';
import { useApp } from '../../context.ts';
import { giveFile } from '../../exportMatch.ts';
import { bundleWith } from '../../meta/bundles.ts';
import type { DocumentKind } from './kinds.ts';

/** Downloads a document and its matches as one file. A file that would be too large is downloaded without the matches. */
export function useBundleExport<D extends object>(kind: DocumentKind<D>): (document: D) => Promise<void> {
  const { host, meta, send } = useApp();
  return useCallback(
    async (document) => {
      const { file, whole } = await bundleWith(host, kind.ownerOf(meta).cargo, document);
      giveFile(kind.titleOf(document), kind.extension, file);
      if (!whole) send({ type: 'problem', problem: { code: withoutReplays[kind.name] } });
    },
    [host, meta, send, kind],
  );
}

const withoutReplays = {
  tournaments: 'tournaments.withoutReplays',
  campaigns: 'campaigns.withoutReplays',
} as const;
