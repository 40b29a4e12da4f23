import { itemAt } from '@aerodrome/engine/core/items.ts';
import { isPerson } from '@aerodrome/engine/core/players.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BotPool, type Responder } from '../application/bots/pool.ts';
import { hintPromptFor, promptFor, withoutCalls } from '../application/bots/prompt.ts';
import type { MatchDocument } from '../application/matches/match.ts';
import { gameOf } from '../games/index.ts';
import type { BoardController } from '../table/boardController.ts';
import { positionOf } from '../table/position.ts';
import type { Table } from '../table/table.ts';
import type { UiState } from '../table/uiState.ts';
import { readStoredClocks } from './clockStorage.ts';
import type { SessionInput } from './context.ts';
import { useEnvironment } from './environment.ts';
import { withTimestamps } from './sessionMachine.ts';

/** The pause before a bot acts, at normal speed, where the game sets none. */
const defaultPauseMs = 700;

async function loadResponder(): Promise<Responder> {
  const { createResponder } = await import('../application/bots/respond.ts');
  return createResponder();
}

export type Session = ReturnType<typeof useSession>;

/** Starts the session of a match with the services of the page. */
export function useSession(matchDocument: MatchDocument, table: Table, uiState: UiState, board: BoardController) {
  const { settings, tableSettings, send, application } = useEnvironment();
  const { match, players } = matchDocument;
  const latest = useRef({ ...settings, speed: tableSettings.speed });
  latest.current = { ...settings, speed: tableSettings.speed };
  const bots = useMemo(() => new BotPool(application.workers.startBotWorker, loadResponder), [application]);
  useEffect(() => {
    return () => bots.close();
  }, [bots]);
  // Reported once per match: a slow machine stays slow.
  const isSlownessReported = useRef(false);
  const logic = useMemo(() => withTimestamps(() => performance.now()), []);
  // Once: the session reads its input when it starts.
  const [input] = useState(
    (): SessionInput => ({
      match,
      players,
      handover: (match, from, to) => table.handover.mode(positionOf(match, match.view('table')), from, to),
      usesFullDoors: () => latest.current.doors === 'full',
      continuesOrder: table.selection.continuesOrder,
      standingOrderOf: (match, seat) =>
        table.handover.standingOrder?.(
          { ...positionOf(match, match.view(seat)), uiState },
          seat,
          matchDocument.hasLesson === true || matchDocument.drawsHiddenSetup === true,
        ) ?? null,
      strict: matchDocument.strict === true,
      timeLeftMs:
        readStoredClocks(matchDocument.id, match.length) ??
        (matchDocument.strict ? (matchDocument.timeLeftMs ?? {}) : {}),
      timeFactor: () => latest.current.moreTime,
      stopsClocks: (match) =>
        matchDocument.hasLesson === true && (gameOf(match.kind.id).stopsClockInLesson?.(match.view('table')) ?? false),
      botPauseMs: (match) => {
        const { speed } = latest.current;
        const isPersonAwaited = match.awaiting().some((seat) => isPerson(itemAt(players, seat)));
        const gamePauseMs = isPersonAwaited
          ? gameOf(match.kind.id).botPauseMs?.(match.view('table'), match.options)
          : null;
        return speed === 0
          ? 0
          : (gamePauseMs ?? table.playback.botPauseMs?.(match.view('table')) ?? defaultPauseMs) / speed;
      },
      presenter: board,
      hints: matchDocument.hints ?? 0,
      turnTimesMs: matchDocument.turnTimesMs ?? {},
      startsRevealStep: table.playback.startsRevealStep,
      save: (match, stored) => application.matches.append(matchDocument.id, { ...matchDocument, match, ...stored }),
      askBot: async (questionMatch, seat, signal) => {
        const prompt = promptFor(questionMatch, seat, itemAt(players, seat));
        const { actions, isCutShort = false } = await bots.ask(prompt, signal);
        if (isCutShort && !isSlownessReported.current) send({ type: 'problem', problem: { code: 'match.cutShort' } });
        isSlownessReported.current ||= isCutShort;
        return latest.current.botCalls ? actions : withoutCalls(questionMatch, actions);
      },
      askForHint: (questionMatch, seat, signal) =>
        bots.ask(hintPromptFor(questionMatch, seat), signal, { ignoresHurry: true }),
      hurryBots: () => bots.hurry(),
      report: (problem) => send({ type: 'problem', problem }),
      startedAtMs: performance.now(),
    }),
  );
  return useActorRef(logic, { input });
}
