import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { RenderError } from '../ui/ErrorBoundary.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useShell } from './context.ts';

/** Replaces a screen that threw. Every match is on disk: the screen can be opened again, or left for the hangar. */
export function ErrorScreen({ onRetry }: { onRetry(): void }) {
  const { send } = useShell();
  return (
    <main className="broken">
      <h1>{say('app.broken')}</h1>
      <p>{say('app.broken.text')}</p>
      <div className="broken-buttons">
        <Button autoFocus onClick={onRetry}>
          {say('app.retry')}
        </Button>
        {/* Some browsers cache a failed module load until the page is reloaded. */}
        <Button look="plain" onClick={() => window.location.reload()}>
          {say('app.reload')}
        </Button>
        <Button look="plain" onClick={() => send({ type: 'hangar' })}>
          {say('app.broken.leave')}
        </Button>
      </div>
    </main>
  );
}

/** Replaces a sheet that threw. */
export function ErrorSheet({ onRetry }: { onRetry(): void }) {
  const { send } = useShell();
  return (
    <Sheet title={say('app.broken')} onClose={() => send({ type: 'closeSheet' })}>
      <RenderError onRetry={onRetry} />
    </Sheet>
  );
}

/** Replaces the whole page if it threw outside a screen, or if the shell does not answer at the start. */
export function PageError({ title, text }: { title: string; text: string }) {
  return (
    <main className="broken">
      <h1>{title}</h1>
      <p>{text}</p>
      <Button autoFocus onClick={() => window.location.reload()}>
        {say('app.reload')}
      </Button>
    </main>
  );
}
