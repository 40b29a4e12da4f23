import type { Action, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MatchDocument } from '../application/matches/match.ts';
import { gameOf } from '../games/index.ts';
import { focusRegion } from '../table/regionFocus.ts';
import { Spots } from '../table/Spots.tsx';
import type { Table, TrayProps } from '../table/table.ts';
import type { UiState } from '../table/uiState.ts';
import { useBoard } from '../table/useBoard.ts';
import { usePublicEvents } from '../table/usePublicEvents.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { useStableCallback } from '../ui/useStableCallback.ts';
import { AnimatedTable, BoardOverlay } from './AnimatedTable.tsx';
import { AsideQuestions } from './AsideQuestions.tsx';
import { timeLeftAt } from './clock.ts';
import { useClockStorage } from './clockStorage.ts';
import type { SessionEvent } from './context.ts';
import { useEnvironment } from './environment.ts';
import { handoverInfo } from './handover.ts';
import { currentHint, hintRejection } from './hint.ts';
import { hintText } from './hintText.ts';
import { Lesson } from './Lesson.tsx';
import { MatchDialogs } from './MatchDialogs.tsx';
import { MatchLog } from './MatchLog.tsx';
import { MatchTray } from './MatchTray.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import {
  asideQuestions,
  choosingSeat,
  differsOnlyInProgress,
  lastDecisionEntry,
  ownTakeBackRejection,
  planRedo,
  planUndo,
  regionsOf,
} from './selectors.ts';
import { type MenuSheet, TableMenu } from './TableMenu.tsx';
import { useChangeCount } from './useChangeCount.ts';
import { useDisplayedMatch } from './useDisplayedMatch.ts';
import { useFastForwardKey } from './useFastForwardKey.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { useMatchShortcuts } from './useMatchShortcuts.ts';
import { usePickableSpots } from './usePickableSpots.ts';
import { useReminder } from './useReminder.ts';
import { useScene } from './useScene.ts';
import { useSelection } from './useSelection.ts';
import { useSession } from './useSession.ts';
import { useStepByStep } from './useStepByStep.ts';
import './match.css';

/** Maximum number of log lines on a shutter. */
const maxShutterLines = 3;

interface MatchScreenProps {
  matchDocument: MatchDocument;
  table: Table;
  uiState: UiState;
}

