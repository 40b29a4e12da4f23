import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import type { CampaignDefinition } from '@aerodrome/engine/meta/campaign/definition.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { gameOf } from '../../../games/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useApp } from '../../context.ts';
import { downloadTitled } from '../../downloads.ts';
import { gamesOf } from './campaignNotes.ts';

interface BookCardProps {
  definition: CampaignDefinition;
  stars: number;
  /** Only imported books can be removed. */
  onRemove?: () => void;
}

/** Card of a campaign book: description, length, games and modes. */
export function BookCard({ definition, stars, onRemove }: BookCardProps) {
  const { send, info } = useApp();
  const { by, modes, missions, challenges } = definition;
  const title = campaignText(definition, { key: 'title' });
  const flown = gamesOf(definition);
  return (
    <Card as="li" className="book">
      <div className="book-cover" aria-hidden="true">
        {flown.map((game) => {
          const { Emblem } = gameOf(game);
          return <Emblem key={game} />;
        })}
      </div>
      <div className="book-words">
        <h2>{title}</h2>
        {by && <p className="book-by">{say('campaigns.by', { by })}</p>}
        <p className="book-blurb">{campaignText(definition, { key: 'blurb' })}</p>
        <p>
          {say('campaigns.length', { missions: Object.keys(missions).length })} ·{' '}
          {say('campaigns.games', { games: flown.map((game) => ({ key: `game.${game}` })) })}
        </p>
        <p>{say('campaigns.modes', { modes: modes.map((mode) => ({ key: `campaign.mode.${mode}` })) })}</p>
        {challenges.length > 0 && <p>{say('campaigns.stars', { stars, of: challenges.length })}</p>}
        <div className="book-buttons">
          <Button
            look="plain"
            disabled={info.readOnly}
            aria-label={say('campaigns.begin.of', { title })}
            onClick={() => send({ type: 'newCampaign', book: definition })}
          >
            {say('campaigns.begin')}
          </Button>
          <Button
            look="quiet"
            aria-label={say('campaigns.copyBook.of', { title })}
            onClick={() => exportBook(definition)}
          >
            {say('campaigns.copyBook')}
          </Button>
          {onRemove && (
            <Button
              look="quiet"
              disabled={info.readOnly}
              aria-label={say('campaigns.remove.of', { title })}
              onClick={onRemove}
            >
              {say('campaigns.remove')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Downloads a book as formatted JSON, so that it can be edited and imported under another id. */
function exportBook(definition: CampaignDefinition): void {
  const text = `${JSON.stringify(definition, null, 2)}\n`;
  downloadTitled(campaignText(definition, { key: 'title' }), 'json', new Blob([text], { type: 'application/json' }));
}
