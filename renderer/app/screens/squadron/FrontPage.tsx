import type { CampaignState, PastMission } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { calendarDate } from '../../dates.ts';
import { tellerOf } from './words.ts';

/** The paper of the day. */
export function FrontPage({ state, paper }: { state: CampaignState; paper: NonNullable<PastMission['paper']> }) {
  const { tell } = tellerOf(state, 0);
  return (
    <article className="front-page" aria-label={say('debriefing.paper')}>
      <h2>{say('papers.name')}</h2>
      <p className="front-date">{calendarDate(paper.date)}</p>
      {paper.items.map((item) => (
        <p key={item.key}>{tell(item)}</p>
      ))}
    </article>
  );
}
