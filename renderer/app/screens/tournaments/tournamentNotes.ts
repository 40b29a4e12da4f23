import type { DocumentInfo } from '../../../../electron/contract.ts';
import { readNotes } from '../logDocuments/readNotes.ts';

/** Notes of a tournament in the document index, available without opening its file. */
export interface TournamentNotes {
  title: string;
  format: string;
  games: readonly string[];
  players: readonly string[];
  entrants: number;
  standing: 'draft' | 'running' | 'closed';
  round: number;
  rounds: number;
  /** Names on the first place; several if it is shared. */
  leaders: readonly string[];
  points: string;
  next: string;
  updated: string;
}

function readTournamentNotes(info: DocumentInfo): TournamentNotes {
  const { text, number, list } = readNotes(info);
  const standing = text('standing');
  return {
    title: text('title'),
    format: text('format') || 'roundRobin',
    games: list('games'),
    players: list('players'),
    entrants: number('entrants'),
    standing: standing === 'running' || standing === 'closed' ? standing : 'draft',
    round: number('round'),
    rounds: number('rounds'),
    leaders: list('leaders'),
    points: text('points'),
    next: text('next'),
    updated: text('updated') || info.modified,
  };
}

export type SortOrder = 'date' | 'title' | 'standing';
const standingOrder = ['running', 'draft', 'closed'];

export function sortTournaments(
  list: readonly DocumentInfo[],
  order: SortOrder,
): { info: DocumentInfo; notes: TournamentNotes }[] {
  const entries = list.map((info) => ({ info, notes: readTournamentNotes(info) }));
  return entries.sort(({ notes: a }, { notes: b }) => {
    if (order === 'title') return a.title.localeCompare(b.title);
    const later = b.updated < a.updated ? -1 : b.updated > a.updated ? 1 : 0;
    return order === 'date' ? later : standingOrder.indexOf(a.standing) - standingOrder.indexOf(b.standing) || later;
  });
}
