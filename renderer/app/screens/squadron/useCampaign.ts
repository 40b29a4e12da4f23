import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type CampaignDocument, campaignLog } from '@aerodrome/engine/meta/campaign/document.ts';
import type { CampaignEvent } from '@aerodrome/engine/meta/campaign/events.ts';
import { sortieSlot } from '@aerodrome/engine/meta/campaign/flyingSorties.ts';
import type { Untimed } from '@aerodrome/engine/meta/eventLog.ts';
import { campaignType } from '../logDocuments/logDocumentTypes.ts';
import { useBundleExport } from '../logDocuments/useBundleExport.ts';
import { useDocument } from '../logDocuments/useDocument.ts';

/** The actions on the campaign of a squadron room. */
export interface CampaignActions {
  /** Appends an event; resolves to false if it was refused. */
  append(make: (document: CampaignDocument) => Untimed<CampaignEvent>): Promise<boolean>;
  fly(sortie: number): Promise<void>;
  /** Takes off with a new match, because the one in the air is lost. */
  flyAgain(sortie: number): Promise<void>;
  /** Restores a lost match and continues it. */
  restoreMatch(sortie: number): Promise<unknown>;
  watch(matchId: string): Promise<void>;
  /** Downloads the campaign with its matches as one file. */
  exportBundle(): Promise<void>;
}

/** A campaign as it stands, and the actions on it. `problem` tells why there is nothing to show. */
export function useCampaign(id: string): {
  document: CampaignDocument | null;
  problem: Problem | null;
  actions: CampaignActions;
} {
  const { document, problem, change, fly, restoreMatch, watch } = useDocument(campaignType, id);
  const exportBundle = useBundleExport(campaignType);
  const slot = (sortie: number) => sortieSlot(document ? campaignLog.fold(document).missionNumber : 0, sortie);
  const actions: CampaignActions = {
    append: (make) => change((before, at) => campaignLog.append(before, at, make(before))),
    fly: (sortie) => fly(slot(sortie)),
    flyAgain: (sortie) => fly(slot(sortie), { replaceLost: true }),
    restoreMatch: (sortie) => restoreMatch(slot(sortie)),
    watch,
    exportBundle: async () => {
      if (document) await exportBundle(document);
    },
  };
  return { document, problem, actions };
}