/** One match at the table: the session statechart drives the board, the panels and the doors. */
export function MatchScreen({ matchDocument: initialDocument, table, uiState }: MatchScreenProps) {
  const { settings, tableSettings, send: navigate, application, openBoard } = useEnvironment();
  const { players } = initialDocument;
  const onProblem = useCallback((problem: Problem) => navigate({ type: 'problem', problem }), [navigate]);
  const boardElements = useBoard({
    table,
    options: initialDocument.match.options,
    gameData: initialDocument.match.game.gameData,
    settings: tableSettings,
    openBoard,
    onProblem,
  });
  const { board } = boardElements;
  const session = useSession(initialDocument, table, uiState, board);
  const send = useCallback((event: SessionEvent) => session.send(event), [session]);
  const snapshot = useSelector(session, (latest) => latest, differsOnlyInProgress);
  const { context } = snapshot;
  const { match, reviewedEntry, animation, viewerSeat } = context;
  const { hints, turnTimesMs } = context;
  const currentDocument: MatchDocument = { ...initialDocument, match, hints, turnTimesMs };
  const regions = regionsOf(snapshot);
  const { play } = regions;
  const changeCount = useChangeCount(match);
  const displayed = useDisplayedMatch(context, board);
  const { selectedView, latestLines, announcements } = displayed;

  usePublicEvents(match, board);
  useClockStorage(currentDocument.id, context);
  const playNextStep = useStepByStep(table, board, animation !== null);
  const seat = choosingSeat(context, play);
  const isChoosing = seat !== null;
  const titleKey = useReminder(currentDocument.reminderSeconds ?? 0, isChoosing ? `${match.revision} ${seat}` : null);
  const scene = useScene(context, { view: selectedView, seat, settings: tableSettings, uiState });
  const selection = useSelection(table, scene, context, session);
  const { draft, preview } = selection;
  const pick = useStableCallback(selection.pick);
  const pickableSpots = usePickableSpots(table, scene, selection, board);
  useEffect(() => {
    board.send({ type: 'preview', preview, view: scene.view });
  }, [board, preview, scene.view]);

  const act = (...actions: readonly Action[]) => send({ type: 'act', actions });
  const point = useStableCallback((pointed: readonly Spot[] | null) => {
    if (isChoosing) send({ type: 'point', pointed });
  });
  const unpick = useStableCallback(() => send({ type: 'pick', picked: draft.picked.slice(0, -1) }));
  const drag = useStableCallback((trail: readonly Spot[]) => {
    const picks = isChoosing ? (table.selection.drag?.(scene, draft, trail) ?? null) : null;
    if (picks) send({ type: 'pick', picked: picks });
    return picks !== null;
  });
  const frameSelection = useMemo(
    () => (isChoosing ? { draft, onPick: pick, onPoint: point } : null),
    [isChoosing, draft, pick, point],
  );
  // Keep the hand open if this player's clock runs during a repeated animation.
  const isHandCovered = useSelector(
    session,
    ({ context: { animation, progress } }) =>
      animation !== null &&
      regions.clock !== 'running' &&
      (table.playback.keepsHandCovered?.(progress.view, scene.view) ?? false),
  );
  const hand: TrayProps | null =
    !isChoosing || isHandCovered
      ? null
      : {
          ...{ scene, seat },
          draft,
          legalOptions: draft.legalOptions,
          warnings: selection.commitWarnings,
          onPick: pick,
          onPoint: (pointed) => send({ type: 'point', pointed }),
          onAct: act,
          onSeal: (...actions) => send({ type: 'act', actions, ignoresReveals: true }),
          onCommit: selection.commit,
        };
  const review = useCallback((entry: number) => send({ type: 'review', entry }), [send]);
  const repeatAnimation = useCallback(() => send({ type: 'repeatAnimation' }), [send]);
  const [menuSheet, setMenuSheet] = useState<MenuSheet | null>(null);
  const [undo, redo] = [planUndo(context), planRedo(context)];
  const [log, tray] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const hint = isChoosing ? currentHint(context) : null;
  const isHintPending = snapshot.matches({ play: { choosing: { composing: 'requestingHint' } } });
  useMatchShortcuts({
    ...{ scene, context, selection, send },
    hasLetterKeys: settings.singleKeys,
    onMenu: () => setMenuSheet('menu'),
    onLog: () => log.current && focusRegion(log.current),
  });
  useFastForwardKey(board, animation !== null);

  const isHandover = play === 'handover';
  // A hand-over closes the sheets of the player before.
  useEffect(() => {
    if (!isHandover) return;
    setMenuSheet(null);
    navigate({ type: 'closeSheet' });
  }, [isHandover, navigate]);
  // Focus the tray when a player's turn begins, and when the focused control has disappeared.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may remove the focused control
  useEffect(() => {
    if (play === 'choosing' && (document.activeElement === document.body || !document.activeElement))
      tray.current?.focus({ preventScroll: true });
  }, [play, match, reviewedEntry, isHandCovered, playNextStep]);

  const leaveGuard = useLeaveGuard(currentDocument);
  const leave = () => {
    // Saves the clocks: leaving and coming back must not give time back.
    const timeLeftMs = timeLeftAt(context, performance.now());
    if (context.strict) application.matches.append(currentDocument.id, { ...currentDocument, timeLeftMs });
    return leaveGuard.leaveSafely(() => navigate({ type: 'hangar' }));
  };
  const handover = handoverInfo(context, play);
  const lastDecision = play === 'choosing' && viewerSeat !== null ? lastDecisionEntry(match, viewerSeat) : null;
  // Without hidden information everyone has seen the events, and the log has them.
  const recap = useMemo(
    () => (lastDecision === null || !match.game.hidden ? [] : latestLines.filter((line) => line.entry > lastDecision)),
    [lastDecision, match, latestLines],
  );

  return (
    <AnimatedTable
      {...{ session, context, play, titleKey, announcements, table, scene, boardElements }}
      game={match.kind.id}
      preview={preview}
      selection={frameSelection}
      data={{
        'data-play': play,
        'data-animation': regions.animation,
        'data-clock': regions.clock,
        'data-bots': regions.bots,
        'data-version': changeCount,
      }}
      left={
        <>
          <MatchLog
            {...displayed.log}
            {...{ session, animation }}
            reviewedEntry={reviewedEntry}
            onReview={review}
            onRepeat={table.playback.startsRevealStep && repeatAnimation}
            region={log}
          />
          {currentDocument.hasLesson && (
            <Lesson
              game={match.kind.id}
              choosing={isChoosing}
              pointed={context.pointed !== null || draft.picked.length > 0}
              preview={preview}
            />
          )}
        </>
      }
      over={
        boardElements.controls && (
          <div className="sky" onPointerDown={() => animation && send({ type: 'skip' })}>
            <Spots
              {...pickableSpots}
              board={board}
              picked={draft.picked}
              onPick={pick}
              onDrag={drag}
              onPoint={point}
              onUnpick={unpick}
            />
            {table.BoardOverlay && (
              <ErrorBoundary>
                <BoardOverlay Overlay={table.BoardOverlay} hand={hand} />
              </ErrorBoundary>
            )}
          </div>
        )
      }
      right={
        <>
          <AsideQuestions game={match.kind.id} questions={asideQuestions(context)} names={scene.names} onAnswer={act} />
          <ErrorBoundary>
            <PreviewCard
              table={table}
              scene={scene}
              preview={preview}
              refusal={selection.refusal}
              warnings={selection.warnings}
              picksTrimmed={context.picksTrimmed}
              hint={hint && hintText(table, scene, hint)}
              recap={recap}
              canPreview={selection.canPreview}
              isHandCovered={isHandCovered}
            />
          </ErrorBoundary>
          <TableMenu
            match={match}
            seat={viewerSeat}
            players={players}
            undoRejection={'rejection' in undo ? undo.rejection : null}
            redoRejection={'rejection' in redo ? redo.rejection : null}
            takeBackRejection={ownTakeBackRejection(context, lastDecision)}
            lastDecision={lastDecision}
            help={
              play === 'choosing'
                ? {
                    label: 'match.hint',
                    rejection: isHintPending ? { code: 'match.hint.asked' } : hintRejection(context),
                    onPress: () => send({ type: 'hint' }),
                  }
                : {
                    label: 'match.moveNow',
                    rejection: regions.bots === 'idle' ? { code: 'match.moveNow.nobody' } : null,
                    onPress: () => send({ type: 'hurry' }),
                  }
            }
            sheet={menuSheet}
            onSheet={setMenuSheet}
            onUndo={() => send({ type: 'undo' })}
            onRedo={() => send({ type: 'redo' })}
            onTakeBack={(to) => send({ type: 'takeBack', to })}
            onAct={act}
            onPause={() => send({ type: 'pause' })}
            onLeave={leave}
          />
        </>
      }
      tray={
        <MatchTray
          {...{
            table,
            scene,
            hand,
            isHandCovered,
            context,
            regions,
            handover,
            playNextStep,
            tray,
            speak: announcements.speak,
          }}
          recap={handover.mode === 'shutter' && handover.nextSeat !== null ? recapFor(handover.nextSeat) : []}
          hasLetterKeys={settings.singleKeys}
          OpenHands={gameOf(match.kind.id).Hands}
          onSend={send}
        />
      }
    >
      <LiveRegion announcements={announcements} />
      {context.picksTrimmed && (
        <p className="hidden-visually" role="status">
          {explain({ code: 'match.cut' })}
        </p>
      )}
      <MatchDialogs
        matchDocument={currentDocument}
        {...{ table, scene, context, play, handover, leaveGuard }}
        onLeave={leave}
        onSend={send}
      />
    </AnimatedTable>
  );

  /** The last public lines of the log since a seat's last decision. */
  function recapFor(next: Seat): string[] {
    const since = lastDecisionEntry(match, next) ?? match.length;
    return latestLines
      .flatMap(({ entry, text, heading }) => (entry > since && !heading ? [text] : []))
      .slice(-maxShutterLines);
  }
}
