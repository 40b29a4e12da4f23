import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../context.ts';
import { readMatch } from '../../documents.ts';
import { flyInWorker, letThemFly, type Progress } from '../../meta/botFlights.ts';
import type { Pen } from './useHall.ts';

/** Matches between bots, flown one after the other in a worker while people do something else. */
export function useBotFlights(id: string, document: TournamentDocument, pen: Pen) {
  const { meta, keeper, send } = useApp();
  const [flying, setFlying] = useState<Progress | null>(null);
  const halting = useRef<AbortController | null>(null);
  useEffect(() => {
    return () => halting.current?.abort();
  }, []);

  const letFly = async () => {
    const halt = new AbortController();
    halting.current = halt;
    const tools = { meta, keeper, fly: flyInWorker, read: readMatch };
    let landed = 0;
    const answer = await letThemFly(tools, id, document, halt.signal, (progress) => {
      setFlying(progress);
      if (progress.done > landed) pen.reload();
      landed = progress.done;
    });
    if ('problem' in answer) send({ type: 'problem', problem: answer.problem });
    setFlying(null);
    await pen.reload();
  };

  return { flying, letFly, halt: () => halting.current?.abort() };
}
