import { say } from '@aerodrome/engine/text/say.ts';
import { memo, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary, Failed } from '../../ui/ErrorBoundary.tsx';
import { useApp } from '../context.ts';
import { ListPage } from './ListPage.tsx';
import { filterSaves, noFilter } from './saves/filter.ts';
import { SaveCard, type SaveCardProps } from './saves/SaveCard.tsx';
import { SaveFilterForm } from './saves/SaveFilterForm.tsx';
import { useSaves } from './saves/useSaves.ts';
import './saves.css';

/** List of saved matches: continue, watch, rename, duplicate, export or delete. */
export function Saves() {
  const { send } = useApp();
  const { matches, digests, queue, actions } = useSaves();
  const [restoredId, setRestoredId] = useState<string | null>(null);
  const [filter, setFilter] = useState(noFilter);
  // The game of a match is known from its digest, so filtering by game requests them all.
  useEffect(() => {
    if (filter.game === '' || !matches) return;
    for (const info of matches) queue.request(info);
    return () => {
      for (const { id } of matches) queue.cancel(id);
    };
  }, [filter.game, matches, queue]);
  const shown = filterSaves(matches ?? [], digests, filter);
  return (
    <ListPage
      list="saves"
      accept=".aerodrome,.json,application/json"
      onImport={actions.importFile}
      onRestore={(removed, left) => {
        setRestoredId(left === 0 ? removed.id : null);
        actions.restore(removed);
      }}
    >
      {(onRemoved) =>
        matches?.length === 0 ? (
          <Card className="saves-none">
            <h2>{say('saves.none')}</h2>
            <p>{say('saves.none.about')}</p>
            <Button onClick={() => send({ type: 'hangar' })}>{say('saves.none.go')}</Button>
          </Card>
        ) : (
          <div className="saves-all">
            <SaveFilterForm filter={filter} onChange={setFilter} />
            {matches && shown.length === 0 && <p className="saves-nothing">{say('saves.nothingFound')}</p>}
            <ul className="card-list saves-list" aria-label={say('saves.title')}>
              {shown.map((info) => (
                <Row
                  key={info.id}
                  info={info}
                  digest={digests[info.id]}
                  isRestored={info.id === restoredId}
                  actions={actions}
                  queue={queue}
                  onRemoved={onRemoved}
                />
              ))}
            </ul>
          </div>
        )
      }
    </ListPage>
  );
}

const Row = memo(function Row(props: SaveCardProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Card as="li" className="save">
          <Failed onRetry={retry} />
        </Card>
      )}
    >
      <SaveCard {...props} />
    </ErrorBoundary>
  );
});
