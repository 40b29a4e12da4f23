import { say } from '@aerodrome/engine/text/say.ts';
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';

/** The notice of the page. Every sheet repeats it, since a modal dialog makes the page below inert. */
export const SheetNotice = createContext<ReactNode>(null);

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}

/** A modal dialog. Escape or a click outside closes it. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Read before the dialog opens: the screen below then becomes inert and loses its focus.
  const [opener] = useState(() => document.activeElement);
  // A layout effect: a passive one may run after the next key press, which would then miss the dialog.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    return () => {
      // After the commit, when nothing is inert any more. Another dialog or the result may already have the focus.
      queueMicrotask(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        const exists = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        // The opener may be gone, with another sheet or at the end of a match.
        (exists ? opener : document.querySelector<HTMLElement>('.tray'))?.focus();
      });
    };
  }, [opener]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      aria-label={title}
      onClose={onClose}
      // The close event comes in a later task. A key pressed before it would reach a hidden field of the dialog.
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
