import type { Result } from '@aerodrome/engine/core/result.ts';
import type { DocumentInfo } from '../../../electron/contract.ts';
import type { DocumentStore } from '../documents.ts';
import type { MatchDocument } from './match.ts';

/** Saved matches, the newest first. */
export async function listMatches(matches: DocumentStore<MatchDocument>): Promise<Result<DocumentInfo[]>> {
  const answer = await matches.list();
  if ('problem' in answer) return answer;
  return { ok: [...answer.ok].sort((a, b) => (a.modified < b.modified ? 1 : a.modified > b.modified ? -1 : 0)) };
}

/** The part of a card that is known from the list, before the match is read. */
export function cardNotes({ about, modified }: DocumentInfo): {
  title: string;
  players: readonly string[];
  updated: string;
} {
  const { title, players, updated } = about ?? {};
  return {
    title: typeof title === 'string' ? title : '',
    players: Array.isArray(players) ? players.map(String) : [],
    updated: typeof updated === 'string' ? updated : modified,
  };
}
