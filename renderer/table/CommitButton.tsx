import { explain } from '@aerodrome/engine/text/explain.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { TrayProps } from './table.ts';

interface CommitButtonProps extends Pick<TrayProps, 'draft' | 'warnings' | 'onCommit'> {
  children: ReactNode;
}

/** The button that commits a selection. It shows a grave warning, and only a press on it commits in spite of one. */
export function CommitButton({ draft, warnings, onCommit, children }: CommitButtonProps) {
  const grave = warnings.find((warning) => warning.grave);
  return (
    <div className="commit">
      <Button
        className={grave ? 'grave' : undefined}
        data-commit=""
        disabled={draft.action === null}
        title={grave && explain(grave)}
        onClick={onCommit}
      >
        {children}
      </Button>
    </div>
  );
}
