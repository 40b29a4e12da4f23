import type { Result } from '@aerodrome/engine/core/result.ts';
import { readAssignment } from '@aerodrome/engine/meta/assignment.ts';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { aboutOf, type Digest } from '../../../application/matches/digests.ts';

/** Filter and order of the list of saved matches. An empty string filters nothing. */
export interface SaveFilter {
  words: string;
  order: 'date' | 'title';
  game: string;
  errand: '' | 'none' | 'tournament' | 'campaign';
  /** Id of a profile. */
  person: string;
}

export const noFilter: SaveFilter = { words: '', order: 'date', game: '', errand: '', person: '' };

/** Filters and sorts; `matches` come newest first. A match without a digest belongs to no game yet. */
export function filterSaves(
  matches: readonly DocumentInfo[],
  digests: Readonly<Record<string, Result<Digest>>>,
  { words, order, game, errand, person }: SaveFilter,
): readonly DocumentInfo[] {
  const query = words.trim().toLowerCase();
  const matching = matches.filter((info) => {
    const { title, players } = aboutOf(info);
    const digest = digests[info.id];
    const persons = info.about?.persons;
    return (
      (query === '' || [title, ...players].some((text) => text.toLowerCase().includes(query))) &&
      (game === '' || (digest && 'ok' in digest && digest.ok.game === game)) &&
      (errand === '' || (readAssignment(info.about ?? {})?.kind ?? 'none') === errand) &&
      (person === '' || (Array.isArray(persons) && persons.includes(person)))
    );
  });
  return order === 'date' ? matching : matching.sort((a, b) => aboutOf(a).title.localeCompare(aboutOf(b).title));
}
