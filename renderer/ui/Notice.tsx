import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface NoticeProps {
  children: ReactNode;
  /** At the lower edge, away from the cause of the error. */
  low?: boolean;
  onClose(): void;
}

/** An alert with a close button. */
export function Notice({ children, low = false, onClose }: NoticeProps) {
  const previousFocus = useRef<EventTarget | null>(null);
  const close = () => {
    // Keyboard users continue where they were.
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
    onClose();
  };
  return (
    <div className={low ? 'notice low' : 'notice'} role="alert">
      <p>{children}</p>
      <Button
        look="plain"
        onFocus={({ relatedTarget }) => {
          previousFocus.current = relatedTarget;
        }}
        onClick={close}
      >
        {say('app.close')}
      </Button>
    </div>
  );
}
