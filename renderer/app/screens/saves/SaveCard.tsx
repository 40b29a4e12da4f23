import type { Result } from '@aerodrome/engine/core/result.ts';
import { readAssignment } from '@aerodrome/engine/meta/assignment.ts';
import { explain } from '@aerodrome/engine/text/explain.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { DocumentInfo } from '../../../../electron/contract.ts';
import { aboutOf, type Digest } from '../../../application/matches/digests.ts';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Input } from '../../../ui/Field.tsx';
import { formatDateTime } from '../../dates.ts';
import type { RemovedDocument } from '../ListPage.tsx';
import type { DigestQueue } from './digestQueue.ts';
import { observeNearViewport } from './nearViewport.ts';
import type { SaveActions } from './useSaves.ts';

export interface SaveCardProps {
  info: DocumentInfo;
  /** `undefined` until the match has been read. */
  digest: Result<Digest> | undefined;
  /** The match was just restored: its delete button gets the focus back. */
  isRestored: boolean;
  actions: SaveActions;
  queue: DigestQueue;
  onRemoved(removed: RemovedDocument): void;
}

/** Card of a saved match: thumbnail, players, status and buttons. */
export function SaveCard({ info, digest: read, isRestored, actions, queue, onRemoved }: SaveCardProps) {
  const { title, players, updated } = aboutOf(info);
  const [typedTitle, setTypedTitle] = useState<string | null>(null);
  const digest = read && 'ok' in read ? read.ok : null;
  const problem = read && 'problem' in read ? read.problem : null;
  const Thumbnail = digest && gameOf(digest.game).Thumbnail;
  const shownTitle = title || say('saves.untitled');
  const assignment = readAssignment(info.about ?? {});
  const renameButton = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!card.current) return;
    const stop = observeNearViewport(card.current, (near) => (near ? queue.request(info) : queue.cancel(info.id)));
    return () => {
      stop();
      queue.cancel(info.id);
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
    digest && (digest.over ? describeResult(digest.winners) : say('saves.awaited', { names: [...digest.awaited] }));
  return (
    <Card as="li" ref={card} className="save">
      <div className="save-picture" data-game={digest?.game}>
        {Thumbnail && <Thumbnail view={digest.view} options={digest.options} traces={digest.traces} />}
        {digest?.over && <span className="save-over">{say('saves.over')}</span>}
      </div>
      <div className="save-words">
        {typedTitle === null ? (
          <>
            {assignment && <span className="ribbon">{say(`hangar.errand.${assignment.kind}`)}</span>}
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
          {digest
            ? say('saves.gameOf', { game: { key: `game.${digest.game}` }, players: [...digest.players] })
            : say('saves.players', { players: [...players] })}
        </p>
        {problem ? (
          <p className="save-broken">{explain(problem)}</p>
        ) : (
          <>
            <p>{digest ? say(digest.status.key, digest.status.params) : say('saves.reading')}</p>
            <p className="save-awaited">{state}</p>
          </>
        )}
        <p className="save-date">{say('saves.updated', { date: formatDateTime(updated) })}</p>
      </div>
      <div className="save-buttons">
        {digest && !digest.over && (
          <Button onClick={() => actions.open(info, 'play')} aria-label={say('saves.play.of', { title: shownTitle })}>
            {say('saves.play')}
          </Button>
        )}
        {digest && (
          <Button
            look={digest.over ? undefined : 'plain'}
            onClick={() => actions.open(info, 'watch')}
            aria-label={say('saves.watch.of', { title: shownTitle })}
          >
            {say('saves.watch')}
          </Button>
        )}
        <Button
          look="quiet"
          ref={renameButton}
          disabled={!digest}
          onClick={() => setTypedTitle(title)}
          aria-label={say('saves.rename.of', { title: shownTitle })}
        >
          {say('saves.rename')}
        </Button>
        <Button
          look="quiet"
          disabled={!digest}
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
