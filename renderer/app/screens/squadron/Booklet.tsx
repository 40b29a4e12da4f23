import { itemAt, lastOf } from '@aerodrome/engine/core/items.ts';
import type { CampaignState } from '@aerodrome/engine/meta/campaign/state.ts';
import { say } from '@aerodrome/engine/text/say.ts';
import { formatCalendarDate } from '../../dates.ts';
import { DiaryPage } from './DiaryPage.tsx';
import { EndingPage } from './EndingPage.tsx';
import { flightText, playerNames } from './flightText.ts';
import { NewspaperPage } from './NewspaperPage.tsx';

/** Printable booklet of a finished campaign: title, diary pages, newspapers and the ending. Hidden on the screen. */
export function Booklet({ state }: { state: CampaignState }) {
  const { war, past, ending, flights } = state;
  const { tell } = flightText(state, 0);
  return (
    <section className="booklet" aria-hidden="true">
      <header>
        <h1>{tell({ key: 'title' })}</h1>
        <p>{flights.map((_, flight) => playerNames(state, flight)).join(' / ')}</p>
        <p>
          {past.length > 0 && `${formatCalendarDate(itemAt(past, 0).date)} – ${formatCalendarDate(lastOf(past).date)}`}
        </p>
        {war.ironman && <p>{say('finale.seal')}</p>}
      </header>
      {past.map((mission) => (
        <div key={mission.number} className="booklet-page">
          <DiaryPage state={state} past={mission} />
          {mission.paper && <NewspaperPage state={state} paper={mission.paper} />}
        </div>
      ))}
      <div className="booklet-page">
        <h1>{tell({ key: `ending.${ending}.title` })}</h1>
        <EndingPage state={state} />
      </div>
    </section>
  );
}

const style =
  'body{font:1rem/1.5 Georgia,serif;margin:2rem auto;max-width:40rem;color:#2a1a10;background:#f6ecd2}' +
  'h1,h2{font-family:Impact,"Arial Narrow",sans-serif;font-weight:400;color:#7d1712}header{text-align:center}' +
  '.booklet-page{break-inside:avoid;border-top:1px solid #a88;padding-top:1rem}' +
  '.front-page{border:1px solid;padding:0 1rem}dl{display:flex;gap:1.5rem}dd{margin:0}' +
  '.own{border-left:3px solid #a88;padding-left:1em}@media print{body{background:none}}';

/** The booklet as a self-contained HTML page. */
export function bookletHtml(title: string): string {
  const name = document.createElement('title');
  name.textContent = title;
  const booklet = document.querySelector('.booklet')?.cloneNode(true) as Element;
  booklet.removeAttribute('aria-hidden');
  return `<!doctype html><html><head><meta charset="utf-8">${name.outerHTML}<style>${style}</style></head><body>${booklet.outerHTML}</body></html>`;
}
