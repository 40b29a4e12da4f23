import { say } from '@aerodrome/engine/text/say.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary, RenderError } from '../../ui/ErrorBoundary.tsx';
import { Select } from '../../ui/Field.tsx';
import { useApp } from '../context.ts';
import { ListPage } from './ListPage.tsx';
import { tournamentType } from './logDocuments/logDocumentTypes.ts';
import { useDocumentList } from './logDocuments/useDocumentList.ts';
import { TournamentCard } from './tournaments/TournamentCard.tsx';
import { templates } from './tournaments/templates.ts';
import { type SortOrder, sortTournaments } from './tournaments/tournamentNotes.ts';
import { useDuplicate } from './tournaments/useDuplicate.ts';
import './saves.css';
import './tournaments.css';

const orders = ['date', 'title', 'standing'] as const;

/** List of tournaments. */
export function Tournaments() {
  const { send, info: host } = useApp();
  const { list, exportDocument, importFile, remove, restore } = useDocumentList(tournamentType);
  const duplicate = useDuplicate();
  const [order, setOrder] = useState<SortOrder>('date');
  const sorted = useMemo(() => sortTournaments(list ?? [], order), [list, order]);
  return (
    <ListPage
      list="tournaments"
      accept=".json,.gz,application/json,application/gzip"
      onImport={importFile}
      onRestore={restore}
      actions={
        <Button disabled={host.readOnly} onClick={() => send({ type: 'newTournament' })}>
          {say('tournaments.new')}
        </Button>
      }
    >
      {(onRemoved) =>
        list?.length === 0 ? (
          <NoTournament />
        ) : (
          <div className="tournaments-all">
            <label className="tournaments-sort">
              <span>{say('tournaments.sort')}</span>
              <Select value={order} onChange={(event) => setOrder(event.target.value as SortOrder)}>
                {orders.map((value) => (
                  <option key={value} value={value}>
                    {say(`tournaments.sort.${value}`)}
                  </option>
                ))}
              </Select>
            </label>
            <ul className="card-list tournaments-list" aria-label={say('tournaments.title')}>
              {sorted.map(({ info, notes }) => (
                <ErrorBoundary
                  key={info.id}
                  fallback={(retry) => (
                    <Card as="li" className="tournament">
                      <RenderError onRetry={retry} />
                    </Card>
                  )}
                >
                  <TournamentCard
                    notes={notes}
                    onOpen={() =>
                      send(
                        notes.standing === 'draft'
                          ? { type: 'newTournament', id: info.id }
                          : { type: 'hall', id: info.id },
                      )
                    }
                    onDuplicate={() => duplicate(info.id)}
                    onExport={() => exportDocument(info)}
                    onRemove={async () =>
                      (await remove(info)) &&
                      onRemoved({ id: info.id, title: notes.title || say('tournaments.untitled') })
                    }
                  />
                </ErrorBoundary>
              ))}
            </ul>
          </div>
        )
      }
    </ListPage>
  );
}

/** Shown while there is no tournament: offers the templates. */
function NoTournament() {
  const { send, info } = useApp();
  return (
    <Card className="tournaments-none" aria-label={say('tournaments.none')}>
      <h2>{say('tournaments.none')}</h2>
      <p>{say('tournaments.none.about')}</p>
      <ul aria-label={say('tournaments.plans')}>
        {templates.map((template) => (
          <li key={template}>
            <Button
              className="template"
              disabled={info.readOnly}
              onClick={() => send({ type: 'newTournament', template })}
            >
              <b>{say(`tournaments.plan.${template}`)}</b>
              <span>{say(`tournaments.plan.${template}.about`)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
