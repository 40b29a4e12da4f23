import type { Action, Seat, Spot } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { pinOf } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CurrentMatch } from '../application/matches/match.ts';
import { startAgain } from '../application/matches/newMatch.ts';
import { gameOf } from '../games/index.ts';
import { positionOf } from '../table/position.ts';
import { Spots } from '../table/Spots.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import type { Table, TrayProps } from '../table/table.ts';
import type { UiState } from '../table/uiState.ts';
import { useBoard } from '../table/useBoard.ts';
import { usePast } from '../table/usePast.ts';
import { enter } from '../table/useRegions.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { timeLeftAt } from './clock.ts';
import { useClockMemory } from './clockMemory.ts';
import { Door } from './Door.tsx';
import { useEnvironment } from './environment.ts';
import { Guide } from './Guide.tsx';
import { handoverNeed } from './handover.ts';
import { currentHint, whyNoHint } from './hint.ts';
import { hintInWords } from './hintInWords.ts';
import { Log } from './Log.tsx';
import { matchTitle } from './matchTitle.ts';
import { Over } from './Over.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { Slips } from './Slips.tsx';
import { asideQuestions, lastStepOf, people, redoWay, regionsOf, undoWay, whyNoTakeBack } from './selectors.ts';
import { TableMenu } from './TableMenu.tsx';
import { TrayOf } from './TrayOf.tsx';
import { useChangeCount } from './useChangeCount.ts';
import { useComposing } from './useComposing.ts';
import { useGoingOn } from './useGoingOn.ts';
import { useHurry } from './useHurry.ts';
import { useLeaving } from './useLeaving.tsx';
import { useMatchKeys } from './useMatchKeys.ts';
import { useOffer } from './useOffer.ts';
import { useReminder } from './useReminder.ts';
import { useScenes } from './useScenes.ts';
import { useSession } from './useSession.ts';
import { useShown } from './useShown.ts';
import './match.css';

/** Lines of the recap on a shutter. */
const maxRecapLines = 3;

interface MatchScreenProps {
  open: CurrentMatch;
  table: Table;
  uiState: UiState;
}

