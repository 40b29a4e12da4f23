import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { SheetNotice } from '../ui/Sheet.tsx';
import './door.css';
import { Lock } from './Lock.tsx';

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
  /** What everybody may read while it is closed. */
  children?: ReactNode;
}

/** The hangar door between two players: nothing secret exists on the page while it is closed. */
export function Door({ name, previous, pin, previousPin, quitLabel, onOpen, onReclaim, onQuit, children }: DoorProps) {
  const [before, setBefore] = useState(name);
  // Modal: what lies behind can be neither reached nor read. Escape does not open a door.
  const dialog = useRef<HTMLDialogElement>(null);
  const shut = () => dialog.current?.showModal();
  const notice = useContext(SheetNotice);
  // In the commit itself: until it is modal, keys reach the table behind it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="door"
      aria-label={say('door.title', { name: before })}
      onCancel={(event) => event.preventDefault()}
      onClose={shut}
    >
      <DoorLeaf />
      <DoorLeaf />
      <Lock
        className="door-sign"
        heading="h1"
        openLabel={say('door.open')}
        {...{ name, previous, pin, previousPin, quitLabel, onOpen, onReclaim, onQuit }}
        onTurn={setBefore}
      />
      {children && <div className="door-note">{children}</div>}
      {notice}
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
