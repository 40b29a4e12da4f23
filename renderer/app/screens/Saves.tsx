import { say } from '@aerodrome/engine/text/say.ts';
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DocumentInfo } from '../../../electron/contract.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorBoundary, RenderError } from '../../ui/ErrorBoundary.tsx';
import { useApp } from '../context.ts';
import { ListPage } from './ListPage.tsx';
import { filterSaves, noFilter } from './saves/filter.ts';
import { SaveCard, type SaveCardProps } from './saves/SaveCard.tsx';
import { SaveFilterForm } from './saves/SaveFilterForm.tsx';
import type { SummaryQueue } from './saves/summaryQueue.ts';
import { useSaves } from './saves/useSaves.ts';
import './saves.css';

/** Number of cards in the first render; more than fit on a screen. */
const firstCards = 24;
/** Number of cards that each further frame adds: the browser lays out all new cards in one task. */
const cardsPerFrame = 100;

/** List of saved matches: continue, watch, rename, duplicate, export or delete. */
export function Saves() {
  const { send } = useApp();
  const { matches, queue, actions } = useSaves();
  const [restoredId, setRestoredId] = useState<string | null>(null);
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
          matches && <SaveList {...{ matches, restoredId, actions, queue, onRemoved }} />
        )
      }
    </ListPage>
  );
}

interface SaveListProps extends Pick<SaveCardProps, 'actions' | 'queue' | 'onRemoved'> {
  matches: readonly DocumentInfo[];
  restoredId: string | null;
}

function SaveList({ matches, restoredId, ...common }: SaveListProps) {
  const { queue } = common;
  const [filter, setFilter] = useState(noFilter);
  const version = useSummaryVersion(queue, filter.game !== '');
  // The game of a match is known from its summary, so filtering by game requests them all.
  useEffect(() => {
    if (filter.game === '') return;
    const withdrawals = matches.map((info) => queue.request(info));
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  }, [filter.game, matches, queue]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for the summaries in the queue
  const found = useMemo(() => filterSaves(matches, (id) => queue.get(id), filter), [matches, queue, filter, version]);
  // The first cards are shown at once. The others are rendered in the background.
  const count = useGrowingCount(found.length);
  const shown = useDeferredValue(found).slice(0, count);
  return (
    <div className="saves-all">
      <SaveFilterForm filter={filter} onChange={setFilter} />
      {shown.length === 0 && <p className="saves-nothing">{say('saves.nothingFound')}</p>}
      <ul className="card-list saves-list" aria-label={say('saves.title')}>
        {shown.map((info) => (
          <Row key={info.id} info={info} isRestored={info.id === restoredId} {...common} />
        ))}
      </ul>
    </div>
  );
}

/** The number of cards to be rendered: it grows frame by frame until it reaches `all`. */
function useGrowingCount(all: number): number {
  const [count, setCount] = useState(firstCards);
  useEffect(() => {
    if (count >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + cardsPerFrame)));
    return () => cancelAnimationFrame(frame);
  }, [count, all]);
  return count;
}

/** Renders again when summaries arrive, if the list depends on them. */
function useSummaryVersion(queue: SummaryQueue, isUsed: boolean): number {
  return useSyncExternalStore(isUsed ? queue.subscribeAll : subscribeToNothing, () => (isUsed ? queue.version : 0));
}

const subscribeToNothing = () => () => {};

const Row = memo(function Row(props: SaveCardProps) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Card as="li" className="save">
          <RenderError onRetry={retry} />
        </Card>
      )}
    >
      <SaveCard {...props} />
    </ErrorBoundary>
  );
});