/** One match at the table: the session statechart drives the board, the panels and the doors. */
export function MatchScreen({ open: asOpened, table, uiState }: MatchScreenProps) {
  const { settings, tableSettings: atTable, send: app, application, openBoard } = useEnvironment();
  const { players } = asOpened;
  const onProblem = useCallback((problem: Problem) => app({ type: 'problem', problem }), [app]);
  const place = useBoard({
    table,
    options: asOpened.match.options,
    setting: asOpened.match.game.setting,
    settings: atTable,
    openBoard,
    onProblem,
  });
  const { board } = place;
  const session = useSession(asOpened, table, uiState, board);
  const state = useSelector(session, (snapshot) => snapshot);
  const { context } = state;
  const { match, lookedBack, showing } = context;
  const open: CurrentMatch = { ...asOpened, match, hints: context.hints, used: context.turnTimesMs };
  const doing = regionsOf(state);
  const version = useChangeCount(match);
  const names = useMemo(() => players.map(({ name }) => name), [players]);
  const shown = useShown(context, board);
  const { view, told, logged, spoken, speak } = shown;

  usePast(match, board);
  useClockMemory(open.id, context);
  const goOn = useGoingOn(table, board, showing !== null);
  const choosing = doing.play === 'choosing' && lookedBack === null;
  const seat = choosing ? context.viewerSeat : null;
  const asked = useReminder(open.reminder ?? 0, seat === null ? null : `${match.revision} ${seat}`);
  const { scene, shownScene } = useScenes(context, seat, names, shown, { settings: atTable, uiState });
  const composing = useComposing(table, scene, context, session);
  const { composition, preview, pick } = composing;
  const offer = useOffer(table, scene, composing, board);
  useEffect(() => {
    board.send({ type: 'preview', preview, view: scene.view });
  }, [board, preview, scene.view]);

  const act = (...actions: readonly Action[]) => session.send({ type: 'act', actions });
  const point = (pointed: readonly Spot[] | null) => choosing && session.send({ type: 'point', pointed });
  const drag = (trail: readonly Spot[]) => {
    const picks = choosing ? (table.selection.drag?.(scene, composition, trail) ?? null) : null;
    if (picks) session.send({ type: 'pick', picked: picks });
    return picks !== null;
  };
  const unpick = () => session.send({ type: 'pick', picked: composition.picked.slice(0, -1) });
  // Keep the hand open if this player's clock runs during a repeated animation.
  const watching =
    showing !== null && doing.clock !== 'running' && (table.playback.keepsHandClosed?.(shownScene, scene) ?? false);
  const hand: TrayProps | null =
    seat === null || watching
      ? null
      : {
          ...{ scene, seat, composition },
          ways: composing.ways,
          warnings: composing.graver,
          onPick: pick,
          onPoint: (pointed) => session.send({ type: 'point', pointed }),
          onAct: act,
          onSeal: (...actions) => session.send({ type: 'act', actions, sealed: true }),
          onCommit: composing.commit,
        };
  const skip = () => session.send({ type: 'skip' });
  const [asking, setAsking] = useState<'menu' | 'takeBack' | 'resign' | null>(null);
  const closed = doing.play === 'handover';
  const [undo, redo] = [undoWay(context), redoWay(context)];
  const [log, tray] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  const hint = choosing ? currentHint(context) : null;
  const pondering = state.matches({ play: { choosing: { composing: 'asking' } } });
  const moveNow = () => session.send({ type: 'hurry' });
  useMatchKeys({
    ...{ scene, context, composing },
    letters: settings.singleKeys,
    send: (event) => session.send(event),
    onMenu: () => setAsking('menu'),
    onLog: () => log.current && enter(log.current),
  });
  useHurry(board, showing !== null);

  // A hand-over closes the sheets of the player before.
  useEffect(() => {
    if (!closed) return;
    setAsking(null);
    app({ type: 'closeSheet' });
  }, [closed, app]);
  // A keyboard finds the controls at once when it is its player's turn, and whenever what it was on has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may take the focused control away
  useEffect(() => {
    if (doing.play === 'choosing' && (document.activeElement === document.body || !document.activeElement))
      tray.current?.focus({ preventScroll: true });
  }, [doing.play, match, lookedBack, watching, goOn]);

  const { safely, sheet: unsaved } = useLeaving(open);
  const again = () => {
    const started = startAgain(open);
    application.matches.append(started.id, started);
    app({ type: 'play', open: started });
  };
  const leave = () => {
    // The time that has run off since the last action is not given back.
    if (context.strict) application.matches.append(open.id, { ...open, left: timeLeftAt(context, performance.now()) });
    return safely(() => app({ type: 'hangar' }));
  };
  const { mode: way, next, previous } = handoverNeed(context, doing.play);
  const name = (of: Seat | null) => (of === null ? '' : itemAt(names, of));
  const handing = {
    name: name(next),
    previous: previous === null ? null : name(previous),
    next,
    holder: previous,
  };
  const lastOwn =
    doing.play === 'choosing' && context.viewerSeat !== null ? lastStepOf(match, context.viewerSeat) : null;
  // Where nothing is hidden, everybody has seen it, and the log has it.
  const recap = lastOwn === null || !match.game.hidden ? [] : told.filter((line) => line.at > lastOwn);
  const takeBackWhy = lastOwn === null && !context.strict ? { code: 'match.undo.notNow' } : whyNoTakeBack(context);

  return (
    <TableFrame
      game={match.kind.id}
      table={table}
      scene={shownScene}
      preview={preview}
      draft={choosing ? { composition, onPick: pick, onPoint: point } : null}
      place={place}
      title={matchTitle({ table, context, play: doing.play, scene, shownScene, asks: asked })}
      data={{
        'data-play': doing.play,
        'data-picture': doing.picture,
        'data-clock': doing.clock,
        'data-bots': doing.bots,
        'data-version': version,
      }}
      left={
        <>
          <Log
            {...logged}
            shown={lookedBack}
            onShow={(entry) => session.send({ type: 'look', at: entry })}
            onAgain={table.playback.startsStep && (() => session.send({ type: 'again' }))}
            list={log}
          />
          {open.guide && (
            <Guide
              game={match.kind.id}
              sight={{
                ...positionOf(match, view),
                choosing,
                pointed: context.pointed !== null || composition.picked.length > 0,
                preview,
              }}
            />
          )}
        </>
      }
      over={
        place.controls && (
          <div className="sky" onPointerDown={() => showing && skip()}>
            <Spots
              {...offer}
              board={board}
              picked={composition.picked}
              onPick={pick}
              onDrag={drag}
              onPoint={point}
              onUnpick={unpick}
            />
            {table.Mat && (
              <ErrorBoundary>
                <table.Mat scene={shownScene} hand={hand} />
              </ErrorBoundary>
            )}
          </div>
        )
      }
      right={
        <>
          <Slips game={match.kind.id} questions={asideQuestions(context)} names={names} onAnswer={act} />
          <ErrorBoundary>
            <PreviewCard
              table={table}
              scene={scene}
              preview={preview}
              refusal={composing.refusal}
              warnings={composing.warnings}
              cut={context.picksTrimmed}
              hint={hint && hintInWords(table, scene, hint)}
              recap={recap}
              pointable={composing.foreseeable}
              watching={watching}
            />
          </ErrorBoundary>
          <TableMenu
            match={match}
            seat={context.viewerSeat}
            players={players}
            whyNotUndo={'why' in undo ? undo.why : null}
            whyNotRedo={'why' in redo ? redo.why : null}
            whyNotTakeBack={takeBackWhy}
            lastOwn={lastOwn}
            help={
              doing.play === 'choosing'
                ? {
                    label: 'match.hint',
                    why: pondering ? { code: 'match.hint.asked' } : whyNoHint(context),
                    press: () => session.send({ type: 'hint' }),
                  }
                : {
                    label: 'match.moveNow',
                    why: doing.bots === 'idle' ? { code: 'match.moveNow.nobody' } : null,
                    press: moveNow,
                  }
            }
            asking={asking}
            onAsk={setAsking}
            onUndo={() => session.send({ type: 'undo' })}
            onRedo={() => session.send({ type: 'redo' })}
            onTakeBack={(to) => session.send({ type: 'takeBack', to })}
            onAct={act}
            onPause={() => session.send({ type: 'pause' })}
            onLeave={leave}
          />
        </>
      }
      tray={
        <TrayOf
          {...{ goOn, table, scene, shown: shownScene, hand, watching, context, doing, way, handing, tray, speak }}
          players={players}
          recap={next === null || way !== 'shutter' ? [] : recapOf(next)}
          letters={settings.singleKeys}
          Hands={gameOf(match.kind.id).Hands}
          alone={people(context).length === 1}
          onSend={(event) => session.send(event)}
        />
      }
    >
      <LiveRegion lines={spoken} />
      {context.picksTrimmed && (
        <p className="hidden-visually" role="status">
          {explain({ code: 'match.cut' })}
        </p>
      )}
      {way === 'door' && next !== null && (
        <Door
          key={next}
          name={handing.name}
          previous={handing.previous}
          pin={pinOf(players[next])}
          previousPin={previous === null ? undefined : pinOf(players[previous])}
          onOpen={() => session.send({ type: 'open' })}
          onReclaim={() => session.send({ type: 'reclaim' })}
          onQuit={leave}
        >
          {table.Threshold && <table.Threshold scene={scene} next={next} log={match.log('table')} />}
        </Door>
      )}
      {unsaved}
      {doing.play === 'paused' && (
        <Sheet title={say('match.paused')} onClose={() => session.send({ type: 'resume' })}>
          <p>{say('match.paused.text')}</p>
        </Sheet>
      )}
      {doing.play === 'over' && (
        <Over
          table={table}
          match={match}
          players={players}
          hints={context.hints}
          used={context.turnTimesMs}
          looking={lookedBack !== null}
          assignment={open.assignment ?? null}
          onShow={() => session.send({ type: 'look', at: null })}
          onStep={(at, step) => session.send({ type: 'again', part: { at, step } })}
          onBack={() => safely(() => open.assignment && app({ type: 'owner', assignment: open.assignment }))}
          onAgain={() => safely(again)}
          onWatch={() => safely(() => app({ type: 'watch', open }))}
          onLeave={leave}
        />
      )}
    </TableFrame>
  );

  /** The last public lines of the log since a seat was last asked. */
  function recapOf(of: Seat): string[] {
    const since = lastStepOf(match, of) ?? match.length;
    return told.flatMap(({ at, text, heading }) => (at > since && !heading ? [text] : [])).slice(-maxRecapLines);
  }
}
