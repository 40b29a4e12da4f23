import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { useCallback, useEffect, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { importBundle } from '../../../application/bundles.ts';
import type { ImportedFile } from '../../../application/importedFile.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import type { LogDocumentType } from './logDocumentTypes.ts';
import { useBundleExport } from './useBundleExport.ts';

/** All documents of a kind as the index lists them, and the actions on one of them. */
export function useDocumentList<D extends object>(kind: LogDocumentType<D>) {
  const { application, send } = useApp();
  const [list, setList] = useState<readonly DocumentInfo[] | null>(null);
  const source = kind.sourceOf(application);
  const { documents } = source;
  const exportBundle = useBundleExport(kind);
  const report = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);

  const refresh = useCallback(async () => {
    await kind.flush(application);
    const answer = await documents.list();
    if ('problem' in answer) report(answer.problem);
    else setList(answer.ok);
  }, [application, documents, kind, report]);

  useEffect(() => {
    refresh();
  }, [refresh]);

  /** Opens a document and does something with it. */
  const withDocument = async ({ id }: Pick<DocumentInfo, 'id'>, use: (document: D) => Promise<unknown>) => {
    const read = await documents.open(id);
    if ('problem' in read) report(read.problem);
    else await use(read.ok);
  };

  /** Imports the content of a file: a document alone, or with its matches. */
  const importContent = async (file: File, content: Result<ImportedFile>) => {
    const { host, workers } = application;
    const taken = await importBundle({ host, source, read: workers.read, newId }, content);
    if ('problem' in taken) {
      report({ code: refused[kind.name], params: { file: file.name, why: explain(taken.problem) } });
    }
    await refresh();
  };

  const importFile = async (file: File) => {
    send({ type: 'dismiss' });
    await importContent(file, await application.workers.read('import', file));
  };

  const remove = async ({ id }: Pick<DocumentInfo, 'id'>): Promise<boolean> => {
    const problem = await documents.remove(id);
    if (problem) report(problem);
    await refresh();
    return problem === null;
  };

  const restore = async ({ id }: Pick<DocumentInfo, 'id'>) => {
    const problem = await documents.restore(id);
    if (problem) report(problem);
    await refresh();
  };

  const exportDocument = (info: Pick<DocumentInfo, 'id'>) => withDocument(info, exportBundle);
  return { list, refresh, withDocument, importContent, importFile, exportDocument, remove, restore };
}

const refused = { tournaments: 'tournaments.refused', campaigns: 'campaigns.refused' } as const;
