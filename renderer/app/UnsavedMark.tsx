import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { useShell } from './context.ts';
import { ExportUnsavedButton } from './ExportUnsavedButton.tsx';

/** Shown on every screen while a write has failed, with buttons to write again and to export everything unsaved. */
export function UnsavedMark() {
  const { unsaved, retryWrites } = useShell();
  if (!unsaved) return null;
  return (
    <div className="unsaved-mark" role="status" title={explain(unsaved)}>
      <span>{say('app.unsaved')}</span>
      <Button look="quiet" onClick={retryWrites}>
        {say('app.retry')}
      </Button>
      <ExportUnsavedButton look="quiet" label={say('app.unsaved.export')} />
    </div>
  );
}
