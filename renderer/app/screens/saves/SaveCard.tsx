import { readAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { cardNotes } from '../../../application/matches/matchList.ts';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Input } from '../../../ui/Field.tsx';
import { formatDateTime } from '../../dates.ts';
import type { RemovedDocument } from '../ListPage.tsx';
import { observeNearViewport } from './nearViewport.ts';
import type { SummaryQueue } from './summaryQueue.ts';
import type { SaveActions } from './useSaves.ts';

export interface SaveCardProps {
  info: DocumentInfo;
  /** The match was just restored: its delete button gets the focus back. */
  isRestored: boolean;
  actions: SaveActions;
  queue: SummaryQueue;
  onRemoved(removed: RemovedDocument): void;
}

/** Card of a saved match: thumbnail, players, status and buttons. */
export function SaveCard({ info, isRestored, actions, queue, onRemoved }: SaveCardProps) {
  const { title, players, updated } = cardNotes(info);
  const [typedTitle, setTypedTitle] = useState<string | null>(null);
  const subscribe = useCallback((listener: () => void) => queue.subscribe(info.id, listener), [queue, info.id]);
  const read = useSyncExternalStore(subscribe, () => queue.get(info.id));
  const summary = read && 'ok' in read ? read.ok : null;
  const problem = read && 'problem' in read ? read.problem : null;
  const Picture = summary && gameOf(summary.game).thumbnail.Picture;
  const shownTitle = title || say('saves.untitled');
  const assignment = readAssignment(info.about ?? {});
  const renameButton = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!card.current) return;
    let withdraw: (() => void) | null = null;
    const stop = observeNearViewport(card.current, (near) => {
      withdraw?.();
      withdraw = near ? queue.request(info) : null;
    });
    return () => {
      stop();
      withdraw?.();
    };
  }, [info, queue]);
  const stopRenaming = () => {
    setTypedTitle(null);
    renameButton.current?.focus();
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (typedTitle?.trim()) actions.rename(info, typedTitle.trim());
    stopRenaming();
  };
  const remove = async () => {
    if (await actions.remove(info)) onRemoved({ id: info.id, title: shownTitle });
  };
  const state =
    summary && (summary.over ? describeResult(summary.winners) : say('saves.awaited', { names: [...summary.awaited] }));
  return (
    <Card as="li" ref={card} className="save">
      <div className="save-picture" data-game={summary?.game}>
        {Picture && <Picture picture={summary.picture} options={summary.options} />}
        {summary?.over && <span className="save-over">{say('saves.over')}</span>}
      </div>
      <div className="save-words">
        {typedTitle === null ? (
          <>
            {assignment && <span className="ribbon">{say(`hangar.assignment.${assignment.kind}`)}</span>}
            <h2>{shownTitle}</h2>
          </>
        ) : (
          <form className="save-rename" onSubmit={rename}>
            <Input
              aria-label={say('saves.newTitle')}
              // The person has just asked to type here.
              autoFocus
              maxLength={60}
              value={typedTitle}
              onChange={(event) => setTypedTitle(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && stopRenaming()}
            />
            <Button type="submit">{say('saves.rename.done')}</Button>
          </form>
        )}
        <p>
          {summary
            ? say('saves.gameOf', { game: { key: `game.${summary.game}` }, players: [...summary.players] })
            : say('saves.players', { players: [...players] })}
        </p>
        {problem ? (
          <p className="save-broken">{explain(problem)}</p>
        ) : (
          <>
            <p>{summary ? say(summary.status.key, summary.status.params) : say('saves.reading')}</p>
            <p className="save-awaited">{state}</p>
          </>
        )}
        <p className="save-date">{say('saves.updated', { date: formatDateTime(updated) })}</p>
      </div>
      <div className="save-buttons">
        {summary && !summary.over && (
          <Button onClick={() => actions.open(info, 'play')} aria-label={say('saves.play.of', { title: shownTitle })}>
            {say('saves.play')}
          </Button>
        )}
        {summary && (
          <Button
            look={summary.over ? undefined : 'plain'}
            onClick={() => actions.open(info, 'replay')}
            aria-label={say('saves.watch.of', { title: shownTitle })}
          >
            {say('saves.watch')}
          </Button>
        )}
        <Button
          look="quiet"
          ref={renameButton}
          disabled={!summary}
          onClick={() => setTypedTitle(title)}
          aria-label={say('saves.rename.of', { title: shownTitle })}
        >
          {say('saves.rename')}
        </Button>
        <Button
          look="quiet"
          disabled={!summary}
          onClick={() => actions.duplicate(info)}
          aria-label={say('saves.duplicate.of', { title: shownTitle })}
        >
          {say('saves.duplicate')}
        </Button>
        <Button
          look="quiet"
          onClick={() => actions.exportMatch(info)}
          aria-label={say('saves.export.of', { title: shownTitle })}
        >
          {say('saves.export')}
        </Button>
        <Button
          look="quiet"
          // The button that brought the match back is gone.
          autoFocus={isRestored}
          onClick={remove}
          aria-label={say('saves.delete.of', { title: shownTitle })}
        >
          {say('saves.delete')}
        </Button>
      </div>
    </Card>
  );
}

function describeResult(winners: readonly string[]): string {
  return winners.length > 0
    ? say('over.won', { winners: [...winners], count: winners.length })
    : say('saves.nobodyWon');
}
