import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';

/** Replaces a screen that threw while rendering. The match is on disk; a button leads to the hangar. */
export function ErrorScreen() {
  const { send } = useApp();
  return (
    <main className="broken">
      <h1>{say('app.broken')}</h1>
      <p>{say('app.broken.text')}</p>
      <Button onClick={() => send({ type: 'hangar' })}>{say('app.broken.leave')}</Button>
    </main>
  );
}
