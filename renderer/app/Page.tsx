import { say } from '@aerodrome/engine/text/say.ts';
import type { ReactNode } from 'react';
import { Background } from '../ui/Background.tsx';
import { Button } from '../ui/Button.tsx';
import { useApp } from './context.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import './page.css';

interface PageProps {
  title: string;
  /** Buttons of the page, shown beside the back button. */
  actions?: ReactNode;
  className: string;
  /** Target of the back button; the hangar by default. */
  back?: { label: string; go(): void };
  children: ReactNode;
}

/** Layout of every screen except the hangar and the tables: a banner with a back button, and the content below. */
export function Page({ title, actions, className, back, children }: PageProps) {
  const { send, settings } = useApp();
  return (
    <main className={`page ${className}`}>
      <Background still={settings.lightGraphics} />
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
