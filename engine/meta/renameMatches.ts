/** An event log whose take-off events hold match ids. */
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

/** Replaces match ids in a document, for a copy or where an id is already in use. */
export function renameMatches<D extends MatchLog>(document: D, ids: ReadonlyMap<string, string>): D {
  const log = document.log.map((event) =>
    isTakeOff(event) ? { ...event, matchId: ids.get(event.matchId) ?? event.matchId } : event,
  );
  return { ...document, log };
}
