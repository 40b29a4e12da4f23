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
import { dateOf } from '../../dates.ts';
import type { Removed } from '../ListPage.tsx';
import type { DigestQueue } from './digestQueue.ts';
import { watchNearView } from './nearView.ts';
import type { SaveActions } from './useSaves.ts';

export interface SaveCardProps {
  info: DocumentInfo;
  /** Not there yet while the match is being read. */
  digest: Result<Digest> | undefined;
  /** It was just brought back: who goes by keyboard is where they were before they deleted it. */
  returned: boolean;
  actions: SaveActions;
  queue: DigestQueue;
  onRemoved(removed: Removed): void;
}

/** One saved match: what it is, where it stands, and what can be done with it. */
export function SaveCard({ info, digest: read, returned, actions, queue, onRemoved }: SaveCardProps) {
  const { title, players, updated } = aboutOf(info);
  const [typed, setTyped] = useState<string | null>(null);
  const digest = read && 'ok' in read ? read.ok : null;
  const broken = read && 'problem' in read ? read.problem : null;
  const Thumbnail = digest && gameOf(digest.game).Thumbnail;
  const shown = title || say('saves.untitled');
  const errand = readAssignment(info.about ?? {});
  const renamer = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!card.current) return;
    const stop = watchNearView(card.current, (near) => (near ? queue.request(info) : queue.cancel(info.id)));
    return () => {
      stop();
      queue.cancel(info.id);
    };
  }, [info, queue]);
  const put = () => {
    setTyped(null);
    renamer.current?.focus();
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) actions.rename(info, typed.trim());
    put();
  };
  const remove = async () => {
    if (await actions.remove(info)) onRemoved({ id: info.id, title: shown });
  };
  const state =
    digest && (digest.over ? resultOf(digest.winners) : say('saves.awaited', { names: [...digest.awaited] }));
  return (
    <Card as="li" ref={card} className="save">
      <div className="save-picture" data-game={digest?.game}>
        {Thumbnail && <Thumbnail view={digest.view} options={digest.options} traces={digest.traces} />}
        {digest?.over && <span className="save-over">{say('saves.over')}</span>}
      </div>
      <div className="save-words">
        {typed === null ? (
          <>
            {errand && <span className="ribbon">{say(`hangar.errand.${errand.kind}`)}</span>}
            <h2>{shown}</h2>
          </>
        ) : (
          <form className="save-rename" onSubmit={rename}>
            <Input
              aria-label={say('saves.newTitle')}
              // The person has just asked to type here.
              autoFocus
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && put()}
            />
            <Button type="submit">{say('saves.rename.done')}</Button>
          </form>
        )}
        <p>
          {digest
            ? say('saves.gameOf', { game: { key: `game.${digest.game}` }, players: [...digest.players] })
            : say('saves.players', { players: [...players] })}
        </p>
        {broken ? (
          <p className="save-broken">{explain(broken)}</p>
        ) : (
          <>
            <p>{digest ? say(digest.status.key, digest.status.params) : say('saves.reading')}</p>
            <p className="save-awaited">{state}</p>
          </>
        )}
        <p className="save-date">{say('saves.updated', { date: dateOf(updated) })}</p>
      </div>
      <div className="save-buttons">
        {digest && !digest.over && (
          <Button onClick={() => actions.open(info, 'play')} aria-label={say('saves.play.of', { title: shown })}>
            {say('saves.play')}
          </Button>
        )}
        {digest && (
          <Button
            look={digest.over ? undefined : 'plain'}
            onClick={() => actions.open(info, 'watch')}
            aria-label={say('saves.watch.of', { title: shown })}
          >
            {say('saves.watch')}
          </Button>
        )}
        <Button
          look="quiet"
          ref={renamer}
          disabled={!digest}
          onClick={() => setTyped(title)}
          aria-label={say('saves.rename.of', { title: shown })}
        >
          {say('saves.rename')}
        </Button>
        <Button
          look="quiet"
          disabled={!digest}
          onClick={() => actions.duplicate(info)}
          aria-label={say('saves.duplicate.of', { title: shown })}
        >
          {say('saves.duplicate')}
        </Button>
        <Button
          look="quiet"
          onClick={() => actions.exportMatch(info)}
          aria-label={say('saves.export.of', { title: shown })}
        >
          {say('saves.export')}
        </Button>
        <Button
          look="quiet"
          // The button that brought the match back is gone.
          autoFocus={returned}
          onClick={remove}
          aria-label={say('saves.delete.of', { title: shown })}
        >
          {say('saves.delete')}
        </Button>
      </div>
    </Card>
  );
}

function resultOf(winners: readonly string[]): string {
  return winners.length > 0
    ? say('over.won', { winners: [...winners], count: winners.length })
    : say('saves.nobodyWon');
}
