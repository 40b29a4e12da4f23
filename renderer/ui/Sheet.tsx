import { say } from '@aerodrome/engine/text/say.ts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

/** A notice that every sheet repeats: below a modal sheet it could be neither read nor closed. */
export const SheetNotice = createContext<ReactNode>(null);

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** A wide sheet reads like a page; a narrow one like a card. */
  wide?: boolean;
}

/** A sheet of paper over the present screen. Escape, or a click beside it, puts it away. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Asked while the sheet is being made: once it lies there, the screen below is inert and has lost its focus.
  const [before] = useState(() => document.activeElement);
  // In the commit itself: a passive effect may run after the next key, which would miss the sheet or what it gives back to.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => {
      // After the commit, when nothing is inert any more. Another dialog or the result may have taken the focus already.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const known = before instanceof HTMLElement && before.isConnected && before !== document.body;
        // What opened it may be gone, with another sheet or at the end of a flight.
        (known ? before : document.querySelector<HTMLElement>('.tray'))?.focus();
      });
    };
  }, [before]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-label={title}
      onClose={onClose}
      // The browser tells of a close in a later task. A key pressed in between would reach a hidden field of the sheet.
      onCancel={(event) => {
        if (event.target !== dialog.current || !event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="sheet-paper">
        <header>
          <h2>{title}</h2>
          <Button look="plain" onClick={onClose}>
            {say('app.close')}
          </Button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="sheet-body" tabIndex={0} aria-label={title}>
          {children}
        </section>
      </div>
      {useContext(SheetNotice)}
    </dialog>
  );
}
