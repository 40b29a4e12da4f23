import { upNext } from '@aerodrome/engine/meta/tournament/schedule.ts';
import { fold } from '@aerodrome/engine/meta/tournament/state.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../context.ts';
import { newId, readMatch, writeMatch } from '../../documents.ts';
import { flyInWorker } from '../../meta/botFlights.ts';
import { flyLeg } from '../../meta/tournaments.ts';
import type { Pen } from './useHall.ts';

const now = () => new Date().toISOString();

/** Matches between bots, flown one after the other in a worker while people do something else. */
export function useBotFlights(id: string, pen: Pen) {
  const { meta, keeper, send } = useApp();
  const [flying, setFlying] = useState<{ done: number; of: number; steps: number } | null>(null);
  const halting = useRef<AbortController | null>(null);
  useEffect(() => () => halting.current?.abort(), []);

  const letFly = async () => {
    const halt = new AbortController();
    halting.current = halt;
    for (let done = 0; !halt.signal.aborted; done++) {
      const read = await meta.errands.open(meta.tournaments, id);
      if ('problem' in read) break;
      const waiting = upNext(fold(read.document)).filter(({ bots }) => bots);
      const [slot] = waiting;
      if (!slot) break;
      const of = done + waiting.length;
      setFlying({ done, of, steps: 0 });
      const tools = { errands: meta.errands, owner: meta.tournaments, newId, now };
      const answer = await flyLeg(tools, id, read.document, slot.slot);
      if ('problem' in answer) {
        send({ type: 'problem', problem: answer.problem });
        break;
      }
      const { open } = answer;
      const heard = (steps: number) => setFlying({ done, of, steps });
      const text = await flyInWorker(writeMatch(open, now()), heard, halt.signal).catch(() => null);
      const flown = text === null ? null : readMatch(open.id, text);
      if (!flown || 'problem' in flown) break;
      keeper.keep(flown.open);
      await keeper.settled();
      await pen.reload();
    }
    setFlying(null);
    await pen.reload();
  };

  return { flying, letFly, halt: () => halting.current?.abort() };
}
