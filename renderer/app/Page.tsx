import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Poster } from '../ui/Poster.tsx';
import { useApp } from './context.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import './page.css';

interface PageProps {
  title: string;
  /** What this page offers besides the way back. */
  actions?: ReactNode;
  className: string;
  /** Where it leads back to: the hangar, unless something lies between. */
  back?: { label: string; go(): void };
  children: ReactNode;
}

/** A screen that is neither the hangar nor a table: a banner with the way back, and paper below it. */
export function Page({ title, actions, className, back, children }: PageProps) {
  const { send, settings } = useApp();
  return (
    <main className={`page ${className}`}>
      <Poster still={settings.lightGraphics} />
      <div className="page-top">
        <header className="page-head">
          <Button look="plain" onClick={back?.go ?? (() => send({ type: 'hangar' }))}>
            {back?.label ?? say('app.back')}
          </Button>
          <h1>{title}</h1>
          <div className="page-actions">{actions}</div>
        </header>
        <ProblemNotice />
      </div>
      {children}
    </main>
  );
}
