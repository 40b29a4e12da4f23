import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Application } from '../../../application/application.ts';
import type { AssignmentSource } from '../../../application/assignments.ts';

/** The type of an event-log document: the differences between the screens of tournaments and those of campaigns. */
export interface LogDocumentType<D extends object> {
  /** The folder of the documents, and the first part of their text keys. */
  name: 'tournaments' | 'campaigns';
  sourceOf(application: Application): AssignmentSource<D>;
  /** Resolves when every queued write into the folder was answered. */
  flush(application: Application): Promise<unknown>;
  titleOf(document: D): string;
  /** Of a file that holds the document and its matches. */
  extension: string;
  /** Says that a lost match was restored. */
  restoredCode: string;
}

export const tournamentType: LogDocumentType<TournamentDocument> = {
  name: 'tournaments',
  sourceOf: ({ tournaments }) => tournaments,
  flush: ({ tournaments }) => tournaments.documents.flush(),
  titleOf: ({ setup }) => setup.title,
  extension: 'aerodrome.gz',
  restoredCode: 'hall.restored',
};

export const campaignType: LogDocumentType<CampaignDocument> = {
  name: 'campaigns',
  sourceOf: ({ campaigns }) => campaigns,
  flush: ({ campaigns, books }) => Promise.all([campaigns.documents.flush(), books.flush()]),
  titleOf: ({ war }) => campaignText(war.definition, { key: 'title' }),
  extension: 'json.gz',
  restoredCode: 'squadron.restored',
};
