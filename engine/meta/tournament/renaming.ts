import type { TournamentDocument } from './document.ts';

/** The matches that a tournament speaks of. */
export function matchesOf({ log }: Pick<TournamentDocument, 'log'>): string[] {
  return log.flatMap((event) => (event.type === 'flying' ? [event.matchId] : []));
}

/** The same tournament with its matches under other names: where one is taken in beside another. */
export function withMatches(document: TournamentDocument, names: ReadonlyMap<string, string>): TournamentDocument {
  const log = document.log.map((event) =>
    event.type === 'flying' ? { ...event, matchId: names.get(event.matchId) ?? event.matchId } : event,
  );
  return { ...document, log };
}
