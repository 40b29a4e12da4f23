import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import { Match } from '@aerodrome/engine/core/match.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../app/context.ts';
import { newId, type OpenMatch } from '../app/documents.ts';
import { gameOf } from '../games/index.ts';
import type { TableKind } from '../table/table.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Spoken, useSpoken } from '../ui/Spoken.tsx';
import { Bots } from './bots.ts';
import { Door } from './Door.tsx';
import { Guide } from './Guide.tsx';
import { Log } from './Log.tsx';
import { reclaimable, sessionMachine } from './machine.ts';
import { lastStepOf, narratorOf, tell, tellFrames } from './telling.ts';
import './match.css';
import { Over } from './Over.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useHurry } from './useHurry.ts';
import { useLeaving } from './useLeaving.tsx';
import { usePlaying } from './usePlaying.ts';
import { useTable } from './useTable.ts';

/** Left and right lead from one choice to the next; nothing is reached by them that Tab does not reach. */
function alongTheTray({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return;
  const choices = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = choices.indexOf(document.activeElement as HTMLButtonElement);
  const next = at < 0 ? (step > 0 ? 0 : choices.length - 1) : at + step;
  choices[(next + choices.length) % choices.length]?.focus();
}

/** One match at the table: the session statechart drives the board, the panels and the doors. */
export function MatchScreen({ open, table }: { open: OpenMatch; table: TableKind }) {
  const { settings, send: app, keeper } = useApp();
  const { match, players } = open;
  const { Hands } = gameOf(match.kind.id);
  const humans = players.filter((player) => player.kind === 'human').length;
  const bots = useMemo(() => new Bots(), []);
  useEffect(() => () => bots.close(), [bots]);
  const session = useActorRef(sessionMachine, {
    input: {
      match,
      players,
      open: table.open,
      commit: () => keeper.keep(open),
      decide: (...question) => bots.decide(...question),
      ponder: (...question) => bots.ponder(...question),
    },
  });
  const state = useSelector(session, (snapshot) => snapshot);
  const { viewer, frames, before, holder, next, version } = state.context;
  useEffect(() => keeper.keep(open), [keeper, open]);

  const canvas = useRef<HTMLDivElement>(null);
  const clearing = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLElement>(null);
  const [lastPointed, setPointed] = useState<Action | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const opened = useTable(table, canvas, clearing, settings, match.options);

  const narrator = useMemo(() => narratorOf(match), [match]);
  const animating = state.matches('animating');
  const doorIsClosed = state.matches('handover');
  const choosing = state.matches('choosing');
  const seat = viewer as Seat;
  // What one player pointed at is no business of the next one's.
  const pointed = choosing && lookedAt === null && lastPointed?.seat === seat ? lastPointed : null;
  const { lines: spoken, speak } = useSpoken();
  const played = usePlaying(opened, animating, {
    game: match.kind.id,
    frames,
    before,
    narrator,
    settings,
    speak,
    onPlayed: () => session.send({ type: 'played' }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const told = useMemo(() => tell(match, narrator, viewer), [match, narrator, viewer, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const present = useMemo(() => match.view(viewer, lookedAt ?? match.length - 1), [match, viewer, lookedAt, version]);
  // While events play, panels and log keep step with the board.
  const view = animating ? (played.view ?? before) : present;
  const lines = animating ? [...told.filter((line) => line.at < match.length - 1), ...begunLines()] : told;
  function begunLines() {
    return tellFrames(narrator, frames.slice(0, played.begun), match.length - 1);
  }

  useEffect(() => {
    if (opened && !animating) opened.board.sync(present);
  }, [opened, animating, present]);

  // A keyboard finds the controls at once when it is its player's turn, and whenever what it was on has gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these may take the focused control away
  useEffect(() => {
    if (choosing && (document.activeElement === document.body || document.activeElement === null))
      tray.current?.focus();
  }, [choosing, version, lookedAt]);

  const lookAt = (at: number) => {
    setPointed(null);
    setLookedAt(at === match.length - 1 ? null : at);
  };
  useEffect(() => {
    if (doorIsClosed) app({ type: 'closeSheet' });
  }, [doorIsClosed, app]);

  // Nobody finds the table pointed at, or looking back, as somebody else has left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to begin anew
  useEffect(() => {
    setPointed(null);
    setLookedAt(null);
  }, [viewer, version, choosing]);

  const refusal = useMemo(() => (pointed ? match.check(pointed) : null), [match, pointed]);
  const preview = useMemo(() => (pointed && !refusal ? match.preview(pointed) : null), [match, pointed, refusal]);
  useEffect(() => {
    opened?.board.preview(preview);
  }, [opened, preview]);

  useEffect(() => {
    if (lookedAt === null) return;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      // Escape first puts away what lies over the table.
      if (key === 'Escape' && !document.querySelector('dialog[open]')) setLookedAt(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lookedAt]);

  useHurry(opened, animating);
  const { safely, sheet: unsaved } = useLeaving(open);
  const leave = () => safely(() => app({ type: 'hangar' }));
  const again = () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    app({
      type: 'play',
      open: {
        ...open,
        id: newId(),
        match: Match.start(match.kind, match.options, seed),
        created: new Date().toISOString(),
        seedTyped: false,
      },
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const actions = useMemo(() => (choosing ? match.legalActions(seat) : []), [match, choosing, seat, version]);
  const pointable = useMemo(() => actions.length > 0 && match.preview(actions[0]) !== null, [match, actions]);
  const waiting = match.awaiting()[0];
  const asked = choosing ? seat : waiting;
  const doing = state.matches('paused') ? 'match.paused' : state.matches('thinking') ? 'match.thinks' : 'match.playing';
  const name = (of: Seat | undefined) => (of === undefined ? '' : players[of].name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version counts the changes of the match
  const lastOwn = useMemo(() => (choosing ? lastStepOf(match, seat) : null), [match, choosing, seat, version]);
  const recap = lastOwn === null ? [] : told.filter(({ at }) => at > lastOwn);

  return (
    <main className="match" data-state={String(state.value)} data-version={version}>
      <div className="canvas" ref={canvas} />
      <header className="banner">
        <h1 id="asked" aria-live="polite">
          {lookedAt !== null
            ? say('match.lookedBack')
            : match.outcome
              ? say('match.over')
              : choosing
                ? say('match.asked', { name: name(seat), prompt: table.prompt(view) })
                : say(doing, { name: name(asked) })}
        </h1>
        <p>{say('match.standing', { standing: table.standing(view, match.options) })}</p>
      </header>
      <div className="left">
        <table.Aid view={view} seat={0} name={players[0].name} options={match.options} />
        <Log lines={lines} shown={lookedAt} onShow={lookAt} />
        {open.guide && <Guide game={match.kind.id} sight={{ view, choosing, pointed: pointed !== null }} />}
      </div>
      <div className="clearing" ref={clearing} />
      <div className="right">
        <table.Aid view={view} seat={1} name={players[1]?.name ?? ''} options={match.options} />
        <PreviewCard
          table={table}
          options={match.options}
          preview={preview}
          refusal={refusal}
          warnings={pointed && !refusal ? match.warnings(pointed) : []}
          recap={recap}
          pointable={pointable}
        />
        <TableMenu
          // What one player has opened is not left lying for the next.
          key={String(doorIsClosed)}
          match={match}
          seat={choosing ? seat : null}
          players={players}
          lastOwn={lastOwn}
          onUndo={() => session.send({ type: 'undo' })}
          onRedo={() => session.send({ type: 'redo' })}
          onTakeBack={(to) => session.send({ type: 'takeBack', to })}
          onResign={(action) => session.send({ type: 'act', action })}
          onPause={() => session.send({ type: 'pause' })}
          onLeave={leave}
        />
      </div>
      <section className="tray" aria-labelledby="asked" ref={tray} tabIndex={-1} onKeyDown={alongTheTray}>
        {lookedAt !== null && (
          <button type="button" onClick={() => setLookedAt(null)}>
            {say('match.lookingBack')}
          </button>
        )}
        {choosing && lookedAt === null && (
          <table.Choices
            key={version}
            view={view}
            seat={seat}
            options={match.options}
            actions={actions}
            check={(action) => match.check(action)}
            warnings={(action) => match.warnings(action)}
            onPreview={setPointed}
            onChoose={(action) => {
              setPointed(null);
              session.send({ type: 'act', action });
            }}
          />
        )}
        {!choosing && humans === 1 && !match.outcome && (
          <div className="waiting-hand">
            <Hands view={view} options={match.options} />
          </div>
        )}
      </section>
      <table.Mirror view={view} options={match.options} />
      <Spoken lines={spoken} />
      {doorIsClosed && (
        <Door
          name={name(next)}
          previous={reclaimable({ match, holder }) ? name(holder ?? undefined) : null}
          pin={players[next].pin}
          previousPin={holder === null ? undefined : players[holder].pin}
          onOpen={() => session.send({ type: 'openDoor' })}
          onReclaim={() => session.send({ type: 'reclaim' })}
          onQuit={leave}
        />
      )}
      {unsaved}
      {state.matches('paused') && (
        <Sheet title={say('match.paused')} onClose={() => session.send({ type: 'resume' })}>
          <p>{say('match.paused.text')}</p>
        </Sheet>
      )}
      {state.matches('over') && (
        <Over
          table={table}
          match={match}
          players={players}
          looking={lookedAt !== null}
          onShow={() => setLookedAt(null)}
          onAgain={() => safely(again)}
          onWatch={() => safely(() => app({ type: 'watch', open }))}
          onLeave={leave}
        />
      )}
    </main>
  );
}
