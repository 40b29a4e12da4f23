import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type ReactNode, useState } from 'react';
import type { MatchDocument } from '../application/matches/match.ts';
import { useEnvironment } from './environment.ts';
import { UnsavedSheet } from './UnsavedSheet.tsx';

export interface LeaveGuard {
  /** Calls `leave` once the match is saved; if that fails, the sheet asks first. */
  leaveSafely(leave: () => void): Promise<void>;
  sheet: ReactNode;
}

/** Asks before a match is left that could not be saved. */
export function useLeaveGuard(matchDocument: MatchDocument): LeaveGuard {
  const { application, send } = useEnvironment();
  const { matches } = application;
  const [problem, setProblem] = useState<Problem | null>(null);
  const leaveSafely = async (leave: () => void) => {
    await matches.flush();
    const unsaved = matches.failure(matchDocument.id);
    if (!unsaved) return leave();
    // The sheet states the problem, so the notice is not needed.
    send({ type: 'dismiss' });
    setProblem(unsaved);
  };
  const discard = () => {
    matches.discard(matchDocument.id);
    send({ type: 'hangar' });
  };
  const sheet = problem && (
    <UnsavedSheet matchDocument={matchDocument} problem={problem} onStay={() => setProblem(null)} onLeave={discard} />
  );
  return { leaveSafely, sheet };
}
