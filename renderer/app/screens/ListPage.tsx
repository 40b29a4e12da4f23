import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import './listPage.css';

const words = {
  saves: { title: 'saves.title', in: 'saves.import', removed: 'saves.removed', undo: 'saves.undo' },
  tournaments: {
    title: 'tournaments.title',
    in: 'tournaments.import',
    removed: 'tournaments.removed',
    undo: 'tournaments.undo',
  },
  campaigns: { title: 'campaigns.title', in: 'campaigns.import', removed: 'campaigns.removed', undo: 'campaigns.undo' },
} as const;

/** What was removed and can be brought back. */
export interface Removed {
  id: string;
  title: string;
}

interface ListPageProps {
  /** Whose words and style it has. */
  of: keyof typeof words;
  /** What files of these are called. */
  accept: string;
  onImport(file: File): Promise<unknown>;
  /** Told too how many more can still be brought back. */
  onRestore(removed: Removed, left: number): void;
  /** What is offered besides a file's way in. */
  actions?: ReactNode;
  /** The list itself, which tells what it has removed. */
  children(onRemoved: (removed: Removed) => void): ReactNode;
}

/** A screen of documents: a file comes in by a button of its head, and what was removed can be brought back. */
export function ListPage({ of, accept, onImport, onRestore, actions, children }: ListPageProps) {
  const { send } = useApp();
  /** The latest last. */
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const onRemoved = useCallback((one: Removed) => setRemoved((before) => [...before, one]), []);
  const latest = removed.at(-1);
  const picker = useRef<HTMLInputElement>(null);
  const importer = useRef<HTMLButtonElement>(null);
  useKeys({ Escape: () => send({ type: 'hangar' }) }, false);
  const bringBack = (one: Removed) => {
    const rest = removed.filter(({ id }) => id !== one.id);
    setRemoved(rest);
    // While there is more to bring back, that stays at hand.
    if (rest.length === 0) importer.current?.focus();
    onRestore(one, rest.length);
  };
  const head = (
    <>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        onChange={async ({ target }) => {
          for (const file of [...(target.files ?? [])]) await onImport(file);
          target.value = '';
        }}
      />
      <Button ref={importer} look="plain" onClick={() => picker.current?.click()}>
        {say(words[of].in)}
      </Button>
      {actions}
    </>
  );
  return (
    <Page title={say(words[of].title)} className={of} actions={head}>
      {children(onRemoved)}
      {latest && (
        <Notice
          low
          onClose={() => {
            importer.current?.focus();
            setRemoved([]);
          }}
        >
          {say(words[of].removed, { title: latest.title })} {/* The button that removed it is gone with it. */}
          <Button key={latest.id} autoFocus onClick={() => bringBack(latest)}>
            {say(words[of].undo)}
          </Button>
        </Notice>
      )}
    </Page>
  );
}
