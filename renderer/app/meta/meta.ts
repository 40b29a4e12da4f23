import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type BookDocument, bookFormat } from '@aerodrome/engine/meta/campaign/bookDocument.ts';
import type { CampaignDocument } from '@aerodrome/engine/meta/campaign/document.ts';
import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Host } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../../application/matches/match.ts';
import { readApart } from '../reading.ts';
import { campaignOwner } from './campaigns.ts';
import { Errands } from './errands.ts';
import { DocumentKeeper } from './keeper.ts';
import type { Owner } from './owner.ts';
import { casualLine, Records } from './records.ts';
import { tournamentOwner } from './tournaments.ts';

/** What outlasts a match, for every screen. */
export interface Meta {
  errands: Errands;
  tournaments: Owner<TournamentDocument>;
  campaigns: Owner<CampaignDocument>;
  /** Definitions that somebody brought; they lie in the folder of the campaigns. */
  books: DocumentKeeper<BookDocument>;
  records: Records;
  /** Hears of every match that is on the disk as it stands; the first time it is over, its consequences are written. */
  kept(open: CurrentMatch): void;
  /** Whether something of it is on no disk yet: a page that closes now would lose it. */
  readonly owing: boolean;
  /** Why something of it is not on disk; `null` once all is. */
  readonly failedWrite: Problem | null;
  /** Writes again what could not be written. */
  retry(): Promise<void>;
}

export function openMeta(
  host: Host,
  matches: { seen(id: string, revision: number): void },
  report: (problem: Problem | null) => void,
): Meta {
  const now = () => new Date().toISOString();
  const records = new Records(host, report);
  records.roster();
  const tournaments = tournamentOwner(host, report);
  const campaigns = campaignOwner(host, report);
  const owners = { tournament: tournaments, campaign: campaigns };
  const errands = new Errands({ host, matches, owners, records, read: readApart, now });
  const books = new DocumentKeeper(host, 'campaigns', bookFormat, report);
  const landed = new Set<string>();
  const all = [records, tournaments.documents, campaigns.documents, books];
  /** A document that has been written after all is opened, so that the ledger hears of what it says. */
  const retryOf = async <T extends object>(owner: Owner<T>) => {
    for (const id of await owner.documents.retry()) await errands.open(owner, id);
  };
  return {
    errands,
    tournaments,
    campaigns,
    books,
    records,
    get owing() {
      // A match that has come down and is not settled yet is found when its document is next opened.
      return all.some(({ owing }) => owing);
    },
    get failedWrite() {
      return all.find(({ failedWrite }) => failedWrite)?.failedWrite ?? null;
    },
    async retry() {
      await Promise.all([records.retry(), books.retry(), retryOf(tournaments), retryOf(campaigns)]);
    },
    kept(open) {
      if (open.match.outcome === null || landed.has(open.id)) return;
      landed.add(open.id);
      const line = open.assignment ? null : casualLine(open, now());
      if (line) records.enter(line);
      errands.landed(open);
    },
  };
}
