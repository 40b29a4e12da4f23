import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import { tell } from '@aerodrome/engine/meta/campaign/words.ts';
import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Meta } from '../../meta/meta.ts';
import type { Owner } from '../../meta/owner.ts';

/** What the screens of tournaments and campaigns differ in. */
export interface DocumentKind<D extends object> {
  /** The folder of the documents, and the first part of their text keys. */
  name: 'tournaments' | 'campaigns';
  ownerOf(meta: Meta): Owner<D>;
  /** Waits until every pending write into the folder has ended. */
  settled(meta: Meta): Promise<unknown>;
  titleOf(document: D): string;
  /** Of a file that holds the document and its matches. */
  extension: string;
}

export const tournamentKind: DocumentKind<TournamentDocument> = {
  name: 'tournaments',
  ownerOf: ({ tournaments }) => tournaments,
  settled: ({ tournaments }) => tournaments.documents.settled(),
  titleOf: ({ setup }) => setup.title,
  extension: 'aerodrome.gz',
};

export const campaignKind: DocumentKind<CampaignDocument> = {
  name: 'campaigns',
  ownerOf: ({ campaigns }) => campaigns,
  settled: ({ campaigns, books }) => Promise.all([campaigns.documents.settled(), books.settled()]),
  titleOf: ({ war }) => tell(war.definition, { key: 'title' }),
  extension: 'json.gz',
};
