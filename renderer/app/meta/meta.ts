import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Host, Problem } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../documents.ts';
import { readApart } from '../reading.ts';
import { Errands } from './errands.ts';
import type { Owner } from './owner.ts';
import { casualLine, Records } from './records.ts';
import { tournamentOwner } from './tournaments.ts';

/** What outlasts a match, for every screen. */
export interface Meta {
  errands: Errands;
  tournaments: Owner<TournamentDocument>;
  records: Records;
  /** Hears of every match that is on the disk as it stands; the first time it is over, its consequences are written. */
  kept(open: CurrentMatch): void;
}

export function openMeta(
  host: Host,
  matches: { seen(id: string, revision: number): void },
  report: (problem: Problem | null) => void,
): Meta {
  const now = () => new Date().toISOString();
  const records = new Records(host, report);
  const tournaments = tournamentOwner(host, report);
  const errands = new Errands({ host, matches, owners: { tournament: tournaments }, records, read: readApart, now });
  const landed = new Set<string>();
  return {
    errands,
    tournaments,
    records,
    kept(open) {
      if (open.match.outcome === null || landed.has(open.id)) return;
      landed.add(open.id);
      const line = open.errand ? null : casualLine(open, now());
      if (line) records.enter(line);
      errands.landed(open);
    },
  };
}
