import { say } from '@aerodrome/engine/text/say.ts';
import { Card } from '../../../ui/Card.tsx';
import { dateOf } from '../../dates.ts';
import { DocumentButtons } from '../documents/DocumentButtons.tsx';
import { bookmarkOf, type Notes } from './notes.ts';

interface RunningCardProps {
  notes: Notes;
  onOpen(): void;
  onDuplicate(): void;
  onExport(): void;
  onRemove(): void;
}

/** A campaign that was begun, with its bookmark. */
export function RunningCard({ notes, ...actions }: RunningCardProps) {
  const { title, players, copy, updated, ended } = notes;
  return (
    <Card as="li" className="running">
      <div className="running-words">
        <h2>{title}</h2>
        <p className="bookmark">{bookmarkOf(notes)}</p>
        <p>{say('campaigns.people', { players: [...players] })}</p>
        <p className="running-date">
          {copy && `${say('campaigns.copy')} · `}
          {say('campaigns.updated', { date: dateOf(updated) })}
        </p>
      </div>
      <DocumentButtons
        kind="campaigns"
        title={title}
        open={ended ? ['campaigns.lookBack', 'campaigns.lookBack.of'] : ['campaigns.continue', 'campaigns.continue.of']}
        {...actions}
      />
    </Card>
  );
}
