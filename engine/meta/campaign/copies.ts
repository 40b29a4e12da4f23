import type { CampaignDocument } from './document.ts';
import { fold } from './record.ts';

/** The matches that a campaign speaks of. */
export function matchesOf({ log }: Pick<CampaignDocument, 'log'>): string[] {
  return log.flatMap((event) => (event.type === 'flying' ? [event.matchId] : []));
}

/** The same campaign with its matches under other names: where one is taken in beside another. */
export function withMatches(document: CampaignDocument, names: ReadonlyMap<string, string>): CampaignDocument {
  const log = document.log.map((event) =>
    event.type === 'flying' ? { ...event, matchId: names.get(event.matchId) ?? event.matchId } : event,
  );
  return { ...document, log };
}

/** May it be copied while it runs? Ironman has one file, until it is over. */
export function mayDuplicate(document: CampaignDocument): boolean {
  return !document.war.ironman || fold(document).stage === 'ended';
}

/**
 * A second copy of a campaign. Whatever is in the air stays with the first: in the copy it is ready to take off, with a
 * match of its own and the same seed.
 */
export function duplicate(document: CampaignDocument, freshId: () => string): CampaignDocument {
  const { sorties } = fold(document);
  const aloft = sorties.flatMap(({ stage, matchId }) => (stage === 'flying' && matchId !== null ? [matchId] : []));
  const names = new Map(aloft.map((matchId) => [matchId, freshId()]));
  const copy = withMatches(document, names);
  return { ...copy, about: { ...copy.about, copy: true } };
}
