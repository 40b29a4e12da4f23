import { say } from '@aerodrome/engine/text/say.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { useApp } from '../context.ts';
import { Page } from '../Page.tsx';
import './listPage.css';

const textKeys = {
  saves: { title: 'saves.title', in: 'saves.import', removed: 'saves.removed', undo: 'saves.undo' },
  tournaments: {
    title: 'tournaments.title',
    in: 'tournaments.import',
    removed: 'tournaments.removed',
    undo: 'tournaments.undo',
  },
  campaigns: { title: 'campaigns.title', in: 'campaigns.import', removed: 'campaigns.removed', undo: 'campaigns.undo' },
} as const;

/** A removed document that can be restored. */
export interface RemovedDocument {
  id: string;
  title: string;
}

interface ListPageProps {
  /** Selects the texts and the style. */
  list: keyof typeof textKeys;
  /** File types of the import button. */
  accept: string;
  onImport(file: File): Promise<unknown>;
  /** `left`: number of removed documents that can still be restored. */
  onRestore(removed: RemovedDocument, left: number): void;
  /** Buttons besides the import button. */
  actions?: ReactNode;
  /** The list; it reports each removal. */
  children(onRemoved: (removed: RemovedDocument) => void): ReactNode;
}

/** List of documents with an import button and a notice that restores removed ones. */
export function ListPage({ list, accept, onImport, onRestore, actions, children }: ListPageProps) {
  const { send } = useApp();
  /** Latest last. */
  const [removed, setRemoved] = useState<readonly RemovedDocument[]>([]);
  const onRemoved = useCallback((one: RemovedDocument) => setRemoved((before) => [...before, one]), []);
  const latest = removed.at(-1);
  const fileInput = useRef<HTMLInputElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  useShortcuts({ Escape: () => send({ type: 'hangar' }) }, false);
  const restore = (one: RemovedDocument) => {
    const rest = removed.filter(({ id }) => id !== one.id);
    setRemoved(rest);
    // The restore button keeps the focus while more can be restored.
    if (rest.length === 0) importButton.current?.focus();
    onRestore(one, rest.length);
  };
  const head = (
    <>
      <input
        ref={fileInput}
        type="file"
        accept={accept}
        hidden
        onChange={async ({ target }) => {
          for (const file of [...(target.files ?? [])]) await onImport(file);
          target.value = '';
        }}
      />
      <Button ref={importButton} look="plain" onClick={() => fileInput.current?.click()}>
        {say(textKeys[list].in)}
      </Button>
      {actions}
    </>
  );
  return (
    <Page title={say(textKeys[list].title)} className={list} actions={head}>
      {children(onRemoved)}
      {latest && (
        <Notice
          low
          onClose={() => {
            importButton.current?.focus();
            setRemoved([]);
          }}
        >
          {say(textKeys[list].removed, { title: latest.title })} {/* The button that removed it is gone with it. */}
          <Button key={latest.id} autoFocus onClick={() => restore(latest)}>
            {say(textKeys[list].undo)}
          </Button>
        </Notice>
      )}
    </Page>
  );
}
