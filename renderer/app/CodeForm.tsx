import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Input } from '../ui/Field.tsx';
import { redeemCode } from './host.ts';
import './page.css';

/** Asks for the one-time code of the browser shell, on a page that was opened by its bare address. */
export function CodeForm({ onOpen }: { onOpen(): void }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = await redeemCode(code).catch(() => null);
    if (isRight) onOpen();
    else setProblem(say(isRight === null ? 'app.code.unreachable' : 'app.code.wrong'));
  };
  return (
    <main className="broken">
      <Card as="form" className="code-form" onSubmit={submit}>
        <h1>{say('app.code.title')}</h1>
        <p>{say('app.code.text')}</p>
        <div>
          <Input
            aria-label={say('app.code.label')}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" disabled={code.trim() === ''}>
            {say('app.code.open')}
          </Button>
        </div>
        <p role="alert">{problem}</p>
      </Card>
    </main>
  );
}
