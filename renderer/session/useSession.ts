import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { useApp } from '../app/context.ts';
import type { OpenMatch } from '../app/documents.ts';
import { speedOf } from '../app/settings.ts';
import type { Table } from '../table/table.ts';
import { askedOf, hintOf } from './botAnswer.ts';
import { Bots } from './bots.ts';
import type { Screen } from './context.ts';
import { sessionMachine } from './machine.ts';

/** At normal speed a bot lets everybody look this long before it acts, in milliseconds. */
const showTime = 700;

/** The session of an open match, with everything it needs of the page. */
export function useSession(open: OpenMatch, table: Table, screen: Screen) {
  const { settings, send, keeper } = useApp();
  const { match, players } = open;
  const latest = useRef(settings);
  latest.current = settings;
  const bots = useMemo(() => new Bots(), []);
  useEffect(() => () => bots.close(), [bots]);
  const session = useActorRef(sessionMachine, {
    input: {
      match,
      players,
      handover: (from, to) => table.handover({ view: match.view('table'), options: match.options }, from, to),
      fullDoors: () => latest.current.doors === 'full',
      strict: open.strict === true,
      left: open.left ?? {},
      moreTime: () => latest.current.moreTime,
      pace: () => (speedOf(latest.current) === 0 ? 0 : showTime / speedOf(latest.current)),
      screen,
      hints: open.hints ?? 0,
      commit: (left, hints) => keeper.keep({ ...open, left, hints }),
      ask: async (asked, seat, signal) => (await bots.ask(askedOf(asked, seat, players[seat]), signal)).actions,
      advise: (asked, seat, signal) => bots.ask(hintOf(asked, seat), signal, { patient: true }),
      hurry: () => bots.hurry(),
      report: (problem) => send({ type: 'problem', problem }),
      now: () => performance.now(),
    },
  });
  useEffect(() => keeper.keep(open), [keeper, open]);
  return session;
}
