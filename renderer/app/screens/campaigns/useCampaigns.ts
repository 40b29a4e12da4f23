import { canDuplicate, duplicateCampaign } from '@aerodrome/engine/meta/campaign/duplicateCampaign.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { readIncomingText } from '../../../application/bundles.ts';
import { newId } from '../../../application/matches/match.ts';
import { useApp } from '../../context.ts';
import { campaignKind } from '../documents/documentKinds.ts';
import { useDocumentList } from '../documents/useDocumentList.ts';
import { isBook, isDefinition, useBooks } from './useBooks.ts';

/** The started campaigns, the campaign books, and the actions on them. */
export function useCampaigns() {
  const { application, send } = useApp();
  const { list, refresh, withDocument, importText, ...actions } = useDocumentList(campaignKind);
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
    const text = await readIncomingText(file);
    if (!('ok' in text && isDefinition(text.ok))) return importText(file, text);
    await importBook(file.name, text.ok);
    await refresh();
  };

  const startedCampaigns = list?.filter((info) => !isBook(info)) ?? null;
  return { ...actions, startedCampaigns, books, rejection, dismiss, copy, importFile };
}
