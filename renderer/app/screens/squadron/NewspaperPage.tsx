import type { CampaignState, PastMission } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { formatCalendarDate } from '../../dates.ts';
import { flightText } from './flightText.ts';

/** Front page of a newspaper. */
export function NewspaperPage({ state, paper }: { state: CampaignState; paper: NonNullable<PastMission['paper']> }) {
  const { tell } = flightText(state, 0);
  return (
    <article className="front-page" aria-label={say('debriefing.paper')}>
      <h2>{say('papers.name')}</h2>
      <p className="front-date">{formatCalendarDate(paper.date)}</p>
      {paper.items.map((item) => (
        <p key={item.key}>{tell(item)}</p>
      ))}
    </article>
  );
}
