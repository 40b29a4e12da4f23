import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import { useEffect, useRef, useState } from 'react';
import { type Progress, playBotMatches } from '../../../application/botMatches.ts';
import { useApp } from '../../context.ts';
import type { TournamentActions } from './useTournament.ts';

/** Flies the matches between bots one after the other in a worker. */
export function useBotMatches(id: string, document: TournamentDocument, actions: TournamentActions) {
  const { application, send } = useApp();
  const [flying, setFlying] = useState<Progress | null>(null);
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => {
    return () => abortController.current?.abort();
  }, []);

  const letFly = async () => {
    const halt = new AbortController();
    abortController.current = halt;
    const { assignments, tournaments, matches, clock, workers } = application;
    const tools = { assignments, tournaments, matches, now: clock.now, playBotMatch: workers.playBotMatch };
    let landed = 0;
    const answer = await playBotMatches(tools, id, document, halt.signal, (progress) => {
      setFlying(progress);
      if (progress.done > landed) actions.reload();
      landed = progress.done;
    });
    if ('problem' in answer) send({ type: 'problem', problem: answer.problem });
    setFlying(null);
    await actions.reload();
  };

  return { flying, letFly, halt: () => abortController.current?.abort() };
}
