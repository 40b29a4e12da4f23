import type { Action, Seat } from '@aerodrome/engine/core/game.ts';
import type { Match } from '@aerodrome/engine/core/match.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app/context.ts';
import { Sheet } from '../ui/Sheet.tsx';
import type { Player } from './machine.ts';

interface TableMenuProps {
  match: Match;
  /** The seat that is choosing, if one is. */
  seat: Seat | null;
  players: readonly Player[];
  /** The log entry of that seat's last own decision. */
  lastOwn: number | null;
  onUndo(): void;
  onRedo(): void;
  onTakeBack(to: number): void;
  onResign(action: Action): void;
  onPause(): void;
  onLeave(): void;
}

/** What one may want at any time: undo, the rules, the settings, the way out. */
export function TableMenu({
  match,
  seat,
  players,
  lastOwn,
  onUndo,
  onRedo,
  onTakeBack,
  onResign,
  onPause,
  onLeave,
}: TableMenuProps) {
  const { send, settings } = useApp();
  const [asking, setAsking] = useState<'menu' | 'takeBack' | 'resign' | null>(null);
  const resign = seat === null ? undefined : match.asides(seat).find((action) => action.type === 'resign');
  // One letter each, wherever the focus is, unless something lies over the table.
  const keys = useRef<Record<string, () => void>>({});
  keys.current = { u: onUndo, r: onRedo, p: onPause, m: () => setAsking('menu') };
  useEffect(() => {
    const onKey = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (repeat || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      if (document.querySelector('dialog[open]')) return;
      const letter = key.toLowerCase();
      if (Object.hasOwn(keys.current, letter)) keys.current[letter]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = (then: () => void) => () => {
    setAsking(null);
    then();
  };
  const give = () => {
    if (settings.confirmations) setAsking('resign');
    else if (resign) close(() => onResign(resign))();
  };
  const humans = players.filter((player) => player.kind === 'human');
  return (
    <nav className="table-menu" aria-label={say('match.menu')}>
      <button type="button" className="plain" disabled={seat === null || !match.canUndo(seat)} onClick={onUndo}>
        {say('match.undo')}
      </button>
      <button type="button" className="plain" disabled={seat === null || !match.canRedo(seat)} onClick={onRedo}>
        {say('match.redo')}
      </button>
      <button type="button" className="plain" disabled={lastOwn === null} onClick={() => setAsking('takeBack')}>
        {say('match.takeBack')}
      </button>
      <button type="button" className="plain" onClick={() => setAsking('menu')}>
        {say('match.menu')}
      </button>
      {asking === 'menu' && (
        <Sheet title={say('match.menu')} onClose={() => setAsking((now) => (now === 'menu' ? null : now))}>
          <div className="menu-list">
            <button type="button" className="plain" onClick={close(() => send({ type: 'sheet', sheet: 'rules' }))}>
              {say('match.rules')}
            </button>
            <button type="button" className="plain" onClick={close(() => send({ type: 'sheet', sheet: 'settings' }))}>
              {say('match.settings')}
            </button>
            <button type="button" className="plain" onClick={close(() => send({ type: 'sheet', sheet: 'keys' }))}>
              {say('match.keys')}
            </button>
            <button type="button" className="plain" disabled={match.outcome !== null} onClick={close(onPause)}>
              {say('match.pause')}
            </button>
            <button type="button" className="plain" disabled={!resign} onClick={give}>
              {say('match.resign')}
            </button>
            <button type="button" onClick={close(onLeave)}>
              {say('match.leave')}
            </button>
          </div>
        </Sheet>
      )}
      {asking === 'resign' && resign && (
        <Sheet title={say('match.resign')} onClose={() => setAsking(null)}>
          <p>{say('match.resign.sure')}</p>
          <button type="button" onClick={() => onResign(resign)}>
            {say('match.resign')}
          </button>
        </Sheet>
      )}
      {asking === 'takeBack' && lastOwn !== null && (
        <Sheet title={say('match.takeBack')} onClose={() => setAsking(null)}>
          <p>{say('match.takeBack.sure')}</p>
          {humans.length > 1 && <p>{say('match.takeBack.all', { names: humans.map((player) => player.name) })}</p>}
          <button
            type="button"
            onClick={() => {
              setAsking(null);
              onTakeBack(lastOwn - 1);
            }}
          >
            {say(humans.length > 1 ? 'match.takeBack.agreed' : 'match.takeBack')}
          </button>
        </Sheet>
      )}
    </nav>
  );
}
