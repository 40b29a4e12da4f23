import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';

/** Something that has to be said, and can be put away. */
export function Notice({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>{children}</p>
      <button type="button" className="plain" onClick={onClose}>
        {say('app.close')}
      </button>
    </div>
  );
}
