import type { Problem, Result } from '@aerodrome/engine/core/result.ts';
import { type TournamentDocument, tournamentLog } from '@aerodrome/engine/meta/tournament/document.ts';
import type { Happening } from '@aerodrome/engine/meta/tournament/events.ts';
import { goingOn } from '@aerodrome/engine/meta/tournament/rounds.ts';
import { isKnockOut } from '@aerodrome/engine/meta/tournament/setup.ts';
import type { Leg } from '@aerodrome/engine/meta/tournament/state.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../application/matches/match.ts';
import { flyLeg } from '../../../application/tournaments.ts';
import { useApp } from '../../context.ts';

/** The arbiter's pen: what changes the tournament of a hall. */
export interface Pen {
  /** Appends events; brackets and hills go on by themselves. */
  write(...what: readonly Happening[]): Promise<boolean>;
  /** Any other change of the book; whether a bracket then goes on by itself must be said, since what was taken back must stay so. */
  change(
    make: (document: TournamentDocument, at: string) => Result<TournamentDocument>,
    goOn?: boolean,
  ): Promise<boolean>;
  /** With the planes that were picked, if any were; `again` from a new start, since the match is gone. */
  fly(slot: string, how?: { picked?: readonly string[]; again?: boolean }): Promise<void>;
  /** Brings a match back from a copy, and flies on. */
  bringBack(slot: string, leg: Leg): Promise<void>;
  /** Looks at the disk again: a match has come down elsewhere. */
  reload(): Promise<void>;
}

const now = () => new Date().toISOString();

/** A tournament as it stands, and the pen. `problem` tells why there is nothing to show. */
export function useHall(id: string): { document: TournamentDocument | null; problem: Problem | null; pen: Pen } {
  const { application, send } = useApp();
  const [document, setDocument] = useState<TournamentDocument | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** The same for whoever writes twice before the page is drawn again. */
  const latest = useRef<TournamentDocument | null>(null);
  const { assignments, tournaments, matches } = application;

  const show = useCallback((shown: TournamentDocument) => {
    latest.current = shown;
    setDocument(shown);
  }, []);

  const change = useCallback(
    async (
      make: (document: TournamentDocument, at: string) => Result<TournamentDocument>,
      goOn = false,
    ): Promise<boolean> => {
      if (!latest.current) return false;
      const at = now();
      // Bots may have landed since it was last shown.
      const made = make(tournaments.documents.latest(id) ?? latest.current, at);
      const written = goOn && 'ok' in made ? goneOn(made.ok, at) : made;
      if ('problem' in written) {
        send({ type: 'problem', problem: written.problem });
        return false;
      }
      send({ type: 'dismiss' });
      show(written.ok);
      // The store keeps and reports a failed write; the ledger is updated once the document is on disk.
      if (!(await tournaments.documents.put(id, written.ok))) await assignments.open(tournaments, id);
      return true;
    },
    [id, tournaments, assignments, send, show],
  );

  const write = useCallback(
    (...what: readonly Happening[]) => change((before, at) => tournamentLog.append(before, at, ...what), true),
    [change],
  );

  const reload = useCallback(async () => {
    await matches.flush();
    const read = await assignments.open(tournaments, id);
    if ('problem' in read) return setProblem(read.problem);
    show(read.ok);
    // A match that landed may have opened the next one of a bracket.
    if (goingOn(tournamentLog.fold(read.ok)).length > 0) await change((before) => ({ ok: before }), true);
  }, [id, matches, assignments, tournaments, show, change]);

  useEffect(() => {
    reload();
  }, [reload]);

  const fly = useCallback(
    async (slot: string, how: Parameters<Pen['fly']>[1] = {}) => {
      if (!latest.current) return;
      const answer = await flyLeg(
        { assignments, tournaments, newId, now },
        id,
        tournaments.documents.latest(id) ?? latest.current,
        slot,
        how,
      );
      if ('problem' in answer) return send({ type: 'problem', problem: answer.problem });
      send({ type: 'play', open: answer.ok.open });
      if (answer.ok.restored) send({ type: 'problem', problem: { code: 'hall.restored' } });
    },
    [id, assignments, tournaments, send],
  );

  const bringBack = useCallback(
    async (slot: string, { flying }: Leg) => {
      const failed = flying && (await assignments.restore(flying));
      if (failed) return send({ type: 'problem', problem: failed });
      await fly(slot);
      send({ type: 'problem', problem: { code: 'hall.restored' } });
    },
    [assignments, send, fly],
  );

  return { document, problem, pen: { write, change, fly, bringBack, reload } };
}

/** Nobody is asked who meets whom in a bracket or on a hill. */
function goesOn(document: TournamentDocument): boolean {
  const state = tournamentLog.fold(document);
  return (isKnockOut(state.setup.format) || state.bracket !== null || state.setup.format === 'hill') && !state.paused;
}

function goneOn(document: TournamentDocument, at: string): Result<TournamentDocument> {
  const going = goesOn(document) ? goingOn(tournamentLog.fold(document)) : [];
  const pairing = going.filter(({ type }) => type === 'paired');
  if (pairing.length === 0) return { ok: document };
  const paired = tournamentLog.append(document, at, ...pairing);
  // A result counts although the log has no room for another round: who asks for the round is told.
  return 'problem' in paired && paired.problem.code === 'tournament.logFull' ? { ok: document } : paired;
}
