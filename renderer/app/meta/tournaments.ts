import type { Problem } from '@aerodrome/engine/core/result.ts';
import { matchesOf, withMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import { flownLeg, legIn, resultOf, slotOf, takeOff } from '@aerodrome/engine/meta/tournament/legs.ts';
import { linesOf } from '@aerodrome/engine/meta/tournament/lines.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import type { Host } from '../../../electron/contract.ts';
import type { CurrentMatch } from '../../application/matches/match.ts';
import type { Errands } from './errands.ts';
import { DocumentKeeper } from './keeper.ts';
import type { Cargo, FlyingMatch, Owner } from './owner.ts';

export const tournamentCargo: Cargo<TournamentDocument> = {
  kind: 'tournament',
  format: tournamentFormat,
  matchesOf,
  withMatches,
};

/** The tournaments, as whoever asks for matches. */
export function tournamentOwner(host: Host, report: (problem: Problem | null) => void): Owner<TournamentDocument> {
  return {
    assignment: 'tournament',
    cargo: tournamentCargo,
    documents: new DocumentKeeper(host, 'tournaments', tournamentFormat, report),
    flying(document, id) {
      const state = tournamentLog.fold(document);
      return [...state.pairs.values()].flatMap((pair) =>
        pair.legs.flatMap((leg) => (leg.state === 'flying' ? (flyingMatch(state, id, pair, leg) ?? []) : [])),
      );
    },
    settle(document, slot, { debrief }, at) {
      const found = legIn(tournamentLog.fold(document), slot);
      if (!found) return { problem: { code: 'tournament.noSuchLeg' } };
      return tournamentLog.append(document, at, resultOf(found.pair, found.leg, debrief));
    },
    lines: (document, id) => linesOf(tournamentLog.fold(document), id),
  };
}

/** The match of a leg that is in the air. */
export function flyingMatch(state: Tournament, id: string, pair: Pair, leg: Leg): FlyingMatch | null {
  const flight = flownLeg(state, pair, leg);
  if (!flight || !leg.flying) return null;
  const { matchId, attempt } = leg.flying;
  const slot = slotOf(pair.id, leg.number);
  const { game, options, seed, people } = flight;
  const assignment = { kind: 'tournament', id, slot, attempt, strict: state.setup.strict } as const;
  const { title, reminder } = state.setup;
  return { assignment, matchId, game, options, seed, people, reminder, title };
}

interface Flying {
  errands: Errands;
  owner: Owner<TournamentDocument>;
  newId(): string;
  now(): string;
}

/** How a leg takes off, besides in the usual way. */
interface Departure {
  /** The planes that were picked, by place. */
  picked?: readonly string[] | null;
  /** From a new start, since the match that was in the air is gone. */
  again?: boolean;
}

/**
 * Flies a leg: writes the take-off down, and only then makes the match; one that is in the air is taken up again. Gives
 * the document as it now is, and the match for the table.
 */
export async function flyLeg(
  { errands, owner, newId, now }: Flying,
  id: string,
  document: TournamentDocument,
  slot: string,
  { picked = null, again = false }: Departure = {},
): Promise<{ document: TournamentDocument; open: CurrentMatch; restored: boolean } | { problem: Problem }> {
  const found = legIn(tournamentLog.fold(document), slot);
  if (!found) return { problem: { code: 'tournament.noSuchLeg' } };
  let flying = document;
  if (found.leg.state !== 'flying' || again) {
    const written = tournamentLog.append(
      document,
      now(),
      takeOff(tournamentLog.fold(document), found.pair, found.leg, newId(), picked),
    );
    if ('problem' in written) return written;
    const problem = await owner.documents.put(id, written.ok);
    if (problem) return { problem };
    flying = written.ok;
  }
  const state = tournamentLog.fold(flying);
  const { pair, leg } = legIn(state, slot) as { pair: Pair; leg: Leg };
  const match = flyingMatch(state, id, pair, leg);
  if (!match) return { problem: { code: 'tournament.noSuchLeg' } };
  const answer = await errands.fly(match);
  return 'problem' in answer ? answer : { ...answer, document: flying };
}
