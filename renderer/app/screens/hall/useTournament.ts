import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { NewTournamentEvent } from '@aerodrome/engine/meta/tournament/events.ts';
import { nextEvents } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { isKnockOut } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { StartOptions } from '../../../application/assignments.ts';
import { useApp } from '../../context.ts';
import { tournamentType } from '../logDocuments/logDocumentTypes.ts';
import { useDocument } from '../logDocuments/useDocument.ts';

/** The actions on the tournament of a hall. */
export interface TournamentActions {
  /** Appends events, then pairs brackets and hills automatically. */
  append(...events: readonly NewTournamentEvent[]): Promise<boolean>;
  /** Any other change. With `proceeds` brackets and hills are paired afterwards; after a void they must not be. */
  change(
    make: (document: TournamentDocument, at: string) => Result<TournamentDocument>,
    proceeds?: boolean,
  ): Promise<boolean>;
  fly(slot: string, options?: StartOptions): Promise<void>;
  /** Restores a lost match and continues it. */
  restoreMatch(slot: string): Promise<void>;
  watch(matchId: string): Promise<void>;
  /** Reads the document again, after a match has landed. */
  reload(): Promise<void>;
}

/** A tournament as it stands, and the actions on it. `problem` tells why there is nothing to show. */
export function useTournament(id: string): {
  document: TournamentDocument | null;
  problem: Problem | null;
  actions: TournamentActions;
} {
  const { send } = useApp();
  const { document, problem, change, reload, fly, restoreMatch, watch } = useDocument(tournamentType, id, proceed);
  const actions: TournamentActions = {
    append: (...events) => change((before, at) => tournamentLog.append(before, at, ...events), true),
    change,
    fly,
    restoreMatch: async (slot) => {
      if (await restoreMatch(slot)) send({ type: 'problem', problem: { code: tournamentType.restoredCode } });
    },
    watch,
    reload,
  };
  return { document, problem, actions };
}

/** Brackets and hills are paired automatically, except during a pause. */
function hasAutomaticPairing(document: TournamentDocument): boolean {
  const state = tournamentLog.fold(document);
  return (isKnockOut(state.setup.format) || state.bracket !== null || state.setup.format === 'hill') && !state.paused;
}

function proceed(document: TournamentDocument, at: string): Result<TournamentDocument> {
  const going = hasAutomaticPairing(document) ? nextEvents(tournamentLog.fold(document)) : [];
  const pairing = going.filter(({ type }) => type === 'paired');
  if (pairing.length === 0) return { ok: document };
  const paired = tournamentLog.append(document, at, ...pairing);
  // A full log must not refuse the result itself. Pairing the round by hand reports the problem.
  return 'problem' in paired && paired.problem.code === 'tournament.logFull' ? { ok: document } : paired;
}
