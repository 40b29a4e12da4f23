import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { SheetNotice } from '../ui/Sheet.tsx';
import './door.css';
import { HandoverForm } from './HandoverForm.tsx';

interface DoorProps {
  nextName: string;
  /** The player who had the screen, if a sealed choice of theirs can still be taken back. */
  previousName: string | null;
  /** This player's stored PIN, if one was set. */
  nextPin: string | undefined;
  /** The previous player's stored PIN. */
  previousPin?: string;
  /** The label of the leave button, if it does not leave a match. */
  quitLabel?: string;
  onOpen(): void;
  onRetract(): void;
  onQuit(): void;
  /** Public information on the closed door. */
  children?: ReactNode;
}

/** The hangar door between two players. While it is closed, the page contains nothing secret. */
export function Door({
  nextName,
  previousName,
  nextPin,
  previousPin,
  quitLabel,
  onOpen,
  onRetract,
  onQuit,
  children,
}: DoorProps) {
  const [shownName, setShownName] = useState(nextName);
  // Modal: the page behind it can be neither reached nor read. Escape does not open a door.
  const dialog = useRef<HTMLDialogElement>(null);
  const shut = () => dialog.current?.showModal();
  const notice = useContext(SheetNotice);
  // A layout effect: until the dialog is modal, keys reach the table behind it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="door"
      aria-label={say('door.title', { name: shownName })}
      onCancel={(event) => event.preventDefault()}
      onClose={shut}
    >
      <DoorLeaf />
      <DoorLeaf />
      <HandoverForm
        className="door-sign"
        heading="h1"
        openLabel={say('door.open')}
        {...{ nextName, previousName, nextPin, previousPin, quitLabel, onOpen, onRetract, onQuit }}
        onPlayerChange={setShownName}
      />
      {children && <div className="door-note">{children}</div>}
      {notice}
    </dialog>
  );
}

/** One wing of the hangar gate: planks, an iron frame with a brace, and a stencil. */
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
