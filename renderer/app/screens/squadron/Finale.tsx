import { campaignText } from '@aerodrome/engine/meta/campaign/campaignText.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useApp } from '../../context.ts';
import { downloadTitled } from '../../downloads.ts';
import { Booklet, bookletHtml } from './Booklet.tsx';
import { Calendar } from './Calendar.tsx';
import type { CampaignPageProps } from './campaignPage.ts';
import { EndingPage } from './EndingPage.tsx';

/** Last screen of a campaign: the ending, the calendar, and exports. */
export function Finale({ state, actions }: CampaignPageProps) {
  const { send } = useApp();
  const { war } = state;
  const { definition } = war;
  const title = campaignText(definition, { key: 'title' });
  const other = definition.playable.find((side) => side !== war.side);
  return (
    <div className="finale">
      {/* Scrollable areas must be reachable by keyboard. */}
      <Card className="finale-page" tabIndex={0} aria-label={say('finale.epilogues')}>
        {war.ironman && <p className="wax">{say('finale.seal')}</p>}
        <EndingPage state={state} />
      </Card>
      <aside className="finale-side">
        <Calendar state={state} actions={actions} onRefly={() => undefined} />
        <div className="finale-buttons">
          <Button look="plain" onClick={() => window.print()}>
            {say('finale.print')}
          </Button>
          <Button
            look="plain"
            onClick={() => downloadTitled(title, 'html', new Blob([bookletHtml(title)], { type: 'text/html' }))}
          >
            {say('finale.booklet')}
          </Button>
          <Button look="plain" onClick={actions.exportBundle}>
            {say('finale.export')}
          </Button>
          {other && (
            <Button look="plain" onClick={() => send({ type: 'newCampaign', book: definition, side: other })}>
              {say('finale.other')}
            </Button>
          )}
        </div>
      </aside>
      <Booklet state={state} />
    </div>
  );
}
