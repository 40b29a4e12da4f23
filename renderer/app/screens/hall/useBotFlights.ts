import type { TournamentDocument } from '@aerodrome/engine/meta/tournament/document.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../context.ts';
import { letThemFly, type Progress } from '../../meta/botFlights.ts';
import type { Pen } from './useHall.ts';

/** Matches between bots, flown one after the other in a worker while people do something else. */
export function useBotFlights(id: string, document: TournamentDocument, pen: Pen) {
  const { meta, keeper, send } = useApp();
  const [flying, setFlying] = useState<Progress | null>(null);
  const halting = useRef<AbortController | null>(null);
  useEffect(() => () => halting.current?.abort(), []);

  const letFly = async () => {
    const halt = new AbortController();
    halting.current = halt;
    const answer = await letThemFly({ meta, keeper }, id, document, halt.signal, setFlying);
    if ('problem' in answer) send({ type: 'problem', problem: answer.problem });
    setFlying(null);
    await pen.reload();
  };

  return { flying, letFly, halt: () => halting.current?.abort() };
}
