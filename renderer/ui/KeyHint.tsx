import type { ReactNode } from 'react';

/** The shortcut of a button, printed on its upper right corner. */
export function KeyHint({ children }: { children: ReactNode }) {
  return (
    <i className="key-hint" aria-hidden="true">
      {children}
    </i>
  );
}
