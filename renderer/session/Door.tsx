import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import './door.css';
import { fingerprint } from './machine.ts';

interface DoorProps {
  name: string;
  /** The player in front of the door, if a sealed choice can still be taken back. */
  previous: string | null;
  /** The fingerprint of this player's PIN, if one was set. */
  pin: string | undefined;
  onOpen(): void;
  onReclaim(): void;
  onQuit(): void;
}

/** The hangar door between two players: nothing secret exists on the page while it is closed. */
export function Door({ name, previous, pin, onOpen, onReclaim, onQuit }: DoorProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  // Modal: what lies behind can be neither reached nor read. Escape does not open a door.
  const dialog = useRef<HTMLDialogElement>(null);
  const shut = () => dialog.current?.showModal();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (pin && fingerprint(typed) !== pin) setWrong(true);
    else onOpen();
  };
  return (
    <dialog
      ref={dialog}
      className="door"
      aria-label={say('door.title', { name })}
      onCancel={(event) => event.preventDefault()}
      onClose={shut}
    >
      <DoorLeaf />
      <DoorLeaf />
      <form className="door-sign" onSubmit={open}>
        <p className="door-hand">{say('door.hand')}</p>
        <h1>{name}</h1>
        {pin && (
          <label>
            {say('door.pin')}
            <input
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setWrong(false);
              }}
            />
          </label>
        )}
        <p role="alert" className="door-wrong">
          {wrong ? say('door.wrongPin') : ''}
        </p>
        {/* biome-ignore lint/a11y/noAutofocus: the door is all there is */}
        <button type="submit" autoFocus={!pin}>
          {say('door.open', { name })}
        </button>
        <div className="door-others">
          {previous && (
            <button type="button" className="plain" onClick={onReclaim}>
              {say('door.reclaim', { name: previous })}
            </button>
          )}
          <button type="button" className="plain" onClick={onQuit}>
            {say('door.quit')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** One wing of the hangar's gate: planks, an iron frame with its brace, and the stencil of the field. */
function DoorLeaf() {
  return (
    <div className="door-leaf" aria-hidden="true">
      <svg viewBox="0 0 640 800" preserveAspectRatio="none" aria-hidden="true">
        <path className="door-brace" d="M26 26H614V774H26ZM26 400H614M26 774 614 400M26 400 614 26" />
        <path className="door-rivets" d="M26 26H614V774H26ZM26 400H614" />
      </svg>
      <svg className="door-stencil" viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="84" />
        <circle cx="100" cy="100" r="52" />
        <circle cx="100" cy="100" r="22" />
      </svg>
    </div>
  );
}
