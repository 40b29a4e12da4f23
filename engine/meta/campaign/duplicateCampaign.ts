import { renameMatches } from '../renameMatches.ts';
import { type CampaignDocument, campaignLog } from './document.ts';

/** May it be copied while it runs? Ironman has one file, until it is over. */
export function canDuplicate(document: CampaignDocument): boolean {
  return !document.war.ironman || campaignLog.fold(document).stage === 'ended';
}

/** A second copy of a campaign. A match in the air stays with the first; in the copy it takes off anew with the same seed. */
export function duplicateCampaign(document: CampaignDocument, freshId: () => string): CampaignDocument {
  const { sorties } = campaignLog.fold(document);
  const aloft = sorties.flatMap(({ stage, matchId }) => (stage === 'flying' && matchId !== null ? [matchId] : []));
  const copy = renameMatches(document, new Map(aloft.map((matchId) => [matchId, freshId()])));
  return { ...copy, about: { ...copy.about, copy: true } };
}
