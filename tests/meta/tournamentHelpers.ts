import { readOptions } from '@aerodrome/engine/core/options.ts';
import { SeededRandom } from '@aerodrome/engine/core/random.ts';
import type { Result } from '@aerodrome/engine/core/result.ts';
import { games } from '@aerodrome/engine/games/index.ts';
import { newTournament, type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent, PairSide } from '@aerodrome/engine/meta/tournament/events.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import {
  defaultSetup,
  type Entrant,
  type ScheduledGame,
  type TournamentFormat,
  type TournamentSetup,
} from '@aerodrome/engine/meta/tournament/setup.ts';
import type { Leg, Pair } from '@aerodrome/engine/meta/tournament/state.ts';

export const noon = '2026-05-02T12:00:00.000Z';

export function eventGame(game: string, raw: Record<string, unknown> = {}): ScheduledGame {
  const read = readOptions<Record<string, unknown>>(games[game].options, raw);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return { game, options: read.options };
}

const track = eventGame('track');
/** A game with four seats, for the mixer. */
const crew = eventGame('crew', { players: '4' });

export function setUp(format: TournamentFormat, changes: Partial<TournamentSetup> = {}): TournamentSetup {
  return { ...defaultSetup(format, [format === 'mixer' ? crew : track]), title: 'An evening', legs: 1, ...changes };
}

export function person(id: string): Entrant {
  return { id, name: id.toUpperCase(), members: [{ name: id.toUpperCase(), person: `profile-${id}` }] };
}

export const ids = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);

export function unwrapDocument(written: Result<TournamentDocument>): TournamentDocument {
  if ('problem' in written) throw new Error(JSON.stringify(written.problem));
  return written.ok;
}

export const entryEvents = (id: string): NewTournamentEvent => ({ type: 'entered', entrant: person(id) });

/** A tournament that has begun, of entrants p1, p2, … in the order of their seeds. */
export function startTournament(
  setup: TournamentSetup,
  entrants: number | readonly string[],
  seed = 1,
): TournamentDocument {
  const names = typeof entrants === 'number' ? ids(entrants) : entrants;
  return unwrapDocument(
    tournamentLog.append(newTournament(setup, seed, noon), noon, ...names.map(entryEvents), { type: 'begun' }),
  );
}

export const appendEvents = (document: TournamentDocument, ...what: NewTournamentEvent[]) =>
  unwrapDocument(tournamentLog.append(document, noon, ...what));

/** Appends the events of the next step, such as pairing a round. */
export function pairNextRound(document: TournamentDocument): TournamentDocument {
  return appendEvents(document, ...nextEvents(tournamentLog.fold(document)));
}

export type ResultSource = (pair: Pair, leg: Leg) => PairSide | null;

export function manualResultEvent(
  pair: string,
  leg: number,
  winner: PairSide | null,
  net?: number,
): NewTournamentEvent {
  return { type: 'result', pair, leg, winner, typed: net === undefined ? {} : { net } };
}

/** Appends a manual result for every open leg. */
export function enterResults(document: TournamentDocument, decide: ResultSource): TournamentDocument {
  const results = [...tournamentLog.fold(document).pairs.values()].flatMap((pair) =>
    pair.done
      ? []
      : pair.legs
          .filter(({ state }) => state === 'open')
          .map((leg) => manualResultEvent(pair.id, leg.number, decide(pair, leg))),
  );
  return appendEvents(document, ...results);
}

/** Plays until there is nothing left to pair. */
export function playToEnd(
  begin: TournamentDocument,
  decide: ResultSource,
  each?: (document: TournamentDocument) => void,
) {
  let document = begin;
  for (;;) {
    const state = tournamentLog.fold(document);
    const next = nextEvents(state);
    const open = [...state.pairs.values()].some((pair) => !pair.done);
    if (next.length === 0 && !open) return document;
    document = open ? enterResults(document, decide) : appendEvents(document, ...next);
    each?.(document);
  }
}

/** Decides results at random, including draws. */
export function randomResults(seed: number, draws = 0.2): ResultSource {
  const rng = new SeededRandom(seed);
  return () => (rng.below(100) < draws * 100 ? null : (rng.below(2) as PairSide));
}

/** The lower number wins every match. */
export const betterSeedWins: ResultSource = ({ sides: [[a], [b]] }) =>
  Number(a.slice(1)) < Number(b.slice(1)) ? 0 : 1;

export const sidesOf = (document: TournamentDocument, round: number) => {
  const { rounds, pairs } = tournamentLog.fold(document);
  return (rounds[round - 1]?.pairs ?? []).map((id) => (pairs.get(id) as Pair).sides.map((side) => side.join('+')));
};
