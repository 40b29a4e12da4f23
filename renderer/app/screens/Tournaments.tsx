import { say } from '@aerodrome/engine/text/say.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary, Failed } from '../../ui/ErrorBoundary.tsx';
import { Select } from '../../ui/Field.tsx';
import { useApp } from '../context.ts';
import { tournamentKind } from './documents/kinds.ts';
import { useDocumentList } from './documents/useDocumentList.ts';
import { ListPage } from './ListPage.tsx';
import { inOrder, type Order } from './tournaments/notes.ts';
import { plans } from './tournaments/plans.ts';
import { TournamentCard } from './tournaments/TournamentCard.tsx';
import { useDuplicate } from './tournaments/useDuplicate.ts';
import './saves.css';
import './tournaments.css';

const orders = ['date', 'title', 'standing'] as const;

/** Every tournament, and the ways to a new one. */
export function Tournaments() {
  const { send, info: host } = useApp();
  const { list, exportDocument, importFile, remove, restore } = useDocumentList(tournamentKind);
  const duplicate = useDuplicate();
  const [order, setOrder] = useState<Order>('date');
  const sorted = useMemo(() => inOrder(list ?? [], order), [list, order]);
  return (
    <ListPage
      of="tournaments"
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
              <Select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
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
                      <Failed onRetry={retry} />
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

/** Nothing there yet: five ways to begin. */
function NoTournament() {
  const { send, info } = useApp();
  return (
    <Card className="tournaments-none" aria-label={say('tournaments.none')}>
      <h2>{say('tournaments.none')}</h2>
      <p>{say('tournaments.none.about')}</p>
      <ul aria-label={say('tournaments.plans')}>
        {plans.map((plan) => (
          <li key={plan}>
            <Button className="plan" disabled={info.readOnly} onClick={() => send({ type: 'newTournament', plan })}>
              <b>{say(`tournaments.plan.${plan}`)}</b>
              <span>{say(`tournaments.plan.${plan}.about`)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
