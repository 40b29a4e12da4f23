import { itemAt } from '@aerodrome/engine/core/items.ts';
import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { campaigns } from '@aerodrome/engine/meta/campaigns/index.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useApp } from '../context.ts';
import { BookCard } from './campaigns/BookCard.tsx';
import { CampaignCard } from './campaigns/CampaignCard.tsx';
import { readCampaignNotes } from './campaigns/campaignNotes.ts';
import { RejectedBook } from './campaigns/RejectedBook.tsx';
import { useCampaigns } from './campaigns/useCampaigns.ts';
import { ListPage } from './ListPage.tsx';
import './campaigns.css';

/** Campaign list: the campaigns that have been started, and the books to start one from. */
export function Campaigns() {
  const { send } = useApp();
  const { startedCampaigns, books, rejection, dismiss, copy, exportDocument, importFile, remove, restore } =
    useCampaigns();
  const [over, setOver] = useState(false);
  const notes = (startedCampaigns ?? []).map((info) => ({ info, notes: readCampaignNotes(info) }));
  const starsOf = (book: string) =>
    Math.max(0, ...notes.filter((one) => one.notes.book === book).map((one) => one.notes.stars));
  return (
    <ListPage
      list="campaigns"
      accept=".json,.gz,application/json,application/gzip"
      onImport={importFile}
      onRestore={restore}
    >
      {(onRemoved) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the import button does the same
        <div
          className={over ? 'campaigns-all dropping' : 'campaigns-all'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={async (event) => {
            // The window handles a dropped file as a match.
            event.preventDefault();
            event.stopPropagation();
            setOver(false);
            for (const file of [...event.dataTransfer.files]) await importFile(file);
          }}
        >
          {rejection && <RejectedBook rejection={rejection} onClose={dismiss} />}
          {startedCampaigns?.length === 0 ? (
            <NoCampaign />
          ) : (
            <ul className="campaigns-running" aria-label={say('campaigns.running')}>
              {notes.map(({ info, notes: noted }) => (
                <CampaignCard
                  key={info.id}
                  notes={noted}
                  onOpen={() => send({ type: 'squadron', id: info.id })}
                  onDuplicate={() => copy(info)}
                  onExport={() => exportDocument(info)}
                  onRemove={async () => (await remove(info)) && onRemoved({ id: info.id, title: noted.title })}
                />
              ))}
            </ul>
          )}
          <ul className="campaigns-books" aria-label={say('campaigns.books')}>
            {campaigns.map((definition) => (
              <BookCard key={definition.id} definition={definition} stars={starsOf(definition.id)} />
            ))}
            {books.map(({ id, definition }) => (
              <BookCard
                key={id}
                definition={definition}
                stars={starsOf(definition.id)}
                onRemove={async () => (await remove({ id })) && onRemoved({ id, title: titleOf(definition) })}
              />
            ))}
          </ul>
          <p className="campaigns-drop">{say('campaigns.drop')}</p>
        </div>
      )}
    </ListPage>
  );
}

const titleOf = (definition: CampaignDefinition) => campaignText(definition, { key: 'title' });

/** Shown while no campaign has been started: offers the first book, the career. */
function NoCampaign() {
  const { send, info } = useApp();
  const career = itemAt(campaigns, 0);
  return (
    <Card className="campaigns-none" aria-label={say('campaigns.none')}>
      <h2>{say('campaigns.none')}</h2>
      <p>{say('campaigns.none.about')}</p>
      <Button look="great" disabled={info.readOnly} onClick={() => send({ type: 'newCampaign', book: career })}>
        {say('campaigns.begin')}
      </Button>
    </Card>
  );
}
