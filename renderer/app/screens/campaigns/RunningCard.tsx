import { say } from '@aerodrome/engine/text/say.ts';
import { dateOf } from '../../dates.ts';
import { bookmarkOf, type Notes } from './notes.ts';

interface RunningCardProps {
  notes: Notes;
  onContinue(): void;
  onDuplicate(): void;
  onExport(): void;
  onRemove(): void;
}

/** A campaign that was begun, with its bookmark. */
export function RunningCard({ notes, onContinue, onDuplicate, onExport, onRemove }: RunningCardProps) {
  const { title, players, copy, updated, ended } = notes;
  return (
    <li className="running paper on-paper">
      <div className="running-words">
        <h2>{title}</h2>
        <p className="bookmark">{bookmarkOf(notes)}</p>
        <p>{say('campaigns.people', { players: [...players] })}</p>
        <p className="running-date">
          {copy && `${say('campaigns.copy')} · `}
          {say('campaigns.updated', { date: dateOf(updated) })}
        </p>
      </div>
      <div className="running-buttons">
        <button
          type="button"
          onClick={onContinue}
          aria-label={say(ended ? 'campaigns.lookBack.of' : 'campaigns.continue.of', { title })}
        >
          {say(ended ? 'campaigns.lookBack' : 'campaigns.continue')}
        </button>
        <button
          type="button"
          className="quiet"
          onClick={onDuplicate}
          aria-label={say('campaigns.duplicate.of', { title })}
        >
          {say('campaigns.duplicate')}
        </button>
        <button type="button" className="quiet" onClick={onExport} aria-label={say('campaigns.export.of', { title })}>
          {say('campaigns.export')}
        </button>
        <button type="button" className="quiet" onClick={onRemove} aria-label={say('campaigns.remove.of', { title })}>
          {say('campaigns.remove')}
        </button>
      </div>
    </li>
  );
}
