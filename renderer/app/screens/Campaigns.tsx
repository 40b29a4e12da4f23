import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useRef, useState } from 'react';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useKeys } from '../../ui/useKeys.ts';
import { useApp } from '../context.ts';
import { Book } from './campaigns/Book.tsx';
import { notesOf } from './campaigns/notes.ts';
import { RunningCard } from './campaigns/RunningCard.tsx';
import { useCampaigns } from './campaigns/useCampaigns.ts';
import './campaigns.css';

/** The shelf: the books that can be begun, and the wars that have been. */
export function Campaigns() {
  const { send } = useApp();
  const { list, copy, give, take, remove, restore } = useCampaigns();
  const [removed, setRemoved] = useState<DocumentInfo | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const importer = useRef<HTMLButtonElement>(null);
  useKeys({ Escape: () => send({ type: 'hangar' }) }, false);
  const notes = (list ?? []).map((info) => ({ info, notes: notesOf(info) }));
  const starsOf = (book: string) =>
    Math.max(0, ...notes.filter((one) => one.notes.book === book).map((one) => one.notes.stars));
  const actions = (
    <>
      <input
        ref={picker}
        type="file"
        accept=".json,.gz,application/json,application/gzip"
        hidden
        onChange={async (event) => {
          for (const file of event.target.files ?? []) await take(file);
          event.target.value = '';
        }}
      />
      <button ref={importer} type="button" className="plain" onClick={() => picker.current?.click()}>
        {say('campaigns.import')}
      </button>
    </>
  );
  return (
    <Page title={say('campaigns.title')} className="campaigns" actions={actions}>
      <div className="campaigns-all">
        {list?.length === 0 ? (
          <NoCampaign />
        ) : (
          <ul className="campaigns-running" aria-label={say('campaigns.running')}>
            {notes.map(({ info, notes: noted }) => (
              <RunningCard
                key={info.id}
                notes={noted}
                onContinue={() => send({ type: 'squadron', id: info.id })}
                onDuplicate={() => copy(info)}
                onExport={() => give(info)}
                onRemove={async () => (await remove(info)) && setRemoved(info)}
              />
            ))}
          </ul>
        )}
        <ul className="campaigns-books" aria-label={say('campaigns.books')}>
          {campaigns.map((definition) => (
            <Book key={definition.id} definition={definition} stars={starsOf(definition.id)} />
          ))}
        </ul>
      </div>
      {removed && (
        <Notice
          low
          onClose={() => {
            importer.current?.focus();
            setRemoved(null);
          }}
        >
          {say('campaigns.removed', { title: notesOf(removed).title })}{' '}
          <button
            key={removed.id}
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the button that removed it is gone with it
            autoFocus
            onClick={() => {
              restore(removed);
              setRemoved(null);
              importer.current?.focus();
            }}
          >
            {say('campaigns.undo')}
          </button>
        </Notice>
      )}
    </Page>
  );
}

/** Nothing begun yet: the career lies open on top. */
function NoCampaign() {
  const { send, info } = useApp();
  const [career] = campaigns;
  return (
    <section className="campaigns-none paper on-paper" aria-label={say('campaigns.none')}>
      <h2>{say('campaigns.none')}</h2>
      <p>{say('campaigns.none.about')}</p>
      <button
        type="button"
        className="great"
        disabled={info.readOnly}
        onClick={() => send({ type: 'newCampaign', book: career.id })}
      >
        {say('campaigns.begin')}
      </button>
    </section>
  );
}
