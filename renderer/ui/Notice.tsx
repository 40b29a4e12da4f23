import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface NoticeProps {
  children: ReactNode;
  /** Out of the way of what has gone wrong. */
  low?: boolean;
  onClose(): void;
}

/** Something that has to be said, and can be put away. */
export function Notice({ children, low = false, onClose }: NoticeProps) {
  const before = useRef<EventTarget | null>(null);
  const close = () => {
    // A keyboard goes on where it was.
    if (before.current instanceof HTMLElement) before.current.focus();
    onClose();
  };
  return (
    <div className={low ? 'notice low' : 'notice'} role="alert">
      <p>{children}</p>
      <Button
        look="plain"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget;
        }}
        onClick={close}
      >
        {say('app.close')}
      </Button>
    </div>
  );
}
