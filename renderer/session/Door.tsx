import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ProblemNotice } from '../app/ProblemNotice.tsx';
import './door.css';
import { fingerprint } from './machine.ts';

interface DoorProps {
  name: string;
  /** The player in front of the door, if a sealed choice can still be taken back. */
  previous: string | null;
  /** The fingerprint of this player's PIN, if one was set. */
  pin: string | undefined;
  /** The same for the player in front of the door. */
  previousPin?: string;
  /** What leaving is called, where it is not leaving a match. */
  quitLabel?: string;
  onOpen(): void;
  onReclaim(): void;
  onQuit(): void;
}

/** The hangar door between two players: nothing secret exists on the page while it is closed. */
export function Door(props: DoorProps) {
  const { name, previous, previousPin, quitLabel, onOpen, onReclaim, onQuit } = props;
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  /** The previous player wants in again, and has a PIN to show for it. */
  const [reclaiming, setReclaiming] = useState(false);
  const pin = reclaiming ? previousPin : props.pin;
  // Modal: what lies behind can be neither reached nor read. Escape does not open a door.
  const dialog = useRef<HTMLDialogElement>(null);
  const shut = () => dialog.current?.showModal();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (pin && fingerprint(typed) !== pin) setWrong(true);
    else if (reclaiming) onReclaim();
    else onOpen();
  };
  /** Another stands before the door: nothing that the one before typed is theirs. */
  const turnTo = (reclaims: boolean) => {
    setTyped('');
    setWrong(false);
    setReclaiming(reclaims);
  };
  return (
    <dialog
      ref={dialog}
      className="door"
      aria-label={say('door.title', { name: (reclaiming && previous) || name })}
      onCancel={(event) => event.preventDefault()}
      // A key still held from before the door closed must not open it.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClose={shut}
    >
      <DoorLeaf />
      <DoorLeaf />
      <form className="door-sign" onSubmit={open}>
        <p className="door-hand">{say('door.hand')}</p>
        <h1>{reclaiming ? previous : name}</h1>
        {pin && (
          <label>
            {say('door.pin')}
            <input
              key={String(reclaiming)}
              autoFocus
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
          {say('door.open')}
        </button>
        <div className="door-others">
          {reclaiming && (
            <button type="button" className="plain" onClick={() => turnTo(false)}>
              {say('door.back', { name })}
            </button>
          )}
          {previous && !reclaiming && (
            <button type="button" className="plain" onClick={() => (previousPin ? turnTo(true) : onReclaim())}>
              {say('door.reclaim', { name: previous })}
            </button>
          )}
          <button type="button" className="plain" onClick={onQuit}>
            {quitLabel ?? say('door.quit')}
          </button>
        </div>
      </form>
      <ProblemNotice />
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
