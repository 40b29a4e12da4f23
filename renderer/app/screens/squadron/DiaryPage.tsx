import { itemAt } from '@aerodrome/engine/core/items.ts';
import { type CampaignState, type PastMission, pilotOf } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { formatCalendarDate } from '../../dates.ts';
import { flightText } from './flightText.ts';

/** Diary page of a mission, with the players' own notes. */
export function DiaryPage({ state, past }: { state: CampaignState; past: PastMission }) {
  return (
    <article>
      <p className="front-date">{formatCalendarDate(past.date)}</p>
      <h2>{flightText(state, 0).title(past.order)}</h2>
      {past.diary.map((lines, flight) => {
        const { tell } = flightText(state, flight);
        const pilot = pilotOf(itemAt(state.flights, flight), itemAt(past.diarists, flight)).name;
        return (
          <section key={itemAt(state.flights, flight).side}>
            <h3>{say('diary.by', { pilot })}</h3>
            <p className="handwriting">{lines.map(tell).join(' ')}</p>
            {past.notes[flight] && <p className="handwriting own">{past.notes[flight]}</p>}
          </section>
        );
      })}
    </article>
  );
}
