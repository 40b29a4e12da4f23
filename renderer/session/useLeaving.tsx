import type { Problem } from '@aerodrome/engine/core/result.ts';
import { type ReactNode, useState } from 'react';
import type { CurrentMatch } from '../application/matches/match.ts';
import { useEnvironment } from './environment.ts';
import { Unsaved } from './Unsaved.tsx';

/** Ways out of a match: each goes on only if that would not lose what no disk has taken, and else shows a sheet. */
export function useLeaving(open: CurrentMatch): { safely(goOn: () => void): Promise<void>; sheet: ReactNode } {
  const { application, send } = useEnvironment();
  const { matches } = application;
  const [problem, setProblem] = useState<Problem | null>(null);
  const safely = async (goOn: () => void) => {
    await matches.flush();
    const unsaved = matches.failure(open.id);
    if (!unsaved) return goOn();
    // Said once, on the sheet.
    send({ type: 'dismiss' });
    setProblem(unsaved);
  };
  const leave = () => {
    matches.discard(open.id);
    send({ type: 'hangar' });
  };
  const sheet = problem && <Unsaved open={open} problem={problem} onStay={() => setProblem(null)} onLeave={leave} />;
  return { safely, sheet };
}
