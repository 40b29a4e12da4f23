import { matchIds, renameMatches } from '@aerodrome/engine/meta/renameMatches.ts';
import {
  type TournamentDocument,
  tournamentFormat,
  tournamentLog,
} from '@aerodrome/engine/meta/tournament/document.ts';
import { tournamentLedgerLines } from '@aerodrome/engine/meta/tournament/ledgerLines.ts';
import {
  findLeg,
  legResultEvent,
  legSlot,
  legTakeOffEvent,
  startedLeg,
} from '@aerodrome/engine/meta/tournament/legs.ts';
import type { Leg, Pair, Tournament } from '@aerodrome/engine/meta/tournament/state.ts';
import type { AssignedMatch, AssignmentSource } from './assignments.ts';
import type { DocumentStore } from './documents.ts';

const noSuchLeg = { code: 'tournament.noSuchLeg' };

export type Tournaments = AssignmentSource<TournamentDocument>;

export function tournamentSource(documents: DocumentStore<TournamentDocument>): Tournaments {
  return {
    kind: 'tournament',
    bundle: { kind: 'tournament', format: tournamentFormat, matchIds, renameMatches },
    documents,
    missingSlotProblem: noSuchLeg,
    runningMatches(document, id) {
      const state = tournamentLog.fold(document);
      return [...state.pairs.values()].flatMap((pair) =>
        pair.legs.flatMap((leg) => (leg.state === 'flying' ? (assignedMatch(state, id, pair, leg) ?? []) : [])),
      );
    },
    startMatch(document, slot, matchId, at, { picked = null }) {
      const state = tournamentLog.fold(document);
      const found = findLeg(state, slot);
      if (!found) return { problem: noSuchLeg };
      return tournamentLog.append(document, at, legTakeOffEvent(state, found.pair, found.leg, matchId, picked));
    },
    settle(document, slot, debrief, at) {
      const found = findLeg(tournamentLog.fold(document), slot);
      if (!found) return { problem: noSuchLeg };
      return tournamentLog.append(document, at, legResultEvent(found.pair, found.leg, debrief));
    },
    ledgerLines: (document, id) => tournamentLedgerLines(tournamentLog.fold(document), id),
  };
}

function assignedMatch(state: Tournament, id: string, pair: Pair, leg: Leg): AssignedMatch | null {
  const flight = startedLeg(state, pair, leg);
  if (!flight || !leg.flying) return null;
  const { matchId, attempt } = leg.flying;
  const { game, options, seed, participants } = flight;
  const { title, reminder, strict } = state.setup;
  const assignment = { kind: 'tournament', id, slot: legSlot(pair.id, leg.number), attempt, strict } as const;
  return { assignment, matchId, game, options, seed, participants, reminderSeconds: reminder, title };
}
