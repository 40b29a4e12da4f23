import { canDuplicate, duplicateCampaign } from '@aerodrome/engine/meta/campaign/duplicateCampaign.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { campaignType } from '../logDocuments/logDocumentTypes.ts';
import { useDocumentList } from '../logDocuments/useDocumentList.ts';
import { isBook, useBooks } from './useBooks.ts';

/** The started campaigns, the campaign books, and the actions on them. */
export function useCampaigns() {
  const { application, send } = useApp();
  const { list, refresh, withDocument, importContent, ...actions } = useDocumentList(campaignType);
  const { books, rejection, importBook, dismiss } = useBooks(list);

  const copy = (info: DocumentInfo) =>
    withDocument(info, async (document) => {
      if (!canDuplicate(document)) return send({ type: 'problem', problem: { code: 'campaigns.oneFile' } });
      await application.campaigns.documents.put(newId(), duplicateCampaign(document, newId));
      await refresh();
    });

  const importFile = async (file: File) => {
    send({ type: 'dismiss' });
    dismiss();
    const content = await application.workers.read('import', file);
    if (!('ok' in content && 'book' in content.ok)) return importContent(file, content);
    await importBook(file.name, content.ok.book);
    await refresh();
  };

  const startedCampaigns = list?.filter((info) => !isBook(info)) ?? null;
  return { ...actions, startedCampaigns, books, rejection, dismiss, copy, importFile };
}
