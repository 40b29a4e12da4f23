import type { GameEvent, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { readSave } from '@aerodrome/engine/saves/parse.ts';
import { givenNames, matchFromSave } from './match.ts';

/** The public data of a match that its summary is made of. */
export interface PublicMatch {
  game: string;
  options: Record<string, unknown>;
  /** The view of the table. */
  view: unknown;
  /** Past events whose marks the table shows. */
  traces: readonly GameEvent[];
  /** By seat; a seat without a name has an empty string. */
  players: readonly string[];
  awaited: readonly Seat[];
  winners: readonly Seat[];
  over: boolean;
}

/** By playable game: the types of events whose marks stay on the table. */
export type TraceTypes = Readonly<Record<string, readonly string[]>>;

/** The public data of a match in memory. */
export function publicMatch(match: Match, players: readonly string[], traces: readonly GameEvent[]): PublicMatch {
  return {
    game: match.kind.id,
    options: match.options,
    view: match.view('table'),
    traces,
    players,
    awaited: match.awaiting(),
    winners: match.outcome?.winners ?? [],
    over: match.outcome !== null,
  };
}

/** The public events of these types, from entry `start` on. */
export function tracesOf(match: Match, types: readonly string[], start = 0): GameEvent[] {
  if (types.length === 0) return [];
  return Array.from({ length: match.length - start }, (_, i) => match.line('table', start + i).events)
    .flat()
    .filter(({ type }) => types.includes(type));
}

/** Reads only the public data of a save. It is small, so that the page of a list need not assemble the match. */
export function readPublicMatch({ text, traces }: { text: string; traces: TraceTypes }): Result<PublicMatch> {
  const read = readSave(text, Object.values(games));
  if ('problem' in read) return read;
  // The page, which has the tables, refuses games that have none.
  const opened = matchFromSave('', read, () => true);
  if ('problem' in opened) return opened;
  const { match } = read.ok;
  return { ok: publicMatch(match, givenNames(read.ok), tracesOf(match, traces[match.kind.id] ?? [])) };
}
