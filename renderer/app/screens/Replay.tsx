import type { Seat, Viewer } from '@aerodrome/engine/core/game.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { gameOf } from '../../games/index.ts';
import { Door } from '../../session/Door.tsx';
import { Log } from '../../session/Log.tsx';
import { narratorOf, tell } from '../../session/telling.ts';
import { useTable } from '../../session/useTable.ts';
import type { TableKind } from '../../table/table.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Spoken } from '../../ui/Spoken.tsx';
import { useApp } from '../context.ts';
import type { OpenMatch } from '../documents.ts';
import { usePlayback } from './replay/usePlayback.ts';
import '../../session/match.css';
import './replay.css';

const speeds = [1, 2, 4] as const;

/** A match as it was played, seen with anybody's eyes that are not secret. */
export function ReplayScreen({ open, table }: { open: OpenMatch; table: TableKind }) {
  const { send, settings: kept } = useApp();
  const { match, players, title } = open;
  const game = match.kind.id;
  const [viewer, setViewer] = useState<Viewer>(match.outcome ? 'all' : 'table');
  /** Whose eyes were asked for, while their door is closed. */
  const [asked, setAsked] = useState<Seat | null>(null);
  const [speed, setSpeed] = useState<1 | 2 | 4>(kept.speed || 1);
  const settings = useMemo(() => ({ ...kept, speed }), [kept, speed]);

  const canvas = useRef<HTMLDivElement>(null);
  const clearing = useRef<HTMLDivElement>(null);
  const opened = useTable(table, canvas, clearing, settings, match.options);
  const { at, first, last, playing, spoken, halt, jump, step, toggle } = usePlayback(match, viewer, opened, settings);
  const lines = useMemo(() => tell(match, narratorOf(match), viewer), [match, viewer]);
  const view = useMemo(() => match.view(viewer, at), [match, viewer, at]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Keys belong to the sheet or the door that lies over the table.
      if (document.querySelector('dialog[open]')) return;
      const { target, key } = event;
      // A slider, radio buttons and a list have arrows of their own, and a button its own Space.
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
      keys[key]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const humans = players.filter((player) => player.kind === 'human').length;
  const look = async (chosen: string) => {
    const eyes: Viewer = chosen === 'table' || chosen === 'all' ? chosen : Number(chosen);
    const secret =
      match.outcome === null && typeof eyes === 'number' && (humans > 1 || players[eyes].pin !== undefined);
    await halt();
    // Behind a closed door there is only what lies on the table.
    setViewer(secret ? 'table' : eyes);
    setAsked(secret ? eyes : null);
  };
  // While a match goes on, nobody sees with a bot's eyes, and nobody sees everything.
  const eyes = [
    ...(match.outcome ? [{ value: 'all', label: say('watch.all') }] : []),
    { value: 'table', label: say('watch.table') },
    ...players.flatMap(({ name, kind }, seat) =>
      match.outcome || kind === 'human' ? [{ value: String(seat), label: name }] : [],
    ),
  ];
  const { Hands } = gameOf(game);
  return (
    <main className="match replay">
      <div className="canvas" ref={canvas} />
      <header className="banner">
        <h1>{say('watch.title', { title })}</h1>
        <p>{say('match.standing', { standing: table.standing(view, match.options) })}</p>
      </header>
      <div className="left">
        <table.Aid view={view} seat={0} name={players[0].name} options={match.options} />
        <Log lines={lines} shown={at} onShow={jump} />
        {match.older.length > 0 && <p className="older">{say('watch.older')}</p>}
      </div>
      <div className="clearing" ref={clearing} />
      <div className="right">
        <table.Aid view={view} seat={1} name={players[1]?.name ?? ''} options={match.options} />
        <nav className="table-menu" aria-label={say('match.menu')}>
          {match.outcome === null && (
            <button type="button" className="plain" onClick={() => send({ type: 'play', open })}>
              {say('watch.playOn')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => send({ type: 'sheet', sheet: 'rules' })}>
            {say('match.rules')}
          </button>
          <button type="button" className="plain" onClick={() => send({ type: 'sheet', sheet: 'settings' })}>
            {say('match.settings')}
          </button>
          <button type="button" className="plain" onClick={() => send({ type: 'saves' })}>
            {say('watch.saves')}
          </button>
          <button type="button" className="plain" onClick={() => send({ type: 'hangar' })}>
            {say('watch.leave')}
          </button>
        </nav>
      </div>
      <div className="tray replay-tray">
        <div className="open-hands">
          <label className="eyes">
            <span>{say('watch.eyes')}</span>
            <select value={String(asked ?? viewer)} onChange={(event) => look(event.target.value)}>
              {eyes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Hands view={view} options={match.options} />
        </div>
        <div className="transport">
          <IconButton icon="first" onClick={() => jump(first)} />
          <IconButton icon="back" onClick={() => step(-1)} />
          {/* biome-ignore lint/a11y/noAutofocus: a replay is there to be played */}
          <button type="button" className="play" autoFocus onClick={toggle}>
            {say(playing ? 'watch.pause' : 'watch.play')}
          </button>
          <IconButton icon="on" onClick={() => step(1)} />
          <IconButton icon="last" onClick={() => jump(last)} />
          <input
            type="range"
            min={first}
            max={last}
            value={at}
            aria-label={say('watch.step')}
            aria-valuetext={say('watch.at', { at: at - first, last: last - first })}
            onChange={(event) => jump(event.target.valueAsNumber)}
          />
          <output>{say('watch.at', { at: at - first, last: last - first })}</output>
          <Choice
            label={say('watch.speed')}
            name="replaySpeed"
            value={speed}
            choices={speeds.map((value) => ({ value, label: say('setting.speed.times', { value }) }))}
            onChange={(value) => setSpeed(value)}
          />
        </div>
      </div>
      <table.Mirror view={view} options={match.options} />
      <Spoken lines={spoken} />
      {asked !== null && (
        <Door
          name={players[asked].name}
          previous={null}
          pin={players[asked].pin}
          onOpen={() => {
            setViewer(asked);
            setAsked(null);
          }}
          onReclaim={() => {}}
          onQuit={() => setAsked(null)}
          quitLabel={say('watch.stay')}
        />
      )}
    </main>
  );
}

const icons = {
  first: 'M5 5V19M19 5 8 12 19 19Z',
  back: 'M17 5 6 12 17 19Z',
  on: 'M7 5 18 12 7 19Z',
  last: 'M19 5V19M5 5 16 12 5 19Z',
};

function IconButton({ icon, onClick }: { icon: keyof typeof icons; onClick(): void }) {
  return (
    <button type="button" className="plain icon" onClick={onClick} aria-label={say(`watch.${icon}`)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}
