import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';

/** Shown on every screen while a write has failed, with a button to write again. */
export function UnsavedMark() {
  const { unsaved, retryWrites } = useApp();
  if (!unsaved) return null;
  return (
    <div className="unsaved-mark" role="status" title={explain(unsaved)}>
      <span>{say('app.unsaved')}</span>
      <Button look="quiet" onClick={retryWrites}>
        {say('app.retry')}
      </Button>
    </div>
  );
}
