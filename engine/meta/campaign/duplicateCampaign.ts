import { renameMatches } from '../renameMatches.ts';
import { type CampaignDocument, campaignLog } from './document.ts';

/** A running ironman campaign cannot be copied. */
export function canDuplicate(document: CampaignDocument): boolean {
  return !document.war.ironman || campaignLog.fold(document).stage === 'ended';
}

/** Copies a campaign. Matches in the air stay with the original; the copy starts its own with the same seed. */
export function duplicateCampaign(document: CampaignDocument, freshId: () => string): CampaignDocument {
  const { sorties } = campaignLog.fold(document);
  const flyingMatchIds = sorties.flatMap(({ stage, matchId }) =>
    stage === 'flying' && matchId !== null ? [matchId] : [],
  );
  const copy = renameMatches(document, new Map(flyingMatchIds.map((matchId) => [matchId, freshId()])));
  return { ...copy, about: { ...copy.about, copy: true } };
}
