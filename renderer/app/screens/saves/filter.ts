import type { Result } from '@aerodrome/engine/core/result.ts';
import { readAssignment } from '@aerodrome/engine/meta/assignment.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { cardNotes } from '../../../application/matches/matchList.ts';
import type { MatchSummary } from '../../../application/matches/summary.ts';

/** Filter and order of the list of saved matches. An empty string filters nothing. */
export interface SaveFilter {
  words: string;
  order: 'date' | 'title';
  game: string;
  assignment: '' | 'none' | 'tournament' | 'campaign';
  /** Id of a profile. */
  person: string;
}

export const noFilter: SaveFilter = { words: '', order: 'date', game: '', assignment: '', person: '' };

/** Filters and sorts; `matches` come newest first. A match without a summary belongs to no game yet. */
export function filterSaves(
  matches: readonly DocumentInfo[],
  summaryOf: (id: string) => Result<MatchSummary> | undefined,
  { words, order, game, assignment, person }: SaveFilter,
): readonly DocumentInfo[] {
  const query = words.trim().toLowerCase();
  const matching = matches.filter((info) => {
    const { title, players } = cardNotes(info);
    const summary = game === '' ? undefined : summaryOf(info.id);
    const persons = info.about?.persons;
    return (
      (query === '' || [title, ...players].some((text) => text.toLowerCase().includes(query))) &&
      (game === '' || (summary && 'ok' in summary && summary.ok.game === game)) &&
      (assignment === '' || (readAssignment(info.about ?? {})?.kind ?? 'none') === assignment) &&
      (person === '' || (Array.isArray(persons) && persons.includes(person)))
    );
  });
  return order === 'date' ? matching : matching.sort((a, b) => cardNotes(a).title.localeCompare(cardNotes(b).title));
}
