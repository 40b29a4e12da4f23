import { say } from '@aerodrome/engine/text/say.ts';
import { Card } from '../../../ui/Card.tsx';
import { formatDateTime } from '../../dates.ts';
import { DocumentButtons } from '../logDocuments/DocumentButtons.tsx';
import { type CampaignNotes, describeBookmark } from './campaignNotes.ts';

interface CampaignCardProps {
  notes: CampaignNotes;
  onOpen(): void;
  onDuplicate(): void;
  onExport(): void;
  onRemove(): void;
}

/** Card of a started campaign. */
export function CampaignCard({ notes, ...actions }: CampaignCardProps) {
  const { title, players, copy, updated, ended } = notes;
  return (
    <Card as="li" className="running">
      <div className="running-words">
        <h2>{title}</h2>
        <p className="bookmark">{describeBookmark(notes)}</p>
        <p>{say('campaigns.people', { players: [...players] })}</p>
        <p className="running-date">
          {copy && `${say('campaigns.copy')} · `}
          {say('campaigns.updated', { date: formatDateTime(updated) })}
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
