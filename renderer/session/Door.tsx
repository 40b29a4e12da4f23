import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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
      <div className="door-leaf" aria-hidden="true" />
      <div className="door-leaf" aria-hidden="true" />
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
