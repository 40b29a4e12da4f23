/** An event log that names matches where they take off. */
interface MatchLog {
  log: readonly (TakeOff | { type: string })[];
}

interface TakeOff {
  type: 'flying';
  matchId: string;
}

function isTakeOff(event: TakeOff | { type: string }): event is TakeOff {
  return event.type === 'flying';
}

/** The ids of all matches in an event log. */
export function matchIds({ log }: MatchLog): string[] {
  return log.flatMap((event) => (isTakeOff(event) ? [event.matchId] : []));
}

/** The same document with other match ids: for a copy, or where the ids are taken. */
export function renameMatches<D extends MatchLog>(document: D, ids: ReadonlyMap<string, string>): D {
  const log = document.log.map((event) =>
    isTakeOff(event) ? { ...event, matchId: ids.get(event.matchId) ?? event.matchId } : event,
  );
  return { ...document, log };
}
