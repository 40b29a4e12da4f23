import { itemAt } from '@aerodrome/engine/core/items.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { endingPage, epiloguesOf } from '@aerodrome/engine/meta/campaign/storyPages.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { flightText } from './flightText.ts';

/** Ending of a campaign by flight: text, epilogues and statistics. */
export function EndingPage({ state }: { state: CampaignState }) {
  const { flights, past } = state;
  return flights.map((flight, at) => {
    const { tell } = flightText(state, at);
    const grades = past.filter(({ sorties }) => sorties.length > 0).map(({ grades: all }) => itemAt(all, at));
    const figures = {
      missions: grades.length,
      won: grades.filter((grade) => grade > 0).length,
      lost: grades.filter((grade) => grade < 0).length,
      victories: flight.pilots.reduce((sum, { victories }) => sum + victories, 0),
      alive: flight.pilots.filter(({ condition }) => condition !== 'killed').length,
    };
    return (
      <article key={flight.side}>
        {flights.length > 1 && <h2>{tell({ key: `side.${flight.side}` })}</h2>}
        <p className="finale-text">{tell(endingPage(state, at))}</p>
        <h3>{say('finale.epilogues')}</h3>
        {epiloguesOf(state, at).map(({ pilot, message }) => (
          <p key={pilot}>{tell(message)}</p>
        ))}
        <h3>{say('finale.figures')}</h3>
        <dl className="figures">
          {(['missions', 'won', 'lost', 'victories', 'alive'] as const).map((key) => (
            <div key={key}>
              <dt>{say(`finale.${key}`)}</dt>
              <dd>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      </article>
    );
  });
}
