import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';

/** In place of a screen that could not be shown: what was played is on the disk, and there is a way out. */
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
