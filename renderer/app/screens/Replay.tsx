import type { Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { itemAt } from '@aerodrome/engine/core/items.ts';
import { pinOf } from '@aerodrome/engine/core/players.ts';
import type { Problem } from '@aerodrome/engine/core/result.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { MatchDocument } from '../../application/matches/match.ts';
import { gameOf } from '../../games/index.ts';
import { Door } from '../../session/Door.tsx';
import { Log } from '../../session/Log.tsx';
import { LogNarrator, narratorOf } from '../../session/logNarrator.ts';
import { positionOf } from '../../table/position.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { Scene, Table } from '../../table/table.ts';
import type { UiState } from '../../table/uiState.ts';
import { useBoard } from '../../table/useBoard.ts';
import { usePublicEvents } from '../../table/usePublicEvents.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { useApp } from '../context.ts';
import { tableSettings } from '../systemSettings.ts';
import { PlaybackControls } from './replay/PlaybackControls.tsx';
import { ReplayTimeline } from './replay/replayTimeline.ts';
import { usePlayback } from './replay/usePlayback.ts';
import '../../session/match.css';
import './replay.css';

interface ReplayScreenProps {
  matchDocument: MatchDocument;
  table: Table;
  uiState: UiState;
}

/** Replay of a match, from the view of a player, of the table, or of all if the match is over. */
export function ReplayScreen({ matchDocument, table, uiState }: ReplayScreenProps) {
  const { send, settings: appSettings, openBoard } = useApp();
  const { match, players, title, assignment } = matchDocument;
  const game = match.kind.id;
  const [viewer, setViewer] = useState<Viewer>(match.outcome ? 'all' : 'table');
  /** The seat whose view was chosen, while its door is closed. */
  const [requestedSeat, setRequestedSeat] = useState<Seat | null>(null);
  const [speed, setSpeed] = useState<1 | 2 | 4>(appSettings.speed || 1);
  const settings = useMemo(() => ({ ...appSettings, speed }), [appSettings, speed]);

  const forTable = useMemo(() => tableSettings(settings), [settings]);
  const onProblem = useCallback((problem: Problem) => send({ type: 'problem', problem }), [send]);
  const boardElements = useBoard({
    table,
    options: match.options,
    gameData: match.game.gameData,
    settings: forTable,
    openBoard,
    onProblem,
  });
  usePublicEvents(match, boardElements.board);
  const timeline = useMemo(() => new ReplayTimeline(match), [match]);
  const playback = usePlayback(match, timeline, viewer, boardElements, settings);
  const { at, first, last, isPlaying, viewWhileAnimating, animatedEvents, halt, jump, step, toggle } = playback;
  const logNarrator = useMemo(() => new LogNarrator(narratorOf(match)), [match]);
  const [logDepth, setLogDepth] = useState(0);
  const log = logNarrator.linesAround(match, at, viewer, logDepth);
  const lines = log.hasEarlier ? log.lines : [...timeline.olderLines, ...log.lines];
  const view = useMemo(() => timeline.view(viewer, at), [timeline, viewer, at]);
  const scene: Scene = useMemo(
    () => ({
      ...positionOf(match, viewWhileAnimating ?? view),
      seat: null,
      names: players.map(({ name }) => name),
      awaiting: [],
      people: [],
      animating: animatedEvents,
      settings: forTable,
      uiState,
      check: () => null,
    }),
    [match, players, view, viewWhileAnimating, animatedEvents, forTable, uiState],
  );

  // A layout effect: a passive one may run after the next key, which would then step from an old position.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An open sheet or door handles its own keys.
      if (document.querySelector('dialog[open]')) return;
      const { target, key } = event;
      // Sliders, radio buttons and lists use the arrow keys themselves, and buttons use Space.
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (target instanceof HTMLButtonElement && key === ' ') return;
      const keys: Record<string, () => void> = {
        ArrowRight: () => step(1),
        ArrowLeft: () => step(-1),
        ' ': toggle,
        Home: () => jump(first),
        End: () => jump(last),
      };
      if (!Object.hasOwn(keys, key)) return;
      event.preventDefault();
      keys[key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const personCount = players.filter((player) => player.kind === 'human').length;
  const chooseViewer = async (chosen: string) => {
    const eyes: Viewer = chosen === 'table' || chosen === 'all' ? chosen : Number(chosen);
    const secret =
      match.outcome === null && typeof eyes === 'number' && (personCount > 1 || pinOf(players[eyes]) !== undefined);
    await halt();
    // While the door is closed the view of the table is shown.
    setViewer(secret ? 'table' : eyes);
    setRequestedSeat(secret ? eyes : null);
  };
  // A running match offers neither the views of bots nor the view of all.
  const eyes = [
    ...(match.outcome ? [{ value: 'all', label: say('watch.all') }] : []),
    { value: 'table', label: say('watch.table') },
    ...players.flatMap(({ name, kind }, seat) =>
      match.outcome || kind === 'human' ? [{ value: String(seat), label: name }] : [],
    ),
  ];
  const { Hands } = gameOf(game);
  const label = title || say(`game.${game}`);
  return (
    <TableFrame
      game={game}
      table={table}
      scene={scene}
      boardElements={boardElements}
      className="replay"
      title={say('watch.title', { title: label })}
      left={
        <>
          <Log lines={lines} hasEarlier={log.hasEarlier} onEarlier={setLogDepth} reviewedEntry={at} onReview={jump} />
          {match.olderSegments.length > 0 && <p className="older">{say('watch.older')}</p>}
        </>
      }
      right={
        <nav className="table-menu" aria-label={say('match.menu')} data-region="menu">
          {match.outcome === null && (
            <Button look="plain" onClick={() => send({ type: 'play', matchDocument })}>
              {say('watch.playOn')}
            </Button>
          )}
          <Button look="plain" onClick={() => send({ type: 'sheet', sheet: 'rules' })}>
            {say('match.rules')}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'sheet', sheet: 'settings' })}>
            {say('match.settings')}
          </Button>
          {assignment?.kind === 'tournament' && (
            <Button look="plain" onClick={() => send({ type: 'openAssignment', assignment })}>
              {say('watch.owner')}
            </Button>
          )}
          {assignment?.kind === 'campaign' && (
            <Button look="plain" onClick={() => send({ type: 'squadron', id: assignment.id })}>
              {say('watch.squadron')}
            </Button>
          )}
          <Button look="plain" onClick={() => send({ type: 'saves' })}>
            {say('watch.saves')}
          </Button>
          <Button look="plain" onClick={() => send({ type: 'hangar' })}>
            {say('watch.leave')}
          </Button>
        </nav>
      }
      over={
        table.BoardOverlay && (
          <div className="sky">
            <ErrorBoundary>
              <table.BoardOverlay scene={scene} hand={null} />
            </ErrorBoundary>
          </div>
        )
      }
      tray={
        <div className="tray replay-tray" data-region="tray">
          <div className="open-hands">
            {match.game.hidden && (
              <label className="eyes">
                <span>{say('watch.eyes')}</span>
                <select value={String(requestedSeat ?? viewer)} onChange={(event) => chooseViewer(event.target.value)}>
                  {eyes.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <ErrorBoundary>
              <Hands {...positionOf(match, view)} />
            </ErrorBoundary>
          </div>
          <PlaybackControls
            {...{ at, first, last, isPlaying, speed }}
            onJump={jump}
            onStep={step}
            onToggle={toggle}
            onSpeed={setSpeed}
          />
        </div>
      }
    >
      <LiveRegion announcements={playback.announcements} />
      {requestedSeat !== null && (
        <Door
          nextName={itemAt(players, requestedSeat).name}
          previousName={null}
          nextPin={pinOf(players[requestedSeat])}
          onOpen={() => {
            setViewer(requestedSeat);
            setRequestedSeat(null);
          }}
          onRetract={() => {}}
          onQuit={() => setRequestedSeat(null)}
          quitLabel={say('watch.stay')}
        />
      )}
    </TableFrame>
  );
}
